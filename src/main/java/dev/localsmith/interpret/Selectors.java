package dev.localsmith.interpret;

import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Record, "the template's own selector keys always win"; rules 8. */
final class Selectors {
  private final RuleSet rules;
  private final Warnings warnings;
  private final LabelNames labels;

  Selectors(RuleSet rules, LabelNames labels) {
    this.rules = rules;
    this.warnings = rules.warnings();
    this.labels = labels;
  }

  /** The template's own selectors. */
  Map<String, String> own(Inputs inputs) {
    SortedMap<String, String> own = new TreeMap<>(CodePoints.ORDER);
    for (Placement.Selector selector : rules.placement().selectors()) {
      own.put(
          selector.key(),
          selector.value().or(() -> selector.input().flatMap(inputs::text)).orElseThrow());
    }
    return own;
  }

  /** The repository's selectors under the template's own. */
  SortedMap<String, String> select(
      Map<String, Value> merged, Map<String, String> own, List<Finding> findings, Watcher watcher) {
    SortedMap<String, String> selected = new TreeMap<>(CodePoints.ORDER);
    merged.forEach(
        (key, value) ->
            fault(key, value, own)
                .ifPresentOrElse(
                    findings::add,
                    () -> {
                      if (!own.containsKey(key)) {
                        selected.put(key, value.text().orElseThrow());
                        watcher.selector(key, Origin.CUSTOMIZATION, path(key));
                      }
                    }));
    selected.putAll(own);
    return selected;
  }

  private String path(String key) {
    return rules.entry().nodeSelector() + "." + key;
  }

  private Optional<Finding> fault(String key, Value value, Map<String, String> own) {
    String place = rules.entry().nodeSelector();
    String path = path(key);
    Optional<String> text = value.text();
    if (own.containsKey(key)) {
      String reserved = own.get(key);
      return text.filter(reserved::equals).isPresent()
          ? Optional.empty()
          : Optional.of(Finding.of(warnings.selectorReserved(), path, path, value, reserved));
    }
    if (!labels.isKey(key)) {
      return Optional.of(Finding.of(warnings.notALabelKey(), path, place, new Value.Text(key)));
    }
    if (rules.placement().selectorKeys().filter(keys -> !keys.contains(key)).isPresent()) {
      return Optional.of(Finding.of(warnings.selectorNotAllowed(), path, path, value));
    }
    return text.filter(labels::isValue).isPresent()
        ? Optional.empty()
        : Optional.of(Finding.of(warnings.notALabelValue(), path, path, value));
  }
}
