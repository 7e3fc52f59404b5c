package dev.localsmith.testing;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Rules that differ from the standard ones in a few fields; a null removes one. */
public final class Overlay {
  private static final YAMLMapper YAML =
      YAMLMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private Overlay() {}

  /**
   * @param name the name to show in problems
   * @param yaml the fields that differ
   */
  public static RuleSet rules(String name, String yaml) {
    try {
      JsonNode rules = YAML.readTree(new RulesReader().standardText());
      lay((ObjectNode) YAML.readTree(yaml), (ObjectNode) rules);
      return new RulesReader().read(name, YAML.writeValueAsString(rules));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void lay(ObjectNode over, ObjectNode rules) {
    over.properties()
        .forEach(
            field -> {
              JsonNode under = rules.get(field.getKey());
              if (field.getValue().isNull()) {
                rules.remove(field.getKey());
              } else if (field.getValue() instanceof ObjectNode object
                  && under instanceof ObjectNode fields) {
                lay(object, fields);
              } else {
                rules.set(field.getKey(), field.getValue());
              }
            });
  }
}
