package dev.localsmith.interpret;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.RuleSet.Outputs;
import java.util.Map;

/** A result as the JSON that Terraform gives of its outputs. */
final class ResultJson {
  private ResultJson() {}

  static ObjectNode of(Result result, Outputs names) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.set(names.requests(), map(result.requests()));
    json.set(names.limits(), map(result.limits()));
    json.put(names.disk(), result.disk().orElse(null));
    json.set(names.nodeSelector(), map(result.nodeSelector()));
    ArrayNode tolerations = json.putArray(names.tolerations());
    for (Result.Toleration toleration : result.tolerations()) {
      tolerations
          .addObject()
          .put("effect", toleration.effect().orElse(null))
          .put("key", toleration.key().orElse(null))
          .put("operator", toleration.operator().orElse(null))
          .put("toleration_seconds", toleration.seconds().orElse(null))
          .put("value", toleration.value().orElse(null));
    }
    json.put(names.summary(), result.summary());
    ArrayNode warnings = json.putArray("warnings");
    for (Result.Warning warning : result.warnings()) {
      warnings
          .addObject()
          .put("code", warning.code())
          .put("path", warning.path())
          .put("message", warning.message());
    }
    return json;
  }

  private static ObjectNode map(Map<String, String> map) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    map.forEach(json::put);
    return json;
  }
}
