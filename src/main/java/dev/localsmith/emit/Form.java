package dev.localsmith.emit;

/**
 * The two forms of the template contract: how an expression is wrapped and how a local of the rules
 * is named. Everything else is the same in both.
 */
public enum Form {
  /** One workspace agent: {@code local.pod_requests} is a map. */
  SINGLE("kubernetes_input") {
    @Override
    String reference(String local) {
      return "local." + local;
    }

    @Override
    String definition(String local, String expression) {
      return local + " = " + expression;
    }
  },
  /** One agent per instance: {@code local.pod_requests[KEY]} is a map. */
  KEYED("kubernetes_inputs") {
    @Override
    String reference(String local) {
      return "local." + local + "[instance]";
    }

    @Override
    String definition(String local, String expression) {
      return local
          + " = {\nfor instance in local.kubernetes_instances : instance => "
          + expression
          + "\n}";
    }
  };

  private final String input;

  Form(String input) {
    this.input = input;
  }

  /** The local that holds the inputs, or a map of them. */
  public String input() {
    return input;
  }

  public boolean isKeyed() {
    return this == KEYED;
  }

  abstract String reference(String local);

  abstract String definition(String local, String expression);
}
