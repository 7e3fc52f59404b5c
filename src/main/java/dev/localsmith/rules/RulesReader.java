package dev.localsmith.rules;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads a rules file; refuses one that makes no sense with all its problems. */
public final class RulesReader {
  private static final String STANDARD = "kubernetes.yaml";

  private final YAMLMapper mapper =
      YAMLMapper.builder(
              YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .addModule(new Jdk8Module())
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
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
   * @param file the name to show in problems
   * @throws RulesException with every problem of the file
   */
  public RuleSet read(String file, String yaml) {
    try {
      JsonNode tree = mapper.readTree(yaml);
      Problems problems = new Problems(file, lines(yaml));
      new Structure(problems).check(tree, RuleSet.class, List.of());
      problems.throwIfAny();
      RuleSet rules = mapper.treeToValue(tree, RuleSet.class);
      new RulesCheck(rules, problems).run();
      problems.throwIfAny();
      return rules;
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      throw new RulesException(
          List.of(file + ":" + line + ": the file: " + firstLine(e.getOriginalMessage()).strip()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String firstLine(String text) {
    return text == null ? "not YAML" : text.lines().findFirst().orElse("not YAML");
  }

  /** The line of every field and list element. */
  private Map<List<String>, Integer> lines(String yaml) throws IOException {
    Map<List<String>, Integer> lines = new HashMap<>();
    Deque<Integer> elements = new ArrayDeque<>();
    List<String> path = new ArrayList<>();
    try (JsonParser parser = mapper.createParser(yaml)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        boolean inList = !elements.isEmpty() && elements.peek() >= 0;
        boolean value = token.isScalarValue() || token.isStructStart();
        if (token == JsonToken.FIELD_NAME) {
          path.add(parser.currentName());
        } else if (inList && value) {
          path.add(Integer.toString(elements.pop()));
          elements.push(Integer.parseInt(path.get(path.size() - 1)) + 1);
        }
        if (token == JsonToken.FIELD_NAME || value) {
          lines.putIfAbsent(List.copyOf(path), parser.currentTokenLocation().getLineNr());
        }
        if (token.isStructStart()) {
          elements.push(token == JsonToken.START_ARRAY ? 0 : -1);
        } else if (token.isStructEnd()) {
          elements.pop();
        }
        if ((token.isStructEnd() || token.isScalarValue()) && !path.isEmpty()) {
          path.remove(path.size() - 1);
        }
      }
    }
    return lines;
  }
}
