package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.devcontainer.HostRequirements.Requirement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Merges {@code hostRequirements} over contributors as the Dev Containers CLI does: the largest
 * number wins, {@code gpu} becomes one request, and what can't be read is dropped (here with a
 * warning).
 */
final class HostRequirementsMerge {
  private static final List<String> NAMES = List.of("cpus", "memory", "storage", "gpu");
  private static final String SIZE =
      "Write a whole number followed by tb, gb, mb or kb, such as \"8gb\", or a number of bytes.";

  private final List<Origin> contributions;
  private final List<Finding> findings;

  private HostRequirementsMerge(List<Origin> contributions, List<Finding> findings) {
    this.contributions = contributions;
    this.findings = findings;
  }

  /**
   * @param contributions each contributor's {@code hostRequirements}, in order
   * @param findings receives a warning for each value that is dropped
   */
  static HostRequirements merge(List<Origin> contributions, List<Finding> findings) {
    HostRequirementsMerge merge = new HostRequirementsMerge(contributions, findings);
    contributions.forEach(contribution -> merge.warnOfShape(contribution.value()));
    return new HostRequirements(
        merge.cpus(),
        merge.largest("memory", value -> merge.size("memory", value)),
        merge.largest("storage", value -> merge.size("storage", value)),
        merge.gpu());
  }

  private List<Origin> values(String name) {
    return contributions.stream()
        .flatMap(contribution -> contribution.get(name).stream())
        .filter(found -> !found.value().value().isNull())
        .toList();
  }

  private Optional<Requirement<BigDecimal>> largest(
      String name, Function<Located, Optional<BigDecimal>> read) {
    List<Requirement<BigDecimal>> requirements = new ArrayList<>();
    for (Origin found : values(name)) {
      read.apply(found.value())
          .ifPresent(number -> requirements.add(new Requirement<>(number, found)));
    }
    // Of equals the last, as its author's file is the nearest.
    return requirements.stream()
        .reduce((a, b) -> b.value().compareTo(a.value()) >= 0 ? b : a)
        .filter(largest -> largest.value().signum() > 0);
  }

  /** One contributor's value that is no number leaves JavaScript without a maximum. */
  private Optional<Requirement<BigDecimal>> cpus() {
    List<Located> noNumbers =
        values("cpus").stream()
            .map(Origin::value)
            .filter(value -> JavaScriptNumber.of(value.value()).isEmpty())
            .toList();
    noNumbers.forEach(
        value -> dropped("cpus", value, "is no number of cores", "Write a number, such as 4."));
    return noNumbers.isEmpty()
        ? largest("cpus", value -> JavaScriptNumber.of(value.value()))
        : Optional.empty();
  }

  private Optional<BigDecimal> size(String name, Located value) {
    JsonNode json = value.value();
    String text = json.isNumber() ? json.decimalValue().toString() : json.asText();
    if (json.isBoolean() && !json.booleanValue() || json.isTextual() && text.isEmpty()) {
      return Optional.empty();
    }
    // From 10^21 on JavaScript writes an exponent, and no reader takes that for a size.
    Optional<BigDecimal> bytes =
        (json.isTextual() || json.isNumber()
                ? ByteSize.specified(text)
                : Optional.<BigDecimal>empty())
            .flatMap(JavaScriptNumber::through)
            .filter(size -> size.scale() >= 0);
    if (bytes.isEmpty()) {
      Optional<String> meant =
          ByteSize.meant(json.isTextual() ? text : "").filter(m -> !m.equals(text));
      dropped(
          name,
          value,
          "is no size that the Dev Containers CLI reads",
          meant.map(m -> "Write \"" + m + "\".").orElse(SIZE));
    }
    return bytes;
  }

  private Optional<Requirement<String>> gpu() {
    List<Origin> requests = values("gpu");
    requests.stream()
        .map(Origin::value)
        .filter(request -> !GpuRequest.isOne(request.value()))
        .forEach(
            request ->
                dropped(
                    "gpu",
                    request,
                    "asks for no GPU",
                    "Write true for a GPU, or \"optional\" where it may be missing."));
    return requests.stream()
        .map(request -> new Requirement<>(request.value().value(), request))
        .reduce(
            (a, b) ->
                GpuRequest.isFalse(b.value())
                    ? a
                    : new Requirement<>(GpuRequest.merge(a.value(), b.value()), b.source()))
        .filter(merged -> !GpuRequest.isFalse(merged.value()))
        .map(merged -> new Requirement<>(JsonText.of(merged.value()), merged.source()));
  }

  private void warnOfShape(Located contribution) {
    if (!contribution.value().isObject() && !contribution.value().isNull()) {
      findings.add(
          new Finding(
              "not-an-object",
              "hostRequirements",
              contribution.position(),
              "hostRequirements is "
                  + Shown.json(contribution.written())
                  + ", not an object, and is ignored. Write {\"cpus\": 4, \"memory\": \"8gb\"}."));
    }
    for (String key : contribution.keys()) {
      if (!NAMES.contains(key)) {
        String remedy =
            near(key)
                .map(name -> "Write \"" + name + "\".")
                .orElse("It may hold cpus, memory, storage and gpu.");
        findings.add(
            new Finding(
                "unknown-host-requirement",
                "hostRequirements." + key,
                contribution.get(key).orElse(contribution).mention(),
                "hostRequirements has no " + Shown.value(key) + ": it is ignored. " + remedy));
      } else {
        contribution
            .get(key)
            .filter(value -> value.value().isNull() && !value.written().equals("null"))
            .ifPresent(
                value ->
                    dropped(
                        key,
                        value,
                        "is beyond all numbers",
                        "Write a number that a machine can have."));
      }
    }
  }

  /** {@code cpu}, {@code Memory}, {@code gpus}: the name but for case and an {@code s}. */
  private static Optional<String> near(String key) {
    return NAMES.stream()
        .filter(
            name ->
                name.equalsIgnoreCase(key)
                    || (name + "s").equalsIgnoreCase(key)
                    || name.equalsIgnoreCase(key + "s"))
        .findFirst();
  }

  private void dropped(String name, Located value, String problem, String remedy) {
    findings.add(
        new Finding(
            "host-requirement-dropped",
            "hostRequirements." + name,
            value.position(),
            "hostRequirements."
                + name
                + " "
                + Shown.json(value.written())
                + " "
                + problem
                + ": it is ignored. "
                + remedy));
  }
}
