package dev.localsmith.emit.schema;

import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Record, "the template's own selector keys always win"; rules 8. */
final class SelectorSchema {
  private final RuleSet rules;
  private final Labels labels;

  SelectorSchema(RuleSet rules) {
    this.rules = rules;
    this.labels = new Labels(rules);
  }

  Schema selector() {
    Map<String, Schema> own = new LinkedHashMap<>();
    for (Placement.Selector selector : rules.placement().selectors()) {
      Schema schema = Schema.described("Set by the template: another value is ignored.");
      selector.value().ifPresent(value -> schema.with("const", value));
      own.put(selector.key(), schema);
    }
    return Schema.placed(
            "The labels of the nodes that the workspace may run on.", rules.placement())
        .with("type", List.of("object", "null"))
        .with("propertyNames", selectorKey(own))
        .with("properties", own)
        .with("additionalProperties", labels.value(new Schema()));
  }

  private Schema selectorKey(Map<String, Schema> own) {
    Optional<List<String>> allowed = rules.placement().selectorKeys();
    if (allowed.isPresent()) {
      List<String> keys = new ArrayList<>(own.keySet());
      keys.addAll(allowed.get());
      return new Schema()
          .among(keys.stream().distinct().toList())
          .otherwise(rules.warnings().selectorNotAllowed().advice());
    }
    return labels.property();
  }
}
