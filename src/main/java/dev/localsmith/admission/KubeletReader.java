package dev.localsmith.admission;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Reads a KubeletConfiguration, for which the model library has no type. */
final class KubeletReader {
  private static final String PID_SIGNAL = "pid.available";

  private final Manifest manifest;
  private final JsonNode json;

  private KubeletReader(Manifest manifest, JsonNode json) {
    this.manifest = manifest;
    this.json = json;
  }

  static Kubelet read(Manifest manifest, JsonNode json) {
    return new KubeletReader(manifest, json).kubelet();
  }

  private Kubelet kubelet() {
    return new Kubelet(
        number("podPidsLimit"),
        entries("pid", "systemReserved", "kubeReserved"),
        entries(PID_SIGNAL, "evictionHard", "evictionSoft"),
        text("cpuManagerPolicy"),
        texts("cpuManagerPolicyOptions"),
        text("reservedSystemCPUs").isPresent()
            || !entries("cpu", "systemReserved", "kubeReserved").isEmpty(),
        text("memoryManagerPolicy"),
        !json.path("reservedMemory").isEmpty(),
        text("topologyManagerPolicy"),
        text("topologyManagerScope"),
        gates());
  }

  private OptionalLong number(String field) {
    JsonNode value = json.path(field);
    if (isAbsent(value)) {
      return OptionalLong.empty();
    }
    if (!value.canConvertToExactIntegral() || !value.canConvertToLong()) {
      throw manifest.bad(field, "must be a whole number");
    }
    return OptionalLong.of(value.asLong());
  }

  private Optional<String> text(String field) {
    JsonNode value = json.path(field);
    if (isAbsent(value)) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw manifest.bad(field, "must be a text");
    }
    return Optional.of(value.asText()).filter(text -> !text.isEmpty());
  }

  private Map<String, String> texts(String field) {
    JsonNode object = json.path(field);
    SortedMap<String, String> texts = new TreeMap<>();
    if (isAbsent(object)) {
      return texts;
    }
    if (!object.isObject()) {
      throw manifest.bad(field, "must be an object");
    }
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      if (!entry.getValue().isValueNode()) {
        throw manifest.bad(field + "." + entry.getKey(), "must be a text");
      }
      texts.put(entry.getKey(), entry.getValue().asText());
    }
    return texts;
  }

  /** One entry of several objects, by the objects' names. */
  private Map<String, String> entries(String key, String... fields) {
    SortedMap<String, String> entries = new TreeMap<>();
    for (String field : fields) {
      Optional.ofNullable(texts(field).get(key)).ifPresent(value -> entries.put(field, value));
    }
    return entries;
  }

  private Set<String> gates() {
    return texts("featureGates").entrySet().stream()
        .filter(gate -> gate.getValue().equals("true"))
        .map(Map.Entry::getKey)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static boolean isAbsent(JsonNode value) {
    return value.isMissingNode() || value.isNull();
  }
}
