package dev.localsmith.proof;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.RuleSet.EntryKeys;
import java.util.ArrayList;
import java.util.List;

/** What a contributor says, taken apart: each value in a contributor of its own. */
final class Pieces {
  private final EntryKeys keys;
  private final List<JsonNode> pieces = new ArrayList<>();

  private Pieces(EntryKeys keys) {
    this.keys = keys;
  }

  static List<JsonNode> of(EntryKeys keys, JsonNode contributor) {
    Pieces it = new Pieces(keys);
    if (contributor.isObject()) {
      contributor.properties().forEach(field -> it.field(field.getKey(), field.getValue()));
    } else {
      it.pieces.add(contributor);
    }
    return it.pieces;
  }

  private void field(String key, JsonNode value) {
    boolean amounts = key.equals(keys.resources());
    if (amounts && value.isObject()) {
      value
          .properties()
          .forEach(
              field -> {
                boolean known = keys.knownInResources().contains(field.getKey());
                members(field.getValue(), known, key, field.getKey());
              });
    } else if (key.equals(keys.tolerations()) && value.isArray()) {
      value.forEach(
          toleration ->
              pieces.add(wrap(JsonNodeFactory.instance.arrayNode().add(toleration), key)));
    } else {
      members(value, key.equals(keys.nodeSelector()), key);
    }
  }

  private void members(JsonNode value, boolean apart, String... path) {
    if (apart && value.isObject()) {
      value
          .properties()
          .forEach(field -> pieces.add(wrap(wrap(field.getValue(), field.getKey()), path)));
    } else {
      pieces.add(wrap(value, path));
    }
  }

  private static ObjectNode wrap(JsonNode value, String... path) {
    JsonNode wrapped = value;
    for (int i = path.length - 1; i >= 0; i--) {
      wrapped = JsonNodeFactory.instance.objectNode().set(path[i], wrapped);
    }
    return (ObjectNode) wrapped;
  }
}
