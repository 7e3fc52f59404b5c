package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.kubernetes.Pod;
import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.QuantityException;
import dev.localsmith.kubernetes.Toleration;
import dev.localsmith.rules.RuleSet.Outputs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Whether Kubernetes accepts the pod and the volume claim that a result makes. */
final class KubernetesJudge {
  private final Outputs names;

  KubernetesJudge(Outputs names) {
    this.names = names;
  }

  /** Everything that Kubernetes, or the provider before it, holds against the result. */
  List<String> errors(ObjectNode result) {
    List<String> errors = new ArrayList<>();
    List<Toleration> tolerations = new ArrayList<>();
    for (JsonNode toleration : result.path(names.tolerations())) {
      tolerations.add(toleration(toleration, errors));
    }
    errors.addAll(
        PodValidation.judge(
                new Pod(
                    texts(result.path(names.requests())),
                    texts(result.path(names.limits())),
                    texts(result.path(names.nodeSelector())),
                    tolerations))
            .errors());
    claim(result.path(names.disk()), errors);
    return errors;
  }

  private static Toleration toleration(JsonNode toleration, List<String> errors) {
    JsonNode seconds = toleration.path("toleration_seconds");
    OptionalLong number = OptionalLong.empty();
    if (!seconds.isNull()) {
      try {
        number = OptionalLong.of(Long.parseLong(seconds.asText()));
      } catch (NumberFormatException e) {
        errors.add("toleration_seconds: " + seconds + " is no 64-bit integer");
      }
    }
    return new Toleration(
        text(toleration, "key"),
        text(toleration, "operator"),
        text(toleration, "value"),
        text(toleration, "effect"),
        number);
  }

  /** What is null is absent, which the API takes for the empty text. */
  private static String text(JsonNode toleration, String field) {
    return toleration.path(field).isNull() ? "" : toleration.path(field).asText();
  }

  private static Map<String, String> texts(JsonNode map) {
    Map<String, String> texts = new LinkedHashMap<>();
    map.properties().forEach(field -> texts.put(field.getKey(), field.getValue().asText()));
    return texts;
  }

  private static void claim(JsonNode disk, List<String> errors) {
    try {
      if (Quantity.parse(disk.asText()).roundedUpToThousandths().signum() <= 0) {
        errors.add(
            "spec.resources[storage]: Invalid value: " + disk + ": must be greater than zero");
      }
    } catch (QuantityException e) {
      errors.add("PersistentVolumeClaim: " + e.getMessage());
    }
  }
}
