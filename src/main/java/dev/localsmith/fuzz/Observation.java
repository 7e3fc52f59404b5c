package dev.localsmith.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Json;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.interpret.Result;
import dev.localsmith.interpret.Watcher;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What one case gave the interpreter and what it decided.
 *
 * @param configuration as a plain JSON reader understands it; missing where it can't
 * @param twice whether a key stands twice in an object
 * @param entries the contributors
 * @param mergedRequests what the last contributor to name each gives
 * @param mergedLimits what the last contributor to name each gives
 * @param requests where the request of each native resource comes from
 * @param limits where the limit of each resource comes from
 * @param warnings {@code CODE PATH} of each
 */
record Observation(
    RuleSet rules,
    ObjectNode input,
    JsonNode configuration,
    boolean twice,
    List<JsonNode> entries,
    Map<String, JsonNode> mergedRequests,
    Map<String, JsonNode> mergedLimits,
    Result result,
    Map<String, Watcher.Origin> requests,
    Map<String, Watcher.Origin> limits,
    Optional<Watcher.Origin> disk,
    Set<String> warnings) {
  private static final JsonMapper MAPPER = new JsonMapper();

  static {
    MAPPER
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(Integer.MAX_VALUE)
                .maxNumberLength(Integer.MAX_VALUE)
                .maxStringLength(Integer.MAX_VALUE)
                .maxNameLength(Integer.MAX_VALUE)
                .build());
  }

  private static final ObjectReader LENIENT =
      MAPPER
          .readerFor(JsonNode.class)
          .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private static final ObjectReader STRICT =
      LENIENT.with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

  static Observation of(RuleSet rules, Interpreter interpreter, ObjectNode input) {
    Listener listener = new Listener();
    Result result = interpreter.interpret(input, listener);
    String text = input.path(rules.inputs().configuration()).asText();
    JsonNode configuration = read(LENIENT, text);
    List<JsonNode> entries = new ArrayList<>();
    JsonNode list = configuration.path("customizations").path(rules.customization());
    if (list.isArray()) {
      list.forEach(entries::add);
    }
    return new Observation(
        rules,
        input,
        configuration,
        !configuration.isMissingNode() && read(STRICT, text).isMissingNode(),
        entries,
        merged(entries, rules.entry().resources(), rules.entry().requests()),
        merged(entries, rules.entry().resources(), rules.entry().limits()),
        result,
        listener.requests,
        listener.limits,
        Optional.ofNullable(listener.disk),
        listener.warnings);
  }

  private static JsonNode read(ObjectReader reader, String text) {
    try {
      return Json.read(reader, text);
    } catch (JsonProcessingException e) {
      return MissingNode.getInstance();
    }
  }

  boolean warned(String code, String path) {
    return warnings.contains(code + " " + path);
  }

  boolean warned(String code) {
    return result.warnings().stream().anyMatch(w -> w.code().equals(code));
  }

  /** The texts of all amounts that were kept: requests, limits and the disk. */
  List<String> kept() {
    List<String> kept = new ArrayList<>(result.requests().values());
    kept.addAll(result.limits().values());
    result.disk().ifPresent(kept::add);
    return kept;
  }

  /** The last value of each key under {@code path} in the entries, as it was written. */
  Map<String, JsonNode> merged(String... path) {
    return merged(entries, path);
  }

  private static Map<String, JsonNode> merged(List<JsonNode> entries, String... path) {
    Map<String, JsonNode> merged = new LinkedHashMap<>();
    for (JsonNode entry : entries) {
      JsonNode container = entry;
      for (String key : path) {
        container = container.path(key);
      }
      container.properties().forEach(field -> merged.put(field.getKey(), field.getValue()));
    }
    return merged;
  }

  JsonNode host(String field) {
    return input.path(rules.inputs().hostRequirements()).path(field);
  }

  boolean placed() {
    return input.path(rules.placement().opening().variable()).asBoolean();
  }

  private static final class Listener implements Watcher {
    private final Map<String, Origin> requests = new HashMap<>();
    private final Map<String, Origin> limits = new HashMap<>();
    private final Set<String> warnings = new HashSet<>();
    private Origin disk;

    @Override
    public void request(String name, Origin origin, String path) {
      requests.put(name, origin);
    }

    @Override
    public void limit(String name, Origin origin, String path) {
      limits.put(name, origin);
    }

    @Override
    public void disk(Origin origin, String path) {
      disk = origin;
    }

    @Override
    public void warning(String code, String path) {
      warnings.add(code + " " + path);
    }
  }
}
