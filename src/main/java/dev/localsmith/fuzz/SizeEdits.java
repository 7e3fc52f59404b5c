package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** What an operator may change of the native resources and of the disk. */
final class SizeEdits {
  private static final String UNIT = "unit";
  private static final String CAP = "cap";
  private static final String PARAMETER = "parameter";
  private static final String HOST = "hostRequirement";
  private static final String DEFAULT_REQUEST = "defaultRequest";
  private static final String DEFAULT_LIMIT = "defaultLimit";
  private static final String SMALLEST = "smallestLimit";
  private static final String LABEL = "label";

  private SizeEdits() {}

  static List<RuleEdit> all() {
    return List.of(
        SizeEdits::order,
        each(SizeEdits::unit),
        each(SizeEdits::label),
        each(SizeEdits::defaultRequest),
        each(SizeEdits::smallestLimit),
        each(SizeEdits::cap),
        each(SizeEdits::parameter),
        each(SizeEdits::defaultLimit),
        each(SizeEdits::hostRequirement),
        SizeEdits::disk);
  }

  private static RuleEdit each(BiConsumer<Map.Entry<String, ObjectNode>, Choice> edit) {
    return (rules, choice) ->
        resources(rules)
            .properties()
            .forEach(
                field -> {
                  if (choice.percent(60)) {
                    edit.accept(Map.entry(field.getKey(), (ObjectNode) field.getValue()), choice);
                  }
                });
  }

  private static ObjectNode resources(ObjectNode rules) {
    return (ObjectNode) rules.get("resources");
  }

  private static void order(ObjectNode rules, Choice choice) {
    ObjectNode resources = resources(rules);
    List<Map.Entry<String, JsonNode>> fields = new ArrayList<>(resources.properties());
    resources.removeAll();
    choice.shuffled(fields).forEach(field -> resources.set(field.getKey(), field.getValue()));
  }

  private static void unit(Map.Entry<String, ObjectNode> resource, Choice choice) {
    resource.getValue().put(UNIT, choice.of("", "m", "k", "Mi", "Gi", "G"));
  }

  private static void label(Map.Entry<String, ObjectNode> resource, Choice choice) {
    if (choice.oneIn(3)) {
      resource.getValue().remove(LABEL);
    } else {
      resource.getValue().put(LABEL, RuleWords.label(choice) + " " + resource.getKey());
    }
  }

  private static void defaultRequest(Map.Entry<String, ObjectNode> resource, Choice choice) {
    if (choice.oneIn(2)) {
      resource.getValue().remove(DEFAULT_REQUEST);
    } else {
      resource.getValue().put(DEFAULT_REQUEST, quantity(choice));
    }
  }

  private static String quantity(Choice choice) {
    return choice.of("250m", "1", "0.5", ".25", "100M", "512Mi", "1Gi", "0", "3", "2.50", "1500m");
  }

  private static void smallestLimit(Map.Entry<String, ObjectNode> resource, Choice choice) {
    if (choice.oneIn(3)) {
      resource.getValue().remove(SMALLEST);
    } else {
      resource.getValue().put(SMALLEST, choice.of("6Mi", "100m", "1", "1.5", "8M"));
    }
  }

  private static void cap(Map.Entry<String, ObjectNode> resource, Choice choice) {
    ObjectNode fields = resource.getValue();
    if (choice.oneIn(4)) {
      fields.remove(CAP);
      fields.remove(HOST);
      return;
    }
    fields
        .putObject(CAP)
        .put("variable", "most_" + resource.getKey().replace('-', '_'))
        .put("default", new BigDecimal(choice.of("8", "32", "0.5", "1.5", "64", "2", "0.25")))
        .put("description", RuleWords.prose(choice))
        .put("limits", choice.oneIn(2));
  }

  private static void parameter(Map.Entry<String, ObjectNode> resource, Choice choice) {
    ObjectNode fields = resource.getValue();
    if (choice.oneIn(2)) {
      fields.remove(PARAMETER);
    } else {
      fields.remove(DEFAULT_LIMIT);
      String input = "chosen_" + resource.getKey().replace('-', '_');
      fields.putObject(PARAMETER).put("input", input).put("expression", "var.x");
    }
  }

  private static void defaultLimit(Map.Entry<String, ObjectNode> resource, Choice choice) {
    ObjectNode fields = resource.getValue();
    if (choice.oneIn(3)) {
      fields.remove(DEFAULT_LIMIT);
    } else {
      fields.remove(PARAMETER);
      String least = fields.path(SMALLEST).asText("0");
      fields.put(DEFAULT_LIMIT, choice.of(least, "1Gi", "20Gi", "100M"));
    }
  }

  private static void hostRequirement(Map.Entry<String, ObjectNode> resource, Choice choice) {
    ObjectNode fields = resource.getValue();
    if (choice.oneIn(3)) {
      fields.remove(HOST);
    } else if (fields.has(CAP)) {
      fields
          .putObject(HOST)
          .put("field", "host_" + resource.getKey().replace('-', '_'))
          .put("path", "hostRequirements." + RuleWords.label(choice) + resource.getKey())
          .put("written", choice.of("number", "bytes"));
    }
  }

  private static void disk(ObjectNode rules, Choice choice) {
    ObjectNode volume = (ObjectNode) rules.get("volume");
    volume
        .put("label", RuleWords.label(choice) + " disk")
        .put(UNIT, choice.of("Gi", "G", "Mi", "", "Ti"));
    volume.withObject("/parameter").put("input", choice.of("disk", "volume_size"));
    volume.withObject("/hostRequirement").put("written", choice.of(List.of("number", "bytes")));
    volume.withObject("/hostRequirement").put("path", RuleWords.label(choice) + " of the disk");
  }
}
