package dev.localsmith.fuzz;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * JSON text that can be taken apart and put together again: every key as often as it stands there,
 * every scalar as it is written.
 */
sealed interface JsonTree {
  /** A text, number or word, with its quotes and escapes. */
  record Scalar(String token) implements JsonTree {
    @Override
    public String text() {
      return token;
    }
  }

  record Array(List<JsonTree> elements) implements JsonTree {
    @Override
    public String text() {
      return elements.stream().map(JsonTree::text).collect(Collectors.joining(",", "[", "]"));
    }
  }

  record Object(List<Member> members) implements JsonTree {
    @Override
    public String text() {
      return members.stream()
          .map(member -> member.key() + ":" + member.value().text())
          .collect(Collectors.joining(",", "{", "}"));
    }
  }

  /** A member, its key as written. */
  record Member(String key, JsonTree value) {}

  /** The JSON, without needless space. */
  String text();

  JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  /** The text's tree; empty where it is not one JSON value. */
  static Optional<JsonTree> parse(String json) {
    Deque<List<Member>> open = new ArrayDeque<>();
    Deque<String> keys = new ArrayDeque<>();
    open.push(new ArrayList<>());
    keys.push("");
    try (JsonParser parser = FACTORY.createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isStructStart()) {
          open.push(new ArrayList<>());
          keys.push("");
        } else if (token == JsonToken.FIELD_NAME) {
          keys.pop();
          keys.push(written(json, parser));
        } else {
          JsonTree value =
              token.isStructEnd() ? closed(token, open.pop(), keys) : scalar(json, parser);
          open.peek().add(new Member(keys.peek(), value));
        }
      }
    } catch (JsonProcessingException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Optional.of(open.pop()).filter(all -> all.size() == 1).map(all -> all.get(0).value());
  }

  private static JsonTree closed(JsonToken end, List<Member> members, Deque<String> keys) {
    keys.pop();
    return end == JsonToken.END_OBJECT
        ? new Object(members)
        : new Array(members.stream().map(Member::value).toList());
  }

  private static JsonTree scalar(String json, JsonParser parser) throws IOException {
    return new Scalar(written(json, parser));
  }

  private static String written(String json, JsonParser parser) throws IOException {
    parser.getText(); // reads to the token's end
    int start = (int) parser.currentTokenLocation().getCharOffset();
    if (json.charAt(start) == '"') {
      int end = start + 1;
      while (json.charAt(end) != '"') {
        end += json.charAt(end) == '\\' ? 2 : 1;
      }
      return json.substring(start, end + 1);
    }
    return parser.getText();
  }
}
