package dev.localsmith.interpret;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * JSON text as the rules read it: as Terraform's {@code jsondecode} does, but bounded (rules 2).
 */
final class JsonReader {
  /** No rule can use a longer run of digits, and Terraform's time grows with its square. */
  private static final int LONGEST_DIGITS = 300;

  /** Nor an exponent of more digits, whose plain decimal form would be longer than the file. */
  private static final int LONGEST_EXPONENT = 3;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(com.fasterxml.jackson.core.JsonFactory.Feature.INTERN_FIELD_NAMES)
          .disable(com.fasterxml.jackson.core.JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private final int nesting;

  JsonReader(int nesting) {
    this.nesting = nesting;
  }

  /** The value; empty if the text is not JSON or nests too deep. */
  Optional<Value> read(String text) {
    String normal = SurrogateEscapes.whole(CodePoints.normal(text));
    try (JsonParser parser = FACTORY.createParser(normal)) {
      Optional<Value> value = new Tree(nesting).read(parser);
      return value.filter(Duplicates::fit);
    } catch (JsonParseException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Builds one value without recursion, so that depth costs no stack. */
  private static final class Tree {
    private final int nesting;
    private final Deque<Open> open = new ArrayDeque<>();

    Tree(int nesting) {
      this.nesting = nesting;
    }

    Optional<Value> read(JsonParser parser) throws IOException {
      Value root = null;
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (root != null) {
          return Optional.empty(); // something follows
        }
        switch (token) {
          case START_ARRAY, START_OBJECT -> open.push(new Open(token == JsonToken.START_OBJECT));
          case FIELD_NAME -> {
            String key = CodePoints.whole(parser.currentName());
            if (!CodePoints.normal(key).equals(key)) {
              return Optional.empty(); // an escaped key that is not normal is one Terraform refuses
            }
            open.peek().key = key;
          }
          case END_ARRAY, END_OBJECT -> root = close(open.pop().value());
          default -> root = close(scalar(parser, token));
        }
        if (open.size() > nesting) {
          return Optional.empty();
        }
      }
      return Optional.ofNullable(open.isEmpty() ? root : null);
    }

    /** Puts a value into the innermost open container; gives it back where none is open. */
    private Value close(Value value) {
      if (open.isEmpty()) {
        return value;
      }
      open.peek().add(value);
      return null;
    }

    private static Value scalar(JsonParser parser, JsonToken token) throws IOException {
      return switch (token) {
        case VALUE_NULL -> Value.NULL;
        case VALUE_TRUE -> new Value.Bool(true);
        case VALUE_FALSE -> new Value.Bool(false);
        case VALUE_STRING -> new Value.Text(CodePoints.normal(parser.getText()));
        default -> new Value.Number(bounded(parser.getText()));
      };
    }
  }

  /** A container whose end has not come yet. */
  private static final class Open {
    private final boolean object;
    private final List<Value> elements = new ArrayList<>();
    private final TreeMap<String, Value> members = new TreeMap<>(CodePoints.ORDER);
    private final List<Map.Entry<String, Value>> overridden = new ArrayList<>();
    private String key;

    Open(boolean object) {
      this.object = object;
    }

    void add(Value value) {
      if (object) {
        Value earlier = members.put(key, value);
        if (earlier != null) {
          overridden.add(Map.entry(key, earlier));
        }
      } else {
        elements.add(value);
      }
    }

    Value value() {
      return object ? new Value.Object(members, overridden) : new Value.Array(elements);
    }
  }

  /** The number with each run of digits cut to what a rule can use. */
  private static String bounded(String token) {
    if (token.length() <= LONGEST_EXPONENT + 2) {
      return token;
    }
    StringBuilder bounded = new StringBuilder();
    boolean exponent = false;
    for (int i = 0; i < token.length(); ) {
      char c = token.charAt(i);
      if (c < '0' || c > '9') {
        exponent |= c == 'e' || c == 'E';
        bounded.append(c);
        i++;
        continue;
      }
      int end = i;
      while (end < token.length() && token.charAt(end) >= '0' && token.charAt(end) <= '9') {
        end++;
      }
      int start = i;
      while (exponent && start < end - 1 && token.charAt(start) == '0') {
        start++;
      }
      int longest = exponent ? LONGEST_EXPONENT : LONGEST_DIGITS;
      bounded.append(token, start, Math.min(end, start + longest));
      i = end;
    }
    return bounded.toString();
  }
}
