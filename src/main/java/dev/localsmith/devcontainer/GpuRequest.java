package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;

/** {@code hostRequirements.gpu}: a boolean, {@code "optional"} or an object. */
final class GpuRequest {
  private GpuRequest() {}

  static boolean isOne(JsonNode gpu) {
    return gpu.isBoolean() || gpu.isObject() || isOptional(gpu);
  }

  static boolean isFalse(JsonNode gpu) {
    return gpu.isBoolean() && !gpu.booleanValue();
  }

  /** As the CLI merges: two requests become an object of the larger cores and memory. */
  static JsonNode merge(JsonNode a, JsonNode b) {
    if (isFalse(a)) {
      return b;
    }
    if (isFalse(b) || isOptional(a) && isOptional(b)) {
      return a;
    }
    ObjectNode merged = JsonNodeFactory.instance.objectNode();
    larger(a.path("cores"), b.path("cores"), JavaScriptNumber::of)
        .ifPresent(cores -> merged.put("cores", cores));
    larger(a.path("memory"), b.path("memory"), memory -> ByteSize.specified(memory.asText()))
        .ifPresent(memory -> merged.put("memory", memory.toPlainString()));
    return merged;
  }

  private static boolean isOptional(JsonNode gpu) {
    return gpu.isTextual() && gpu.textValue().equals("optional");
  }

  private static Optional<BigDecimal> larger(
      JsonNode a, JsonNode b, Function<JsonNode, Optional<BigDecimal>> read) {
    BigDecimal left = read.apply(a).orElse(BigDecimal.ZERO);
    BigDecimal right = read.apply(b).orElse(BigDecimal.ZERO);
    return Optional.of(left.max(right)).filter(larger -> larger.signum() > 0);
  }
}
