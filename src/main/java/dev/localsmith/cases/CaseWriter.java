package dev.localsmith.cases;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.RuleSet;

/** Writes a case as {@link CaseReader} reads it. */
public final class CaseWriter {
  private final RuleSet rules;

  public CaseWriter(RuleSet rules) {
    this.rules = rules;
  }

  /**
   * The case as an object of {@code id}, {@code description}, {@code input} and, where it has one,
   * {@code expected}. The configuration stands there as a JSON value if that gives the same text,
   * else as the raw text.
   */
  public ObjectNode write(Case given, String description) {
    ObjectNode written = Json.MAPPER.createObjectNode();
    written.put("id", given.id()).put("description", description);
    written.set("input", input(given.input()));
    given.expected().ifPresent(expected -> written.set("expected", expected));
    return written;
  }

  private ObjectNode input(ObjectNode input) {
    ObjectNode written = Json.MAPPER.createObjectNode();
    JsonNode text = input.path(rules.inputs().configuration());
    if (text.isTextual()) {
      written.set(InputReader.CONFIGURATION, configuration(text));
    }
    written.set(InputReader.HOST_REQUIREMENTS, input.path(rules.inputs().hostRequirements()));
    ObjectNode parameters = written.putObject(InputReader.PARAMETERS);
    rules.parameters().forEach(p -> parameters.set(p.input(), input.path(p.input())));
    ObjectNode variables = written.putObject(InputReader.VARIABLES);
    rules.caps().forEach(cap -> variables.set(cap.variable(), input.path(cap.variable())));
    String opening = rules.placement().opening().variable();
    variables.set(opening, input.path(opening));
    rules
        .placement()
        .selectors()
        .forEach(s -> s.input().ifPresent(name -> written.set(name, input.path(name))));
    return written;
  }

  private static JsonNode configuration(JsonNode text) {
    try {
      JsonNode value = Json.read(text.textValue());
      boolean plain = value.isContainerNode();
      boolean same = plain && Json.text(value).equals(text.textValue());
      return same ? value : text;
    } catch (JsonProcessingException e) {
      return text;
    }
  }
}
