package dev.localsmith.admission;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.fabric8.kubernetes.api.model.Quantity;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Reads files of Kubernetes objects: JSON, or YAML of several documents, lists unfolded. */
final class ManifestReader {
  /** A namespace's policies are some kilobytes. */
  static final int MAX_BYTES = 5_000_000;

  /** Reads the model's types, quantities as they are written. */
  static final ObjectMapper MODEL = model();

  private ManifestReader() {}

  /**
   * All objects of a file.
   *
   * @param file its name, for messages
   * @throws ManifestException if it is too large, or neither JSON nor YAML, or holds something else
   */
  static List<Manifest> read(String file, InputStream in) throws IOException {
    String where = Shown.plain(file);
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new ManifestException(
          where
              + ": larger than "
              + MAX_BYTES / 1_000_000
              + " MB; the policies of a namespace are some kilobytes");
    }
    List<Manifest> manifests = new ArrayList<>();
    try (JsonParser parser = ManifestParser.of(bytes, MODEL);
        MappingIterator<JsonNode> documents = MODEL.readerFor(JsonNode.class).readValues(parser)) {
      while (documents.hasNextValue()) {
        unfold(where, documents.nextValue(), manifests);
      }
    } catch (JsonProcessingException e) {
      throw new ManifestException(where + place(e) + ": " + problem(e));
    }
    return manifests;
  }

  private static void unfold(String where, JsonNode document, List<Manifest> into) {
    if (document == null || document.isNull() || document.isMissingNode()) {
      return;
    }
    Manifest manifest = new Manifest(where, document);
    if (document.path("kubeletconfig").isObject()) {
      into.add(manifest);
    } else if (!document.isObject() || manifest.kind().isEmpty()) {
      throw new ManifestException(where + ": not a Kubernetes object: it has no kind");
    } else if (manifest.kind().endsWith("List") && document.has("items")) {
      if (!document.get("items").isArray()) {
        throw manifest.bad("items", "must be a list");
      }
      document.get("items").forEach(item -> unfold(where, withKind(item, manifest.kind()), into));
    } else {
      into.add(manifest);
    }
  }

  /** Items of a {@code LimitRangeList} need not say what they are. */
  private static JsonNode withKind(JsonNode item, String listKind) {
    String kind = listKind.substring(0, listKind.length() - "List".length());
    if (item.isObject() && !item.has("kind") && !kind.isEmpty()) {
      ObjectNode named = item.deepCopy();
      return named.put("kind", kind);
    }
    return item;
  }

  private static String place(JsonProcessingException e) {
    if (e.getCause() instanceof MarkedYAMLException marked && marked.getProblemMark() != null) {
      return ":"
          + (marked.getProblemMark().getLine() + 1)
          + ":"
          + (marked.getProblemMark().getColumn() + 1);
    }
    JsonLocation at = e.getLocation();
    return at == null || at.getLineNr() < 1 ? "" : ":" + at.getLineNr() + ":" + at.getColumnNr();
  }

  private static String problem(JsonProcessingException e) {
    String problem =
        e.getCause() instanceof MarkedYAMLException marked
            ? marked.getProblem()
            : e.getOriginalMessage();
    return Shown.plain(problem.lines().findFirst().orElse("neither JSON nor YAML"));
  }

  private static ObjectMapper model() {
    JsonMapper mapper =
        JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .addMixIn(Quantity.class, WrittenQuantity.class)
            .build();
    for (CoercionInputShape shape :
        List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean)) {
      mapper.coercionConfigFor(LogicalType.Textual).setCoercion(shape, CoercionAction.Fail);
    }
    return mapper;
  }

  @JsonDeserialize(using = AsWritten.class)
  private interface WrittenQuantity {}

  /**
   * Keeps the text whole, where the model's own reader splits it and drops what it does not know.
   */
  static final class AsWritten extends JsonDeserializer<Quantity> {
    @Override
    public Quantity deserialize(JsonParser p, DeserializationContext context) throws IOException {
      if (!p.currentToken().isScalarValue()) {
        context.handleUnexpectedToken(Quantity.class, p);
      }
      return new Quantity(p.getText(), "");
    }

    /** The API decodes null to zero. */
    @Override
    public Quantity getNullValue(DeserializationContext context) {
      return new Quantity("0", "");
    }
  }
}
