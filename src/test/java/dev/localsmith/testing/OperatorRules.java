package dev.localsmith.testing;

import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;

/** The standard rules as an operator changed them: other names, and every option on. */
public final class OperatorRules {
  public static final RuleSet RULES = new RulesReader().read("operator.yaml", text());

  private OperatorRules() {}

  /** The rules file. */
  public static String text() {
    String text = new RulesReader().standardText();
    text = changed(text, "customization: kubernetes", "customization: acme");
    text = changed(text, "  requests: requests\n", "  requests: reserved\n");
    text =
        changed(
            text,
            "  ephemeral-storage:\n    unit: Gi\n",
            """
              ephemeral-storage:
                unit: Gi
                defaultRequest: 1Gi
                defaultLimit: 5Gi
                smallestLimit: 1500k
                cap:
                  variable: max_scratch
                  default: 50
                  description: The most scratch space, in GiB.
                  limits: true
            """);
    text =
        changed(
            text,
            "  reservedPrefix: requests.\n",
            """
              reservedPrefix: requests.
              allowed: [nvidia.com/gpu, example.com]
              greatest:
                nvidia.com/gpu:
                  variable: max_gpu
                  default: 4
                  description: The most GPUs.
            """);
    text = changed(text, "  count: 1\n", "  count: 2\n");
    text =
        changed(
            text,
            "  # The template's own selectors always win.\n",
            """
              selectorKeys: [nvidia.com/gpu.present, zone]
              tolerationKeys: [nvidia.com/gpu]
            """);
    return changed(
        text,
        "      expression: local.arch\n",
        """
              expression: local.arch
            - key: pool
              value: dev
        """);
  }

  private static String changed(String text, String from, String to) {
    if (!text.contains(from)) {
      throw new IllegalStateException("the standard rules no longer hold: " + from);
    }
    return text.replace(from, to);
  }
}
