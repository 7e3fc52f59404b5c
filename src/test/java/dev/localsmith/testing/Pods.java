package dev.localsmith.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.kubernetes.Pod;
import dev.localsmith.kubernetes.Toleration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** The pod that the standard rules' result describes. */
public final class Pods {
  private Pods() {}

  public static Pod of(ObjectNode result) {
    List<Toleration> tolerations = new ArrayList<>();
    for (JsonNode t : result.get("tolerations")) {
      JsonNode seconds = t.get("toleration_seconds");
      tolerations.add(
          new Toleration(
              text(t, "key"),
              text(t, "operator"),
              text(t, "value"),
              text(t, "effect"),
              seconds.isNull()
                  ? OptionalLong.empty()
                  : OptionalLong.of(Long.parseLong(seconds.textValue()))));
    }
    return new Pod(
        texts(result.get("pod_requests")),
        texts(result.get("pod_limits")),
        texts(result.get("node_selector")),
        tolerations);
  }

  private static String text(JsonNode object, String field) {
    JsonNode value = object.get(field);
    return value.isNull() ? "" : value.textValue();
  }

  private static Map<String, String> texts(JsonNode object) {
    Map<String, String> texts = new LinkedHashMap<>();
    object.properties().forEach(e -> texts.put(e.getKey(), e.getValue().textValue()));
    return texts;
  }
}
