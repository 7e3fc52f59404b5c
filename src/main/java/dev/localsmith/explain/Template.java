package dev.localsmith.explain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * What the template brings along, by the names that the rules give.
 *
 * @param parameters what the user of the template chooses: numbers
 * @param variables what the operator decides: numbers and booleans
 * @param others further inputs of the rules, such as {@code arch}: texts
 */
public record Template(
    Map<String, Setting> parameters, Map<String, Setting> variables, Map<String, Setting> others) {

  /**
   * One value.
   *
   * @param from who says so, for people: {@code --max-cpu}, {@code prod.tfvars:3}, {@code default}
   */
  public record Setting(String name, JsonNode value, String from) {
    /** What {@link #from} says where nobody does. */
    public static final String ASSUMED = "assumed";

    boolean assumed() {
      return from.equals(ASSUMED);
    }

    /** {@code max_cpu = 8}. */
    String assignment() {
      return name + " = " + value.asText();
    }

    /** {@code max_cpu = 8 (default)}. */
    @Override
    public String toString() {
      return assignment() + " (" + from + ")";
    }
  }

  /** The {@code input} of a case without its configuration. */
  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ObjectNode chosen = json.putObject("parameters");
    parameters.forEach((name, setting) -> chosen.set(name, setting.value()));
    ObjectNode decided = json.putObject("variables");
    variables.forEach((name, setting) -> decided.set(name, setting.value()));
    others.forEach((name, setting) -> json.set(name, setting.value()));
    return json;
  }
}
