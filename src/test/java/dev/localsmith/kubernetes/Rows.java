package dev.localsmith.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** Rows of questions to the real Kubernetes code with its answers, one JSON object a line. */
public final class Rows {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Rows() {}

  /** The rows of a resource beside the class. */
  public static List<JsonNode> of(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(Rows::json).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode json(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An object of texts; what is absent or null is empty, and a null inside decodes to zero. */
  public static Map<String, String> texts(JsonNode object) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> e : object.properties()) {
      texts.put(e.getKey(), e.getValue().isNull() ? "0" : e.getValue().asText());
    }
    return texts;
  }

  public static List<String> list(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  /** Resources in canonical form, as the rows write them. */
  public static Map<String, Map<String, String>> written(Resources resources) {
    return Map.of("requests", written(resources.requests()), "limits", written(resources.limits()));
  }

  /** Amounts in canonical form. */
  public static Map<String, String> written(Map<String, Quantity> amounts) {
    Map<String, String> written = new LinkedHashMap<>();
    amounts.forEach((name, amount) -> written.put(name, amount.toString()));
    return written;
  }
}
