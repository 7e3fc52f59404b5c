package dev.localsmith.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.RuleSet.Parameter;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** From the {@code input} of a case to the object that the rules read (rules 1). */
public final class InputReader {
  static final String CONFIGURATION = "configuration";
  static final String HOST_REQUIREMENTS = "host_requirements";
  static final String PARAMETERS = "parameters";
  static final String VARIABLES = "variables";
  private static final int MOST_DIGITS = 1000;
  private static final String ARCH = "arch";
  private static final String STANDARD_ARCH = "amd64";

  private final RuleSet rules;

  public InputReader(RuleSet rules) {
    this.rules = rules;
  }

  /**
   * @param name what problems call it
   * @param given {@code {configuration, host_requirements, parameters, variables, arch}}
   * @throws CasesException on the first thing that is wrong
   */
  public ObjectNode read(String name, ObjectNode given) {
    return read(new Place(name, 1, ""), given);
  }

  ObjectNode read(Place place, ObjectNode given) {
    ObjectNode input = Json.MAPPER.createObjectNode();
    input.set(rules.inputs().configuration(), configuration(given));
    input.set(rules.inputs().hostRequirements(), hostRequirements(place, given));
    parameters(place, object(place, given, PARAMETERS), input);
    variables(place, object(place, given, VARIABLES), input);
    List<String> selectors = selectors(place, given, input);
    for (String field : (Iterable<String>) given::fieldNames) {
      boolean known =
          List.of(CONFIGURATION, HOST_REQUIREMENTS, PARAMETERS, VARIABLES, ARCH).contains(field);
      place.check(known || selectors.contains(field), "input." + field, "unknown field");
    }
    return input;
  }

  /** A text is the raw JSON text, left out is null, and anything else is what the JSON holds. */
  private static JsonNode configuration(ObjectNode given) {
    JsonNode value = given.get(CONFIGURATION);
    if (value == null) {
      return given.nullNode();
    }
    return given.textNode(value.isTextual() ? Json.scalar(value.textValue()) : Json.text(value));
  }

  private JsonNode hostRequirements(Place place, ObjectNode given) {
    JsonNode host = given.path(HOST_REQUIREMENTS);
    if (host.isNull() || host.isMissingNode()) {
      return given.nullNode();
    }
    place.check(host.isObject(), "input." + HOST_REQUIREMENTS, "must be an object or null");
    List<String> numbers = rules.hostRequirements().stream().map(HostRequirement::field).toList();
    String gpu = rules.inputs().gpu();
    host.properties()
        .forEach(
            field -> {
              String path = "input." + HOST_REQUIREMENTS + "." + field.getKey();
              JsonNode value = field.getValue();
              boolean number = numbers.contains(field.getKey());
              place.check(
                  number || field.getKey().equals(gpu),
                  path,
                  "unknown field; known here: " + String.join(", ", numbers) + ", " + gpu);
              place.check(
                  value.isNull() || (number ? value.isNumber() : value.isTextual()),
                  path,
                  number ? "must be a number or null" : "must be a text or null");
              if (number) {
                bounded(place, path, value);
              }
            });
    return host;
  }

  private void parameters(Place place, ObjectNode given, ObjectNode input) {
    for (Parameter parameter : rules.parameters()) {
      JsonNode value = given.path(parameter.input());
      String path = "input." + PARAMETERS + "." + parameter.input();
      place.check(value.isTextual() || value.isNumber(), path, "must be a text or a number");
      bounded(place, path, value);
      input.set(parameter.input(), value);
    }
  }

  private void variables(Place place, ObjectNode given, ObjectNode input) {
    for (Cap cap : rules.caps()) {
      JsonNode value =
          given.has(cap.variable()) ? given.get(cap.variable()) : given.numberNode(cap.standard());
      String path = "input." + VARIABLES + "." + cap.variable();
      place.check(value.isNumber(), path, "must be a number");
      bounded(place, path, value);
      input.set(cap.variable(), value);
    }
    Placement.Switch opening = rules.placement().opening();
    JsonNode value =
        given.has(opening.variable())
            ? given.get(opening.variable())
            : given.booleanNode(opening.standard());
    place.check(
        value.isBoolean(),
        "input." + VARIABLES + "." + opening.variable(),
        "must be true or false");
    input.set(opening.variable(), value);
  }

  private List<String> selectors(Place place, ObjectNode given, ObjectNode input) {
    List<String> names =
        rules.placement().selectors().stream().flatMap(s -> s.input().stream()).toList();
    for (String name : names) {
      JsonNode value =
          given.has(name) || !name.equals(ARCH) ? given.path(name) : given.textNode(STANDARD_ARCH);
      place.check(value.isTextual(), "input." + name, "must be a text");
      input.set(name, value);
    }
    return names;
  }

  /** No number is longer in plain decimal than one may be written. */
  private static void bounded(Place place, String path, JsonNode value) {
    decimal(value)
        .ifPresent(
            number ->
                place.check(
                    Math.abs((long) number.precision() - number.scale()) <= MOST_DIGITS
                        && number.precision() <= MOST_DIGITS,
                    path,
                    "must be a number of at most " + MOST_DIGITS + " digits in plain decimal"));
  }

  private static Optional<BigDecimal> decimal(JsonNode value) {
    try {
      return value.isNumber()
          ? Optional.of(value.decimalValue())
          : Optional.of(new BigDecimal(value.asText()));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static ObjectNode object(Place place, ObjectNode given, String field) {
    JsonNode value = given.has(field) ? given.get(field) : given.objectNode();
    place.check(value.isObject(), "input." + field, "must be an object");
    return (ObjectNode) value;
  }
}
