package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Walks the tokens of a rules file once: learns the line of every field, and finds what binding
 * would pass over in silence. An alias would be bound as the name of its anchor, the second of two
 * equal keys would win, a second document would be ignored, and {@code 010} would be ten or eight.
 */
final class YamlScan {
  private static final Pattern PLAIN_NUMBER = Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?");
  private static final int MAPPING = -1;

  private final Map<List<String>, Integer> lines = new HashMap<>();
  private final List<Found> found = new ArrayList<>();
  private final List<String> path = new ArrayList<>();
  private boolean plain = true;

  /** The next index of each list around the current place; {@link #MAPPING} for a mapping. */
  private final Deque<Integer> around = new ArrayDeque<>();

  private record Found(int line, List<String> path, String reason) {}

  /**
   * @throws com.fasterxml.jackson.core.JsonProcessingException where the text is no YAML
   */
  YamlScan(YAMLMapper mapper, String yaml) throws IOException {
    try (YAMLParser parser = (YAMLParser) mapper.createParser(yaml)) {
      boolean one = false;
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        int line = parser.currentTokenLocation().getLineNr();
        if (one) {
          found.add(new Found(line, List.of(), "a second document; write one rules file for each"));
          return;
        }
        if (parser.isCurrentAlias()) {
          found.add(new Found(line, here(), "aliases are not read; write the value itself"));
        }
        if (parser.getTypeId() != null) {
          found.add(new Found(line, here(), "tags are not read; put a text in quotes"));
        }
        step(parser, token, line);
        one = around.isEmpty();
      }
    }
  }

  private void step(YAMLParser parser, JsonToken token, int line) throws IOException {
    boolean value = token.isScalarValue() || token.isStructStart();
    if (token == JsonToken.FIELD_NAME) {
      path.add(parser.currentName());
    } else if (value && !around.isEmpty() && around.peek() != MAPPING) {
      int index = around.pop();
      path.add(Integer.toString(index));
      around.push(index + 1);
    }
    if (token == JsonToken.FIELD_NAME) {
      Integer first = lines.putIfAbsent(List.copyOf(path), line);
      if (first != null) {
        found.add(new Found(line, List.copyOf(path), "stands in line " + first + " already"));
      }
    } else if (value) {
      lines.putIfAbsent(List.copyOf(path), line);
    }
    if (token.isNumeric() && !PLAIN_NUMBER.matcher(parser.getText()).matches()) {
      plain = false;
      found.add(new Found(line, List.copyOf(path), "write the number in plain decimal"));
    }
    if (token.isStructStart()) {
      around.push(token == JsonToken.START_ARRAY ? 0 : MAPPING);
    } else if (token.isStructEnd()) {
      around.pop();
    }
    if ((token.isStructEnd() || token.isScalarValue()) && !path.isEmpty()) {
      path.remove(path.size() - 1);
    }
  }

  /** The place of the current value, of which the path does not know yet if it is an element. */
  private List<String> here() {
    return around.isEmpty() || around.peek() == MAPPING
        ? List.copyOf(path)
        : append(path, Integer.toString(around.peek()));
  }

  /** The line of every field and list element, by its path. */
  Map<List<String>, Integer> lines() {
    return lines;
  }

  /** Whether all numbers are in plain decimal, so that none is larger than it is long. */
  boolean isPlain() {
    return plain;
  }

  void report(Problems problems) {
    found.forEach(f -> problems.add(f.line(), f.path(), f.reason()));
  }
}
