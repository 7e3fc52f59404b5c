package dev.localsmith.emit.schema;

import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Record, "Node placement is opt-in"; rules 8. */
final class PlacementSchemas {
  private final Placement placement;
  private final Warnings warnings;

  PlacementSchemas(RuleSet rules) {
    this.placement = rules.placement();
    this.warnings = rules.warnings();
  }

  Schema nodeSelector() {
    Map<String, Schema> own = new LinkedHashMap<>();
    for (Placement.Selector selector : placement.selectors()) {
      Schema schema = Schema.described("Set by the template: another value is ignored.");
      selector.value().ifPresent(value -> schema.with("const", value));
      own.put(selector.key(), schema);
    }
    return Schema.described("The labels of the nodes that the workspace may run on. " + opening())
        .with("type", List.of("object", "null"))
        .with("propertyNames", selectorKey(own))
        .with("properties", own)
        .with("additionalProperties", labelValue());
  }

  private Schema selectorKey(Map<String, Schema> own) {
    if (placement.selectorKeys().isPresent()) {
      List<String> keys = new ArrayList<>(own.keySet());
      keys.addAll(placement.selectorKeys().get());
      return new Schema()
          .with("enum", keys.stream().distinct().toList())
          .otherwise(warnings.selectorNotAllowed().advice());
    }
    return labelKey(new Schema(), "");
  }

  /** Rules 8: a label key, or what {@code besides} matches. */
  private Schema labelKey(Schema schema, String besides) {
    String advice = warnings.notALabelKey().advice();
    String prefix = "(?:" + placement.labelPrefix().pattern() + ")/";
    String lengths =
        "(?:"
            + Patterns.length(placement.labelPrefix())
            + "/)?"
            + Patterns.length(placement.labelName());
    return schema
        .with(
            "pattern",
            Patterns.whole(
                "(?:" + prefix + ")?(?:" + placement.labelName().pattern() + ")" + besides))
        .with(
            "allOf",
            List.of(new Schema().with("pattern", Patterns.whole(lengths)).otherwise(advice)))
        .otherwise(advice);
  }

  private Schema labelValue() {
    return labelValue(new Schema(), TextTypes.of(placement.labelValue().pattern()), "");
  }

  private Schema labelValue(Schema schema, List<String> types, String besides) {
    return numbers(schema.with("type", types), placement.labelValue().longest())
        .with("pattern", Patterns.whole(placement.labelValue().pattern() + besides))
        .with("maxLength", placement.labelValue().longest())
        .otherwise(warnings.notALabelValue().advice());
  }

  /** A number counts as its text, which has no sign and is no longer than a text may be. */
  private static Schema numbers(Schema schema, int longest) {
    return schema
        .with("minimum", 0)
        .with("exclusiveMaximum", BigDecimal.ONE.scaleByPowerOfTen(longest));
  }

  Schema tolerations() {
    return Schema.described("The taints of nodes that the workspace tolerates. " + opening())
        .with("type", List.of("array", "null"))
        .with("items", Schema.ref("toleration"));
  }

  private String opening() {
    return "Counts only where the template's operator lets repositories choose nodes ("
        + placement.opening().variable()
        + ", by default "
        + placement.opening().standard()
        + ").";
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
    properties.put("value", value());
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
    Schema schema =
        Schema.described(
            "The taint's key. Without one, which needs the operator "
                + placement.operators().exists()
                + ", every taint is tolerated.");
    if (placement.tolerationKeys().isPresent()) {
      return Schema.described("The taint's key, one that the template allows.")
          .with("enum", placement.tolerationKeys().get())
          .otherwise(warnings.tolerationNotAllowed().advice());
    }
    List<String> types = TextTypes.orNull(TextTypes.of(placement.labelName().pattern()));
    return labelKey(numbers(schema.with("type", types), placement.labelName().longest()), "|");
  }

  private Schema value() {
    List<String> types = TextTypes.orNull(TextTypes.of(placement.labelValue().pattern()));
    return labelValue(
        Schema.described("The taint's value, for " + placement.operators().compares() + "."),
        types,
        "|");
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

  /** One of the texts; editors propose neither an empty one nor null. */
  private static Schema choice(String description, List<String> texts) {
    return Schema.described(description)
        .with(
            "anyOf", List.of(new Schema().with("enum", texts), empty().with("doNotSuggest", true)));
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
    return new Schema().with("enum", Arrays.asList("", null));
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
