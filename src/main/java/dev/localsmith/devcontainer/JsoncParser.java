package dev.localsmith.devcontainer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parses JSON with comments and trailing commas into values and their spots. */
final class JsoncParser {
  private static final int MAX_DEPTH = 500;
  private static final int MAX_DIGITS = 1000;

  /** Size is bounded where the text is read and depth here, so neither is bounded again. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH + 1)
                  .maxNumberLength(MAX_DIGITS)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private static final JsonNodeFactory EXACT = new JsonNodeFactory(true);
  private static final String REMEDY =
      "Mend the JSON there (comments and trailing commas are allowed)";

  record Result(JsonNode value, Spot spot, List<Integer> duplicateKeys) {}

  private record Parsed(JsonNode value, Spot spot) {}

  private final JsonParser parser;
  private final String name;
  private final LineIndex lines;
  private final List<Integer> duplicateKeys = new ArrayList<>();

  private JsoncParser(JsonParser parser, String name, LineIndex lines) {
    this.parser = parser;
    this.name = name;
    this.lines = lines;
  }

  static Result parse(String text, String name, LineIndex lines) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      JsoncParser jsonc = new JsoncParser(parser, name, lines);
      try {
        return jsonc.document();
      } catch (JsonProcessingException e) {
        throw jsonc.refused(e, text.length());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory can't fail to be read", e);
    }
  }

  private Result document() throws IOException {
    if (parser.nextToken() == null) {
      throw InputException.of(name, "it holds no JSON", "Write a configuration into it");
    }
    Parsed root = value(-1, 1);
    if (parser.nextToken() != null) {
      throw InputException.at(
          lines.position(tokenStart()), "there is text after the end of the JSON", REMEDY);
    }
    return new Result(root.value(), root.spot(), duplicateKeys);
  }

  private Parsed value(int key, int depth) throws IOException {
    int start = tokenStart();
    if (depth > MAX_DEPTH) {
      throw InputException.at(
          lines.position(start),
          "brackets are nested deeper than " + MAX_DEPTH + " levels",
          "Check that it is the right file");
    }
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(key, start, depth);
      case START_ARRAY -> array(key, start, depth);
      default -> {
        JsonNode value = scalar(start);
        parser.finishToken();
        yield new Parsed(value, new Spot.Leaf(key, start, here()));
      }
    };
  }

  private Parsed object(int key, int start, int depth) throws IOException {
    ObjectNode object = EXACT.objectNode();
    Map<String, Spot> spots = new LinkedHashMap<>();
    Map<String, Integer> keys = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String field = parser.currentName();
      int fieldKey = tokenStart();
      Integer earlier = keys.put(field, fieldKey);
      if (earlier != null) {
        duplicateKeys.add(earlier);
      }
      parser.nextToken();
      Parsed value = value(fieldKey, depth + 1);
      object.set(field, value.value());
      spots.put(field, value.spot());
    }
    return new Parsed(object, new Spot.Fields(key, start, here(), spots));
  }

  private Parsed array(int key, int start, int depth) throws IOException {
    ArrayNode array = EXACT.arrayNode();
    List<Spot> spots = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      Parsed value = value(-1, depth + 1);
      array.add(value.value());
      spots.add(value.spot());
    }
    return new Parsed(array, new Spot.Items(key, start, here(), spots));
  }

  private JsonNode scalar(int start) throws IOException {
    return switch (parser.currentToken()) {
      case VALUE_STRING -> EXACT.textNode(parser.getText());
      case VALUE_TRUE -> EXACT.booleanNode(true);
      case VALUE_FALSE -> EXACT.booleanNode(false);
      case VALUE_NULL -> EXACT.nullNode();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(start);
      default -> throw new IllegalStateException("no JSON value: " + parser.currentToken());
    };
  }

  private JsonNode number(int start) throws IOException {
    try {
      return EXACT.numberNode(parser.getDecimalValue());
    } catch (JsonProcessingException | NumberFormatException e) {
      throw InputException.at(
          lines.position(start),
          "this number has more than " + MAX_DIGITS + " digits, or an exponent out of all bounds",
          "Write a shorter number");
    }
  }

  private InputException refused(JsonProcessingException e, int length) {
    if (e instanceof JsonEOFException) {
      return InputException.at(
          lines.position(length), "the file ends before its JSON does", REMEDY);
    }
    int offset = e.getLocation() == null ? 0 : (int) e.getLocation().getCharOffset();
    Position position = lines.position(Math.max(0, Math.min(offset, length)));
    if (e instanceof StreamConstraintsException) {
      return InputException.at(
          position,
          "this number has more than " + MAX_DIGITS + " digits",
          "Write a shorter number");
    }
    String problem = e.getOriginalMessage().replaceAll(" \\(for \\w+ starting at \\[.*?]\\)", "");
    return InputException.at(position, "this is not JSON: " + Shown.name(problem), REMEDY);
  }

  private int tokenStart() {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  private int here() {
    return (int) parser.currentLocation().getCharOffset();
  }
}
