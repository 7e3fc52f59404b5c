package dev.localsmith.interpret;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the fields of {@code local.kubernetes_input} as Terraform converts them (rules 1). */
record Inputs(JsonNode fields) {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?");

  /** The field's text; empty where it is null. */
  Optional<String> text(String field) {
    JsonNode node = fields.path(field);
    return node.isValueNode() && !node.isNull()
        ? Optional.of(
            CodePoints.normal(
                node.isNumber() ? number(node).map(NumberText::of).orElseThrow() : node.asText()))
        : Optional.empty();
  }

  /** The field's number, {@code tonumber} of a text; empty where it holds none. */
  Optional<BigDecimal> number(String field) {
    return number(fields.path(field));
  }

  /** The field's number with the suffix of its unit, as a quantity's text. */
  Optional<String> quantity(String field, String unit) {
    return number(field).map(number -> NumberText.of(number) + unit);
  }

  boolean isTrue(String field) {
    JsonNode node = fields.path(field);
    return node.isTextual() ? node.textValue().equals("true") : node.asBoolean();
  }

  /** The object under the field; an empty one where it is null. */
  Inputs object(String field) {
    return new Inputs(fields.path(field));
  }

  private static Optional<BigDecimal> number(JsonNode node) {
    if (node.isNumber()) {
      return Optional.of(node.decimalValue());
    }
    return node.isTextual() && NUMBER.matcher(node.textValue()).matches()
        ? Optional.of(new BigDecimal(node.textValue()))
        : Optional.empty();
  }
}
