package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds a small case that fails as a large one does. Candidates are tried many at once, since a run
 * of Terraform costs more than a case does.
 */
final class Shrinker {
  private static final int BATCH = 200;
  private static final int ROUNDS = 300;
  private static final String ORDINARY = "1";

  private final RuleSet rules;
  private final Function<List<Case>, List<Optional<Failure>>> trial;

  /** A failing case with what it shows. */
  record Found(Case failing, Failure failure) {}

  /**
   * @param trial runs cases, each for itself
   */
  Shrinker(RuleSet rules, Function<List<Case>, List<Optional<Failure>>> trial) {
    this.rules = rules;
    this.trial = trial;
  }

  Found shrink(Found large) {
    Found smallest = large;
    Set<ObjectNode> tried = new HashSet<>();
    for (int round = 0; round < ROUNDS; round++) {
      Optional<Found> smaller = smaller(smallest, tried);
      if (smaller.isEmpty()) {
        return smallest;
      }
      smallest = smaller.get();
    }
    return smallest;
  }

  private Optional<Found> smaller(Found found, Set<ObjectNode> tried) {
    long size = size(found.failing().input());
    List<Case> candidates =
        inputs(found.failing().input()).stream()
            .filter(input -> size(input) < size && tried.add(input))
            .sorted(Comparator.comparingLong(this::size))
            .map(input -> new Case(found.failing().id(), input, Optional.empty()))
            .toList();
    for (int start = 0; start < candidates.size(); start += BATCH) {
      List<Case> batch = candidates.subList(start, Math.min(start + BATCH, candidates.size()));
      List<Optional<Failure>> failures = trial.apply(batch);
      for (int i = 0; i < batch.size(); i++) {
        Optional<Failure> failure = failures.get(i).filter(found.failure()::isLike);
        if (failure.isPresent()) {
          return Optional.of(new Found(batch.get(i), failure.get()));
        }
      }
    }
    return Optional.empty();
  }

  /** Characters of what is set, and after that how much is not ordinary. */
  private long size(ObjectNode input) {
    long characters =
        input.properties().stream()
            .map(Map.Entry::getValue)
            .filter(value -> !value.isNull())
            .mapToLong(value -> Json.text(value).length())
            .sum();
    long unusual =
        input.properties().stream()
            .filter(field -> !field.getValue().asText().equals(ORDINARY))
            .count();
    return 100 * characters + unusual;
  }

  private List<ObjectNode> inputs(ObjectNode input) {
    List<ObjectNode> smaller = new ArrayList<>();
    String configuration = rules.inputs().configuration();
    String host = rules.inputs().hostRequirements();
    for (Map.Entry<String, JsonNode> field : input.properties()) {
      String name = field.getKey();
      JsonNode value = field.getValue();
      if (name.equals(configuration) || name.equals(host)) {
        smaller.add(with(input, name, JsonNodeFactory.instance.nullNode()));
      } else if (!value.isBoolean()) {
        smaller.add(with(input, name, ordinary(value)));
      } else {
        smaller.add(with(input, name, JsonNodeFactory.instance.booleanNode(true)));
      }
    }
    input
        .path(host)
        .properties()
        .forEach(
            field -> {
              for (JsonNode other : hosts(field.getValue())) {
                smaller.add(
                    with(input, host, with((ObjectNode) input.get(host), field.getKey(), other)));
              }
            });
    if (input.path(configuration).isTextual()) {
      TextReductions.of(input.get(configuration).textValue())
          .forEach(
              text ->
                  smaller.add(with(input, configuration, JsonNodeFactory.instance.textNode(text))));
    }
    return smaller;
  }

  private static JsonNode ordinary(JsonNode value) {
    return value.isNumber()
        ? JsonNodeFactory.instance.numberNode(1)
        : JsonNodeFactory.instance.textNode(ORDINARY);
  }

  private static List<JsonNode> hosts(JsonNode value) {
    List<JsonNode> smaller = new ArrayList<>();
    if (!value.isNull()) {
      smaller.add(JsonNodeFactory.instance.nullNode());
    }
    if (value.isNumber()) {
      smaller.add(JsonNodeFactory.instance.numberNode(1));
    } else if (value.isTextual()) {
      TextReductions.of(value.textValue())
          .forEach(text -> smaller.add(JsonNodeFactory.instance.textNode(text)));
    }
    return smaller;
  }

  private static ObjectNode with(ObjectNode input, String field, JsonNode value) {
    ObjectNode other = input.deepCopy();
    other.set(field, value);
    return other;
  }
}
