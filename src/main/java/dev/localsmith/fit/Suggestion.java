package dev.localsmith.fit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.admission.Change;
import dev.localsmith.admission.Change.SetAmount;
import dev.localsmith.admission.Change.SetStorage;
import dev.localsmith.admission.Side;
import dev.localsmith.cases.Json;
import dev.localsmith.explain.Explanation;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.interpret.Result;
import dev.localsmith.interpret.Watcher;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.Quantity.Format;
import dev.localsmith.rules.RuleSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What an author would write so that changes come about: an entry of the customization, tried as
 * one more contributor.
 */
final class Suggestion {
  private final RuleSet rules;
  private final Interpreter interpreter;
  private final Explanation explanation;

  /** An entry and what it leads to. */
  record Suggested(ObjectNode entry, Result result) {}

  Suggestion(RuleSet rules, Interpreter interpreter, Explanation explanation) {
    this.rules = rules;
    this.interpreter = interpreter;
    this.explanation = explanation;
  }

  /**
   * The entry; empty if changes cannot be written so, or what the rules make of it does not help.
   */
  Optional<Suggested> of(List<Change> changes, Predicate<Result> helps) {
    ObjectNode entry = Json.MAPPER.createObjectNode();
    for (Change change : changes) {
      if (change instanceof SetAmount set) {
        boolean isDevice = !rules.resources().containsKey(set.resource());
        put(entry, isDevice ? Side.LIMIT : set.side(), set.resource(), text(set.to()));
      } else if (change instanceof SetStorage set) {
        entry.put(rules.entry().storage(), text(set.to()));
      } else {
        return Optional.empty();
      }
    }
    if (entry.has(rules.entry().resources())) {
      keepHostRequirements(entry);
    }
    return changes.isEmpty()
        ? Optional.empty()
        : with(entry)
            .map(input -> new Suggested(entry, interpreter.interpret(input, Watcher.NONE)))
            .filter(suggested -> helps.test(suggested.result()));
  }

  /** The rules read no exponents (rules 4). */
  private static String text(Quantity amount) {
    return amount.format() == Format.DECIMAL_EXPONENT
        ? new Quantity(amount.value(), Format.DECIMAL_SI).toString()
        : amount.toString();
  }

  private void put(ObjectNode entry, Side side, String resource, String amount) {
    amounts(entry, side).put(resource, amount);
  }

  private ObjectNode amounts(ObjectNode entry, Side side) {
    String key = side == Side.REQUEST ? rules.entry().requests() : rules.entry().limits();
    return entry.withObjectProperty(rules.entry().resources()).withObjectProperty(key);
  }

  /** Resources once set are authoritative (rules 5): what host requirements gave is written too. */
  private void keepHostRequirements(ObjectNode entry) {
    for (String resource : rules.resources().keySet()) {
      boolean isFromHost =
          explanation
              .provenance()
              .request(resource)
              .filter(decision -> decision.path().startsWith("hostRequirements."))
              .isPresent();
      ObjectNode requests = amounts(entry, Side.REQUEST);
      if (isFromHost && !requests.has(resource)) {
        requests.put(resource, explanation.result().requests().get(resource));
      }
    }
    ObjectNode resources = entry.withObjectProperty(rules.entry().resources());
    resources.properties().removeIf(side -> side.getValue().isEmpty());
  }

  /** The interpreter's input with the entry behind all others. */
  private Optional<ObjectNode> with(ObjectNode entry) {
    ObjectNode input = explanation.input().deepCopy();
    String key = rules.inputs().configuration();
    try {
      JsonNode configuration = Json.read(input.path(key).asText("{}"));
      if (!(configuration instanceof ObjectNode object)) {
        return Optional.empty();
      }
      if (!object.has("customizations")) {
        object.putObject("customizations");
      }
      if (!(object.get("customizations") instanceof ObjectNode customizations)) {
        return Optional.empty();
      }
      if (!customizations.has(rules.customization())) {
        customizations.putArray(rules.customization());
      }
      if (!(customizations.get(rules.customization()) instanceof ArrayNode entries)) {
        return Optional.empty();
      }
      entries.add(entry);
      return Optional.of(input.put(key, Json.text(configuration)));
    } catch (JsonProcessingException notJson) {
      return Optional.empty();
    }
  }
}
