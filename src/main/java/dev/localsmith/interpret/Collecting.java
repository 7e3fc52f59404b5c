package dev.localsmith.interpret;

import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.EntryKeys;
import dev.localsmith.rules.Warnings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Record, "Merge"; rules 2: what the contributors say, merged before anything is validated. */
final class Collecting {
  private final String customization;
  private final EntryKeys keys;
  private final Warnings warnings;

  /**
   * What was collected.
   *
   * @param storage the last one that is set
   */
  record Collected(
      SortedMap<String, Value> requests,
      SortedMap<String, Value> limits,
      SortedMap<String, Value> selector,
      List<Placed> tolerations,
      Optional<Value> storage,
      List<Finding> findings) {}

  /** A toleration with its path, {@code [i].tolerations[j]}. */
  record Placed(String path, Value value) {}

  Collecting(RuleSet rules) {
    this.customization = rules.customization();
    this.keys = rules.entry();
    this.warnings = rules.warnings();
  }

  /**
   * @param text the configuration, if there is one
   * @param configuration its JSON, if it is any
   */
  Collected collect(Optional<String> text, Optional<Value> configuration) {
    List<Finding> findings = new ArrayList<>();
    if (text.isPresent() && configuration.isEmpty()) {
      findings.add(Finding.of(warnings.notJson(), "", "", new Value.Text(text.get())));
    }
    Value found =
        configuration
            .flatMap(Value::object)
            .flatMap(c -> c.get("customizations"))
            .flatMap(Value::object)
            .flatMap(c -> c.get(customization))
            .orElse(Value.NULL);
    if (!(found instanceof Value.Null) && found.array().isEmpty()) {
      findings.add(Finding.of(warnings.notAList(), "", "", found));
    }
    Merge merge = new Merge();
    List<Value> contributors = found.array().map(Value.Array::elements).orElse(List.of());
    for (int i = 0; i < contributors.size(); i++) {
      List<Finding> own = new ArrayList<>();
      merge.entry("[" + i + "]", contributors.get(i), own);
      own.sort(Comparator.comparing(Finding::path, CodePoints.ORDER));
      findings.addAll(own);
    }
    return new Collected(
        merge.requests, merge.limits, merge.selector, merge.tolerations, merge.storage, findings);
  }

  /** What the entries so far have given. */
  private final class Merge {
    private final SortedMap<String, Value> requests = new TreeMap<>(CodePoints.ORDER);
    private final SortedMap<String, Value> limits = new TreeMap<>(CodePoints.ORDER);
    private final SortedMap<String, Value> selector = new TreeMap<>(CodePoints.ORDER);
    private final List<Placed> tolerations = new ArrayList<>();
    private Optional<Value> storage = Optional.empty();

    void entry(String path, Value contributor, List<Finding> findings) {
      Map<String, Value> entry = object(path, contributor, findings);
      unknown(path, entry, keys.known(), findings);
      String at = path + "." + keys.resources();
      Map<String, Value> resources = object(at, entry.get(keys.resources()), findings);
      unknown(at, resources, keys.knownInResources(), findings);
      requests.putAll(object(at + "." + keys.requests(), resources.get(keys.requests()), findings));
      limits.putAll(object(at + "." + keys.limits(), resources.get(keys.limits()), findings));
      selector.putAll(
          object(path + "." + keys.nodeSelector(), entry.get(keys.nodeSelector()), findings));
      tolerations(path + "." + keys.tolerations(), entry.get(keys.tolerations()), findings);
      Value set = entry.get(keys.storage());
      if (set != null && !(set instanceof Value.Null)) {
        storage = Optional.of(set);
      }
    }

    private Map<String, Value> object(String path, Value value, List<Finding> findings) {
      if (value instanceof Value.Object object) {
        return object.members();
      }
      if (value != null && !(value instanceof Value.Null)) {
        findings.add(Finding.of(warnings.notAnObject(), path, path, value));
      }
      return Map.of();
    }

    private void tolerations(String path, Value value, List<Finding> findings) {
      if (value instanceof Value.Array array) {
        for (int j = 0; j < array.elements().size(); j++) {
          tolerations.add(new Placed(path + "[" + j + "]", array.elements().get(j)));
        }
      } else if (value != null && !(value instanceof Value.Null)) {
        findings.add(Finding.of(warnings.notAList(), path, path, value));
      }
    }

    private void unknown(
        String path, Map<String, Value> object, List<String> known, List<Finding> findings) {
      for (String key : object.keySet()) {
        if (!known.contains(key)) {
          findings.add(
              Finding.of(warnings.unknownKey(), path + "." + key, path, new Value.Text(key)));
        }
      }
    }
  }
}
