package dev.localsmith.emit.schema;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.localsmith.rules.Placement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON Schema under construction; its keywords stand in the order in which they were added. */
final class Schema {
  private final Map<String, Object> keywords = new LinkedHashMap<>();

  /** The schema that stands under {@code $defs} by that name. */
  static Schema ref(String definition) {
    return new Schema().with("$ref", "#/$defs/" + definition);
  }

  static Schema described(String description) {
    return new Schema().with("description", description);
  }

  /** Says when node selector and tolerations count. */
  static Schema placed(String description, Placement placement) {
    return described(
        description
            + " Counts only where the template's operator lets repositories choose nodes ("
            + placement.opening().variable()
            + ", by default "
            + placement.opening().standard()
            + ").");
  }

  Schema with(String keyword, Object value) {
    keywords.put(keyword, value);
    return this;
  }

  /** Asks for one of the texts; there may be none. */
  Schema among(List<String> texts) {
    return texts.isEmpty() ? with("not", Map.of()) : with("enum", texts);
  }

  /** Makes an object of exactly these properties. */
  Schema closed(Map<String, Schema> properties) {
    return with("properties", properties).with("additionalProperties", false);
  }

  /**
   * Says what is wrong in the rules' own words: VS Code shows this keyword, other validators pass
   * over it.
   */
  Schema otherwise(String advice) {
    return with("errorMessage", advice);
  }

  @JsonValue
  Map<String, Object> keywords() {
    return keywords;
  }
}
