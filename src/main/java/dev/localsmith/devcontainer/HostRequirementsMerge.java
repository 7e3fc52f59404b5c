package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.devcontainer.HostRequirements.Requirement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  private final List<Located> contributions;
  private final List<Finding> findings;

  private HostRequirementsMerge(List<Located> contributions, List<Finding> findings) {
    this.contributions = contributions;
    this.findings = findings;
  }

  /**
   * @param contributions each contributor's {@code hostRequirements}, in order
   * @param findings receives a warning for each value that is dropped
   */
  static HostRequirements merge(List<Located> contributions, List<Finding> findings) {
    HostRequirementsMerge merge = new HostRequirementsMerge(contributions, findings);
    contributions.forEach(merge::warnOfShape);
    return new HostRequirements(
        merge.largest("cpus", merge::cpus),
        merge.largest("memory", value -> merge.size("memory", value)),
        merge.largest("storage", value -> merge.size("storage", value)),
        merge.gpu());
  }

  private List<Located> values(String name) {
    return contributions.stream()
        .flatMap(c -> c.get(name).stream())
        .filter(value -> !value.value().isNull())
        .toList();
  }

  private Optional<Requirement<BigDecimal>> largest(
      String name, Function<Located, Optional<BigDecimal>> read) {
    List<Requirement<BigDecimal>> requirements = new ArrayList<>();
    for (Located value : values(name)) {
      read.apply(value).ifPresent(number -> requirements.add(new Requirement<>(number, value)));
    }
    // Of equals the last, as its author's file is the nearest.
    return requirements.stream()
        .reduce((a, b) -> b.value().compareTo(a.value()) >= 0 ? b : a)
        .filter(largest -> largest.value().signum() != 0);
  }

  private Optional<BigDecimal> cpus(Located value) {
    Optional<BigDecimal> number =
        JavaScriptNumber.of(value.value()).stream()
            .mapToObj(JavaScriptNumber::written)
            .flatMap(Optional::stream)
            .findFirst();
    if (number.isEmpty()) {
      dropped("cpus", value, "is no number of cores", "Write a number, such as 4.");
    }
    return number;
  }

  private Optional<BigDecimal> size(String name, Located value) {
    JsonNode json = value.value();
    String text = json.isNumber() ? json.decimalValue().toPlainString() : json.asText();
    if (json.isBoolean() && !json.booleanValue() || json.isTextual() && text.isEmpty()) {
      return Optional.empty();
    }
    Optional<BigDecimal> bytes =
        json.isTextual() || json.isNumber() ? ByteSize.specified(text) : Optional.empty();
    if (bytes.isEmpty()) {
      Optional<String> meant = json.isTextual() ? ByteSize.meant(text) : Optional.empty();
      dropped(
          name,
          value,
          "is no size that the Dev Containers CLI reads",
          meant.map(m -> "Write \"" + m + "\".").orElse(SIZE));
    }
    return bytes.flatMap(JavaScriptNumber::through);
  }

  private Optional<Requirement<String>> gpu() {
    List<Located> requests = values("gpu");
    requests.stream()
        .filter(request -> !isGpuRequest(request.value()))
        .forEach(
            request ->
                dropped(
                    "gpu",
                    request,
                    "asks for no GPU",
                    "Write true for a GPU, or \"optional\" where it may be missing."));
    return requests.stream()
        .map(request -> new Requirement<>(request.value(), request))
        .reduce(HostRequirementsMerge::mergeGpu)
        .map(merged -> new Requirement<>(merged.value().toString(), merged.source()));
  }

  private static boolean isGpuRequest(JsonNode value) {
    return value.isBoolean() || value.isObject() || value.asText().equals("optional");
  }

  private static Requirement<JsonNode> mergeGpu(Requirement<JsonNode> a, Requirement<JsonNode> b) {
    if (isFalse(a.value())) {
      return b;
    }
    if (isFalse(b.value())) {
      return a;
    }
    boolean optional = isOptional(a.value()) && isOptional(b.value());
    return new Requirement<>(optional ? b.value() : mergedGpu(a.value(), b.value()), b.source());
  }

  private static JsonNode mergedGpu(JsonNode a, JsonNode b) {
    ObjectNode merged = JsonNodeFactory.instance.objectNode();
    larger(a.path("cores"), b.path("cores"), HostRequirementsMerge::gpuCores)
        .ifPresent(cores -> merged.put("cores", cores));
    larger(a.path("memory"), b.path("memory"), memory -> ByteSize.specified(memory.asText()))
        .ifPresent(memory -> merged.put("memory", memory.toPlainString()));
    return merged;
  }

  private static Optional<BigDecimal> gpuCores(JsonNode cores) {
    return JavaScriptNumber.of(cores).stream()
        .mapToObj(JavaScriptNumber::written)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<BigDecimal> larger(
      JsonNode a, JsonNode b, Function<JsonNode, Optional<BigDecimal>> read) {
    BigDecimal left = read.apply(a).orElse(BigDecimal.ZERO);
    BigDecimal right = read.apply(b).orElse(BigDecimal.ZERO);
    return Optional.of(left.max(right)).filter(larger -> larger.signum() > 0);
  }

  private static boolean isFalse(JsonNode gpu) {
    return gpu.isBoolean() && !gpu.booleanValue();
  }

  private static boolean isOptional(JsonNode gpu) {
    return gpu.isTextual() && gpu.textValue().equals("optional");
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
                contribution.get(key).flatMap(Located::keyPosition).orElse(contribution.position()),
                "hostRequirements has no " + Shown.value(key) + ": it is ignored. " + remedy));
      }
    }
  }

  /** {@code cpu}, {@code Memory}, {@code gpus}: the name but for case and an {@code s}. */
  private static Optional<String> near(String key) {
    String bare = key.toLowerCase(Locale.ROOT).replaceFirst("s$", "");
    return NAMES.stream().filter(name -> name.replaceFirst("s$", "").equals(bare)).findFirst();
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
