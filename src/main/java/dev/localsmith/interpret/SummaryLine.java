package dev.localsmith.interpret;

import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Record, "names the source"; rules 9: the sizes and where they come from, in a line. */
final class SummaryLine {
  private final RuleSet rules;

  SummaryLine(RuleSet rules) {
    this.rules = rules;
  }

  String of(
      Map<String, String> requests,
      Map<String, String> limits,
      Optional<String> disk,
      boolean fromCustomization,
      boolean fromHost) {
    RuleSet.Summary words = rules.summary();
    List<String> parts = new ArrayList<>();
    TreeSet<String> others = new TreeSet<>(CodePoints.ORDER);
    others.addAll(requests.keySet());
    others.addAll(limits.keySet());
    rules
        .resources()
        .forEach(
            (name, resource) ->
                resource
                    .label()
                    .ifPresent(
                        label -> {
                          others.remove(name);
                          parts.add(line(label, requests.get(name), limits.get(name)));
                        }));
    parts.add(rules.volume().label() + " " + disk.orElse(words.absent()));
    for (String name : others) {
      String limit = limits.get(name);
      parts.add(line(name, requests.getOrDefault(name, limit), limit));
    }
    List<String> sources = new ArrayList<>();
    if (fromCustomization) {
      sources.add(words.customization());
    }
    if (fromHost) {
      sources.add(words.hostRequirements());
    }
    parts.add(
        words.from()
            + (sources.isEmpty() ? words.parameters() : String.join(words.and(), sources)));
    return String.join(words.separator(), parts);
  }

  private String line(String name, String request, String limit) {
    String absent = rules.summary().absent();
    return name
        + " "
        + (request == null ? absent : request)
        + " / "
        + (limit == null ? absent : limit);
  }
}
