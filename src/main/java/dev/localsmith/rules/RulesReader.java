package dev.localsmith.rules;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Reads a rules file; refuses one that makes no sense with all its problems. */
public final class RulesReader {
  private static final String STANDARD = "kubernetes.yaml";

  private static final YAMLMapper MAPPER =
      YAMLMapper.builder()
          .addModule(new Jdk8Module())
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          // Structure has named the unknown fields; the others are checked all the same.
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  /** The standard rules, which travel with the program. */
  public RuleSet standard() {
    return read(STANDARD, standardText());
  }

  /** The text of the standard rules file. */
  public String standardText() {
    try (InputStream in = RulesReader.class.getResourceAsStream(STANDARD)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads one YAML document of plain values: no aliases, no tags, no key twice.
   *
   * <p>What keeps the file from being bound (a field that is missing or of another type, a number
   * with an exponent) comes first, since nothing more can be said about such a file; all other
   * problems come together.
   *
   * @param file the name to show in problems
   * @throws RulesException with every problem, one a line
   */
  public RuleSet read(String file, String yaml) {
    try {
      YamlScan scan = new YamlScan(MAPPER, yaml);
      Problems problems = new Problems(file, scan.lines());
      scan.report(problems);
      return read(problems, scan.isPlain(), yaml);
    } catch (JsonProcessingException e) {
      SyntaxError error = SyntaxError.of(e, yaml);
      Problems problems = new Problems(file, Map.of());
      problems.add(error.line(), List.of(), error.reason());
      throw problems.refusal();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private RuleSet read(Problems problems, boolean plain, String yaml)
      throws JsonProcessingException {
    try {
      JsonNode tree = MAPPER.readTree(yaml);
      if (!new Structure(problems).fits(tree, RuleSet.class) || !plain) {
        throw problems.refusal();
      }
      RuleSet rules = MAPPER.treeToValue(tree, RuleSet.class);
      new RulesCheck(rules, problems).run();
      problems.throwIfAny();
      return rules;
    } catch (JsonProcessingException e) {
      problems.throwIfAny(); // has named it already, and better
      throw e;
    }
  }
}
