package dev.localsmith.devcontainer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/** Writes JSON text. {@code JsonNode.toString} writes the same, but starts in a quarter second. */
final class JsonText {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonText() {}

  static String of(JsonNode value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      write(value, out);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory can't fail to be written", e);
    }
    return text.toString();
  }

  private static void write(JsonNode value, JsonGenerator out) throws IOException {
    switch (value.getNodeType()) {
      case OBJECT -> {
        out.writeStartObject();
        for (Map.Entry<String, JsonNode> field : value.properties()) {
          out.writeFieldName(field.getKey());
          write(field.getValue(), out);
        }
        out.writeEndObject();
      }
      case ARRAY -> {
        out.writeStartArray();
        for (JsonNode element : value) {
          write(element, out);
        }
        out.writeEndArray();
      }
      case STRING -> out.writeString(value.textValue());
      case BOOLEAN -> out.writeBoolean(value.booleanValue());
      case NUMBER -> out.writeNumber(value.decimalValue());
      default -> out.writeNull();
    }
  }
}
