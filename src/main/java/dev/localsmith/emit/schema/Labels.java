package dev.localsmith.emit.schema;

import dev.localsmith.rules.Name;
import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import java.math.BigDecimal;
import java.util.List;

/** Rules 8: label keys, with an optional domain, and label values. */
final class Labels {
  private final Placement placement;
  private final String keyAdvice;
  private final String valueAdvice;

  Labels(RuleSet rules) {
    this.placement = rules.placement();
    this.keyAdvice = rules.warnings().notALabelKey().advice();
    this.valueAdvice = rules.warnings().notALabelValue().advice();
  }

  /** A label key as the name of a property. */
  Schema property() {
    return key(new Schema(), "");
  }

  /** A label key, or what counts as not set. */
  Schema keyOrUnset(Schema schema) {
    List<String> types = TextTypes.of(placement.labelName().pattern());
    return key(typed(schema, TextTypes.orNull(types), placement.labelName()), "|");
  }

  Schema value(Schema schema) {
    return value(schema, TextTypes.of(placement.labelValue().pattern()), "");
  }

  /** A label value, or what counts as not set. */
  Schema valueOrUnset(Schema schema) {
    return value(schema, TextTypes.orNull(TextTypes.of(placement.labelValue().pattern())), "|");
  }

  private Schema key(Schema schema, String besides) {
    String prefix = "(?:" + placement.labelPrefix().pattern() + ")/";
    String name = "(?:" + placement.labelName().pattern() + ")";
    String lengths =
        "(?:"
            + Patterns.length(placement.labelPrefix())
            + "/)?"
            + Patterns.length(placement.labelName());
    Schema length = new Schema().with("pattern", Patterns.whole(lengths)).otherwise(keyAdvice);
    return schema
        .with("pattern", Patterns.whole("(?:" + prefix + ")?" + name + besides))
        .with("allOf", List.of(length))
        .otherwise(keyAdvice);
  }

  private Schema value(Schema schema, List<String> types, String besides) {
    return typed(schema, types, placement.labelValue())
        .with("pattern", Patterns.whole(placement.labelValue().pattern() + besides))
        .with("maxLength", placement.labelValue().longest())
        .otherwise(valueAdvice);
  }

  /** A number counts as its text, which has no sign and is no longer than a text may be. */
  private static Schema typed(Schema schema, List<String> types, Name name) {
    return schema
        .with("type", types)
        .with("minimum", 0)
        .with("exclusiveMaximum", BigDecimal.ONE.scaleByPowerOfTen(name.longest()));
  }
}
