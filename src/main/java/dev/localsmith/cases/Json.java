package dev.localsmith.cases;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.regex.Pattern;

/** JSON in which no number loses a digit and no text is left that UTF-8 can't hold. */
public final class Json {
  private static final Pattern LONE_SURROGATE = Pattern.compile("\\p{Cs}");

  private static final String UNBOUNDED = "a number's exponent is out of all bounds";

  /** Refuses a key twice in one object, which readers understand in two ways. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private Json() {}

  /**
   * The value of the text.
   *
   * @throws JsonProcessingException also where a number's exponent is out of all bounds
   */
  public static JsonNode read(String text) throws JsonProcessingException {
    return read(MAPPER.reader(), text);
  }

  /** The value that the reader makes of the text, as {@link #read(String)} does. */
  public static JsonNode read(ObjectReader reader, String text) throws JsonProcessingException {
    try {
      return reader.readTree(text);
    } catch (NumberFormatException e) {
      throw new JsonParseException(null, UNBOUNDED, e);
    }
  }

  /** The parser's next value, as {@link #read(String)} reads it. */
  public static JsonNode read(JsonParser parser) throws IOException {
    try {
      return parser.readValueAsTree();
    } catch (NumberFormatException e) {
      throw new JsonParseException(parser, UNBOUNDED, parser.currentTokenLocation(), e);
    }
  }

  /** The value as JSON text, as {@code JSON.stringify} writes it. */
  public static String text(JsonNode value) {
    try {
      return LONE_SURROGATE
          .matcher(MAPPER.writeValueAsString(value))
          .replaceAll(match -> String.format("\\\\u%04x", (int) match.group().charAt(0)));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The value as JSON text whose every character beyond ASCII is an escape, on one line. In any
   * other, a mark right behind an escape's letter is composed with it where the text is normalised,
   * as Terraform does to all: line feed and U+0301, raw, are read as {@code \\ń}.
   */
  public static String ascii(JsonNode value) {
    return ascii(MAPPER.writer(), value);
  }

  /** The value as {@link #ascii(JsonNode)} writes it, over many lines. */
  public static String asciiLines(JsonNode value) {
    return ascii(MAPPER.writerWithDefaultPrettyPrinter(), value);
  }

  private static String ascii(ObjectWriter writer, JsonNode value) {
    try {
      return writer.with(JsonWriteFeature.ESCAPE_NON_ASCII).writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The text as UTF-8 can hold it. */
  public static String scalar(String text) {
    return LONE_SURROGATE.matcher(text).replaceAll("\ufffd");
  }
}
