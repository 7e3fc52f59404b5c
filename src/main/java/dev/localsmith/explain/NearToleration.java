package dev.localsmith.explain;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.interpret.Tolerations;
import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.kubernetes.Toleration;
import dev.localsmith.rules.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What is wrong with a toleration that the rules drop (rules 8). */
final class NearToleration {
  private static final int LONGEST = 64;

  private final List<String> operators;
  private final List<String> effects;

  NearToleration(Placement placement) {
    this.operators = List.of(placement.operators().compares(), placement.operators().exists());
    this.effects = placement.effects();
  }

  /** The names that come near, else what Kubernetes says. */
  Optional<String> of(JsonNode written) {
    if (!written.isObject()) {
      return Optional.empty();
    }
    List<String> meant = new ArrayList<>();
    written
        .fieldNames()
        .forEachRemaining(
            field -> {
              if (!Tolerations.FIELDS.contains(field)) {
                NearName.among(Tolerations.FIELDS, field).ifPresent(meant::add);
              }
            });
    near(operators, written.path("operator")).ifPresent(meant::add);
    near(effects, written.path("effect")).ifPresent(meant::add);
    return meant.isEmpty()
        ? refusal(written)
        : Optional.of("Did you mean \"" + String.join("\", \"", meant) + "\"?");
  }

  private static Optional<String> near(List<String> known, JsonNode written) {
    return Optional.of(written)
        .filter(w -> w.isTextual() && !known.contains(w.textValue()))
        .flatMap(w -> NearName.among(known, w.textValue()));
  }

  /** The server's first reason, where the toleration can be sent to it at all. */
  private static Optional<String> refusal(JsonNode written) {
    for (JsonNode field : written) {
      if (!field.isTextual() || field.textValue().length() > LONGEST) {
        return Optional.empty();
      }
    }
    return PodValidation.tolerationErrors(
            List.of(
                new Toleration(
                    written.path("key").asText(""),
                    written.path("operator").asText(""),
                    written.path("value").asText(""),
                    written.path("effect").asText(""),
                    written.has("tolerationSeconds") ? OptionalLong.of(0) : OptionalLong.empty())))
        .stream()
        .findFirst()
        .map(error -> "Kubernetes says: " + error.substring(error.indexOf("].") + 2) + ".");
  }
}
