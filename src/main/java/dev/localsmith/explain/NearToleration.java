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
  private final NearName field = new NearName(Tolerations.FIELDS);
  private final NearName operator;
  private final NearName effect;

  NearToleration(Placement placement) {
    this.operators = List.of(placement.operators().compares(), placement.operators().exists());
    this.effects = placement.effects();
    this.operator = new NearName(operators);
    this.effect = new NearName(effects);
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
            name -> {
              if (!Tolerations.FIELDS.contains(name)) {
                field.to(name).ifPresent(meant::add);
              }
            });
    near(operators, operator, written.path("operator")).ifPresent(meant::add);
    near(effects, effect, written.path("effect")).ifPresent(meant::add);
    return meant.isEmpty()
        ? refusal(written)
        : Optional.of("Did you mean \"" + String.join("\", \"", meant) + "\"?");
  }

  private static Optional<String> near(List<String> known, NearName near, JsonNode written) {
    return Optional.of(written)
        .filter(w -> w.isTextual() && !known.contains(w.textValue()))
        .flatMap(w -> near.to(w.textValue()));
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
