package dev.localsmith.emit.schema;

import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Record, "Tolerations must be shaped the way Kubernetes accepts them"; rules 8. */
final class TolerationSchema {
  static final String TOLERATION = "toleration";

  /** What counts as not set. */
  private static final List<String> UNSET = Arrays.asList("", null);

  private final Placement placement;
  private final Labels labels;
  private final String notAllowed;

  TolerationSchema(RuleSet rules) {
    this.placement = rules.placement();
    this.labels = new Labels(rules);
    this.notAllowed = rules.warnings().tolerationNotAllowed().advice();
  }

  Schema list() {
    return Schema.placed("The taints of nodes that the workspace tolerates.", placement)
        .with("type", List.of("array", "null"))
        .with("items", Schema.ref(TOLERATION));
  }

  /** One toleration. An empty text counts as null, and null as not set. */
  Schema toleration() {
    Map<String, Schema> properties = new LinkedHashMap<>();
    properties.put("key", key());
    properties.put(
        "operator",
        choice(
                "How the key is compared: "
                    + placement.operators().compares()
                    + " with the value, "
                    + placement.operators().exists()
                    + " without one.",
                List.of(placement.operators().compares(), placement.operators().exists()))
            .with("default", placement.operators().compares()));
    properties.put(
        "value",
        labels.valueOrUnset(
            Schema.described("The taint's value, for " + placement.operators().compares() + ".")));
    properties.put(
        "effect", choice("The taint's effect; all of them without one.", placement.effects()));
    properties.put("tolerationSeconds", seconds());
    Schema schema =
        Schema.described("A toleration, as Kubernetes accepts it.")
            .with("type", "object")
            .closed(properties)
            .with("allOf", List.of(existing(), timed()));
    return placement.tolerationKeys().isPresent()
        ? schema.with("required", List.of("key"))
        : schema;
  }

  private Schema key() {
    if (placement.tolerationKeys().isPresent()) {
      return Schema.described("The taint's key, one that the template allows.")
          .among(placement.tolerationKeys().get())
          .otherwise(notAllowed);
    }
    return labels.keyOrUnset(
        Schema.described(
            "The taint's key. Without one, which needs the operator "
                + placement.operators().exists()
                + ", every taint is tolerated."));
  }

  private Schema seconds() {
    int digits = placement.seconds().digits();
    BigInteger most = BigInteger.TEN.pow(digits).subtract(BigInteger.ONE);
    return Schema.described(
            "How long the workspace stays on a node that gets the taint, with the effect "
                + placement.seconds().effect()
                + " alone.")
        .with("type", List.of("integer", "string", "null"))
        .with("pattern", Patterns.whole("-?[0-9]{1," + digits + "}"))
        .with("minimum", most.negate())
        .with("maximum", most)
        .with("examples", List.of(300));
  }

  /** One of the texts, or not set. */
  private static Schema choice(String description, List<String> texts) {
    List<String> values = new ArrayList<>(texts);
    values.addAll(UNSET);
    return Schema.described(description).with("enum", values);
  }

  /** The operator without a value, and the only one that needs no key. */
  private Schema existing() {
    String exists = placement.operators().exists();
    return new Schema()
        .with("if", having("operator", new Schema().with("const", exists)))
        .with(
            "then",
            new Schema()
                .with(
                    "properties",
                    Map.of("value", empty().otherwise(exists + " stands without a value."))))
        .with("else", having("key", new Schema().with("not", empty())));
  }

  private static Schema empty() {
    return new Schema().with("enum", UNSET);
  }

  private static Schema having(String property, Schema schema) {
    return new Schema()
        .with("required", List.of(property))
        .with("properties", Map.of(property, schema));
  }

  /** The seconds need their effect. */
  private Schema timed() {
    String effect = placement.seconds().effect();
    Schema set = new Schema().with("not", new Schema().with("type", "null"));
    Schema needed =
        new Schema()
            .with("const", effect)
            .otherwise("tolerationSeconds needs the effect " + effect + ".");
    return new Schema()
        .with("if", having("tolerationSeconds", set))
        .with("then", having("effect", needed));
  }
}
