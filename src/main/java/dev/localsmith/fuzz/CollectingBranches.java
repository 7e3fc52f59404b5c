package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.EntryKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Every JSON type in every place that the rules read (rules 1 and 2). */
final class CollectingBranches {
  private static final List<JsonNodeType> TYPES =
      List.of(
          JsonNodeType.NULL,
          JsonNodeType.BOOLEAN,
          JsonNodeType.NUMBER,
          JsonNodeType.STRING,
          JsonNodeType.ARRAY,
          JsonNodeType.OBJECT);

  private static final List<String> TOLERATION =
      List.of("key", "operator", "value", "effect", "tolerationSeconds");

  private final RuleSet rules;
  private final List<Branch> branches = new ArrayList<>();

  private CollectingBranches(RuleSet rules) {
    this.rules = rules;
  }

  static List<Branch> of(RuleSet rules) {
    CollectingBranches collecting = new CollectingBranches(rules);
    collecting.json();
    collecting.types();
    collecting.merge();
    return collecting.branches;
  }

  private void json() {
    String notJson = rules.warnings().notJson().code();
    String field = rules.inputs().configuration();
    add("no configuration", o -> o.input().path(field).isNull());
    add("broken JSON", o -> o.warned(notJson) && o.configuration().isMissingNode());
    add("a key twice, the last one counting", o -> o.twice() && !o.warned(notJson));
    add("a key twice, its values of unlike types", o -> o.twice() && o.warned(notJson));
    add("as deep as allowed", o -> depth(o) == rules.nesting() && !o.warned(notJson));
    add("a level too deep", o -> depth(o) == rules.nesting() + 1 && o.warned(notJson));
  }

  private int depth(Observation seen) {
    if (seen.configuration().isMissingNode()) {
      return 0;
    }
    String text = seen.input().path(rules.inputs().configuration()).asText();
    int depth = 0;
    int deepest = 0;
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted && c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        deepest = Math.max(deepest, depth);
      }
    }
    return deepest;
  }

  private void types() {
    EntryKeys keys = rules.entry();
    types("the configuration", o -> Stream.of(o.configuration()));
    types("customizations", o -> Stream.of(o.configuration().path("customizations")));
    types(
        "the list of contributors",
        o -> Stream.of(o.configuration().path("customizations").path(rules.customization())));
    types("an entry", o -> o.entries().stream());
    types("resources", o -> in(o.entries().stream(), keys.resources()));
    types("requests", o -> in(in(o.entries().stream(), keys.resources()), keys.requests()));
    types("limits", o -> in(in(o.entries().stream(), keys.resources()), keys.limits()));
    types("a request", o -> o.mergedRequests().values().stream());
    types("a limit", o -> o.mergedLimits().values().stream());
    types("storage", o -> in(o.entries().stream(), keys.storage()));
    types("nodeSelector", o -> in(o.entries().stream(), keys.nodeSelector()));
    types("a selector", o -> o.merged(keys.nodeSelector()).values().stream());
    types("tolerations", o -> in(o.entries().stream(), keys.tolerations()));
    types("a toleration", CollectingBranches::tolerations);
    TOLERATION.forEach(field -> types("a toleration's " + field, o -> in(tolerations(o), field)));
  }

  static Stream<JsonNode> tolerations(Observation seen) {
    return in(seen.entries().stream(), seen.rules().entry().tolerations())
        .filter(JsonNode::isArray)
        .flatMap(list -> StreamSupport.stream(list.spliterator(), false));
  }

  private static Stream<JsonNode> in(Stream<JsonNode> containers, String key) {
    return containers.map(container -> container.path(key));
  }

  private void types(String place, Function<Observation, Stream<JsonNode>> values) {
    for (JsonNodeType type : TYPES) {
      add(
          place + " is of type " + type.name().toLowerCase(Locale.ROOT),
          o -> values.apply(o).anyMatch(value -> value.getNodeType() == type));
    }
  }

  private void merge() {
    EntryKeys keys = rules.entry();
    add("two contributors give a request", o -> twice(o, keys.resources(), keys.requests()));
    add("two contributors give a limit", o -> twice(o, keys.resources(), keys.limits()));
    add("two contributors give a selector", o -> twice(o, keys.nodeSelector()));
    add(
        "two contributors give storage",
        o -> o.entries().stream().filter(entry -> entry.hasNonNull(keys.storage())).count() > 1);
    add("no contributor", o -> o.configuration().isObject() && o.entries().isEmpty());
    String unknown = rules.warnings().unknownKey().code();
    String inResources = "." + keys.resources() + ".";
    add(
        "an unknown key of an entry",
        o ->
            o.warnings().stream().anyMatch(w -> w.startsWith(unknown) && !w.contains(inResources)));
    add(
        "an unknown key of resources",
        o -> o.warnings().stream().anyMatch(w -> w.startsWith(unknown) && w.contains(inResources)));
  }

  private static boolean twice(Observation seen, String... path) {
    long given = 0;
    for (JsonNode entry : seen.entries()) {
      JsonNode container = entry;
      for (String key : path) {
        container = container.path(key);
      }
      given += container.size();
    }
    return given > seen.merged(path).size();
  }

  private void add(String name, java.util.function.Predicate<Observation> holds) {
    branches.add(new Branch(name, holds));
  }
}
