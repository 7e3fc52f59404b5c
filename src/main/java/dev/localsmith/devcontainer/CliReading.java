package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A configuration's values as the Dev Containers CLI hands them on. */
final class CliReading {
  private static final JsonNodeFactory EXACT = new JsonNodeFactory(true);

  private final Variables variables;

  CliReading(Variables variables) {
    this.variables = variables;
  }

  /** Variables replaced in strings (not in keys), numbers as JavaScript writes them. */
  JsonNode of(JsonNode value) {
    return switch (value.getNodeType()) {
      case OBJECT -> {
        ObjectNode object = EXACT.objectNode();
        value.properties().forEach(field -> object.set(field.getKey(), of(field.getValue())));
        yield object;
      }
      case ARRAY -> {
        ArrayNode array = EXACT.arrayNode();
        value.forEach(element -> array.add(of(element)));
        yield array;
      }
      case STRING -> EXACT.textNode(variables.replacedIn(value.textValue()));
      case NUMBER ->
          JavaScriptNumber.through(value.decimalValue())
              .<JsonNode>map(EXACT::numberNode)
              .orElse(EXACT.nullNode());
      default -> value;
    };
  }
}
