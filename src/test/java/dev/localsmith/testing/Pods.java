package dev.localsmith.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.kubernetes.Pod;
import dev.localsmith.kubernetes.Toleration;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Outputs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** The pod that a result describes. */
public final class Pods {
  private Pods() {}

  /** Of the standard rules. */
  public static Pod of(ObjectNode result) {
    return of(Library.RULES, result);
  }

  public static Pod of(RuleSet rules, ObjectNode result) {
    Outputs names = rules.outputs();
    List<Toleration> tolerations = new ArrayList<>();
    for (JsonNode t : result.get(names.tolerations())) {
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
        texts(result.get(names.requests())),
        texts(result.get(names.limits())),
        texts(result.get(names.nodeSelector())),
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
