package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Takes back what two edits of a rules file say against each other, as its reader would refuse. */
final class RuleFit {
  private static final String DEFAULT_REQUEST = "defaultRequest";
  private static final String DEFAULT_LIMIT = "defaultLimit";
  private static final String SMALLEST = "smallestLimit";
  private static final String CAP = "cap";
  private static final String LIMITS = "limits";

  private RuleFit() {}

  static void settle(ObjectNode rules) {
    ObjectNode resources = (ObjectNode) rules.get("resources");
    resources.forEach(resource -> amounts((ObjectNode) resource));
    boolean unset =
        List.of("cpu", "memory").stream()
            .map(resources::path)
            .noneMatch(resource -> resource.has(DEFAULT_REQUEST) || resource.has(DEFAULT_LIMIT));
    if (unset) {
      // A thousandth is no more than any cap.
      ((ObjectNode) resources.path(resources.has("cpu") ? "cpu" : "memory"))
          .put(DEFAULT_REQUEST, "0.001");
    }
    count(rules);
    ownSelectors((ObjectNode) rules.get("placement"));
  }

  private static void amounts(ObjectNode resource) {
    Optional<String> cap =
        Optional.of(resource.path(CAP))
            .filter(JsonNode::isObject)
            .map(fields -> fields.get("default").asText() + resource.get("unit").asText());
    if (above(text(resource, DEFAULT_REQUEST), cap)) {
      resource.remove(DEFAULT_REQUEST);
    }
    if (above(text(resource, DEFAULT_REQUEST), text(resource, DEFAULT_LIMIT))
        || above(text(resource, SMALLEST), text(resource, DEFAULT_LIMIT))) {
      resource.remove(DEFAULT_LIMIT);
    }
    if (above(text(resource, SMALLEST), cap) || above(text(resource, DEFAULT_LIMIT), cap)) {
      resource.withObject("/" + CAP).put(LIMITS, false);
    }
  }

  private static Optional<String> text(ObjectNode resource, String field) {
    return Optional.ofNullable(resource.get(field)).map(JsonNode::asText);
  }

  private static boolean above(Optional<String> one, Optional<String> other) {
    return one.isPresent() && other.isPresent() && SizeBranches.compare(one.get(), other.get()) > 0;
  }

  private static void count(ObjectNode rules) {
    ObjectNode gpu = (ObjectNode) rules.get("gpu");
    JsonNode greatest =
        rules.path("extended").path("greatest").path(gpu.get("device").asText()).path("default");
    if (greatest.isNumber() && greatest.intValue() < gpu.get("count").intValue()) {
      gpu.put("count", greatest.intValue());
    }
  }

  private static void ownSelectors(ObjectNode placement) {
    if (placement.get("selectorKeys") instanceof ArrayNode keys) {
      Set<String> own = new HashSet<>();
      placement.get("selectors").forEach(selector -> own.add(selector.get("key").asText()));
      for (int i = keys.size() - 1; i >= 0; i--) {
        if (own.contains(keys.get(i).asText())) {
          keys.remove(i);
        }
      }
    }
  }
}
