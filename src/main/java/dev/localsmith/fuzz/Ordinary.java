package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.EntryKeys;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What authors of repositories write: a handful of sizes, now and then a GPU, a node or a slip. The
 * same seed and index give the same sample.
 */
public final class Ordinary {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Sizes as they are written, by the kind of resource. */
  private static final Map<String, List<String>> SIZES =
      Map.of(
          "cpu", List.of("500m", "1", "2", "4", "250m", "1.5", "8", "100m"),
          "memory", List.of("1Gi", "2Gi", "4Gi", "8Gi", "512Mi", "16Gi", "2048Mi", "64Gi"),
          "ephemeral-storage", List.of("5Gi", "10Gi", "20Gi"));

  private static final List<String> DISKS = List.of("20Gi", "50Gi", "100Gi", "32Gi");
  private static final long GIB = 1L << 30;

  private final RuleSet rules;

  public Ordinary(RuleSet rules) {
    this.rules = rules;
  }

  /** The sample of the index, which is its id. */
  public Case sample(long seed, long index) {
    Choice choice = new Choice(seed, index);
    ObjectNode input = JSON.objectNode();
    input.put(rules.inputs().configuration(), Json.text(configuration(choice)));
    input.set(rules.inputs().hostRequirements(), host(choice));
    rules.parameters().forEach(p -> input.put(p.input(), choice.of("2", "4", "8", "10", "50")));
    for (Cap cap : rules.caps()) {
      input.put(cap.variable(), cap.standard());
    }
    input.put(rules.placement().opening().variable(), choice.oneIn(3));
    rules
        .placement()
        .selectors()
        .forEach(s -> s.input().ifPresent(name -> input.put(name, choice.of("amd64", "arm64"))));
    return new Case(Long.toString(index), input, Optional.empty());
  }

  private ObjectNode configuration(Choice choice) {
    ObjectNode configuration =
        JSON.objectNode()
            .put("name", choice.of("api", "web", "Data science", "monorepo"))
            .put("image", "mcr.microsoft.com/devcontainers/base:ubuntu")
            .put("remoteUser", "vscode");
    ObjectNode customizations = configuration.putObject("customizations");
    if (choice.oneIn(2)) {
      customizations
          .putArray("vscode")
          .addObject()
          .putArray("extensions")
          .add("ms-python.python")
          .add("golang.go");
    }
    if (!choice.oneIn(5)) {
      ArrayNode contributors = customizations.putArray(rules.customization());
      choice.several(1, choice.oneIn(4) ? 3 : 1, () -> contributors.add(entry(choice)));
    }
    configuration.putObject("features").putObject("ghcr.io/devcontainers/features/go:1");
    return configuration;
  }

  private ObjectNode entry(Choice choice) {
    EntryKeys keys = rules.entry();
    ObjectNode entry = JSON.objectNode();
    if (choice.percent(90)) {
      ObjectNode resources = entry.putObject(keys.resources());
      ObjectNode requests = resources.putObject(keys.requests());
      ObjectNode limits = choice.oneIn(2) ? resources.putObject(keys.limits()) : requests;
      for (String name : rules.resources().keySet()) {
        List<String> sizes = SIZES.getOrDefault(name, DISKS);
        if (choice.percent(name.equals("ephemeral-storage") ? 10 : 75)) {
          requests.put(name, choice.of(sizes));
          limits.put(name, choice.of(sizes));
        }
      }
      if (choice.oneIn(6)) {
        limits.put(rules.gpu().device(), choice.of("1", "2"));
      }
    }
    if (choice.oneIn(4)) {
      entry.put(keys.storage(), choice.of(DISKS));
    }
    if (choice.oneIn(8)) {
      entry
          .putObject(keys.nodeSelector())
          .put(choice.of("disktype", "pool"), choice.of("ssd", "gpu"));
    }
    if (choice.oneIn(8)) {
      entry
          .putArray(keys.tolerations())
          .addObject()
          .put("key", rules.gpu().device())
          .put("operator", rules.placement().operators().exists())
          .put("effect", rules.placement().effects().get(0));
    }
    if (choice.oneIn(20)) {
      entry.put(choice.of("cpu", "resource", "toleration"), "1");
    }
    return entry;
  }

  private ObjectNode host(Choice choice) {
    ObjectNode host = JSON.objectNode();
    for (NativeResource resource : rules.resources().values()) {
      resource
          .hostRequirement()
          .ifPresent(
              requirement ->
                  host.set(
                      requirement.field(),
                      choice.oneIn(2)
                          ? JSON.nullNode()
                          : JSON.numberNode(size(choice, requirement.written()))));
    }
    host.put(rules.volume().hostRequirement().field(), choice.oneIn(3) ? 32 * GIB : null);
    host.put(rules.inputs().gpu(), choice.of("true", "false", "\"optional\"", "false"));
    return host;
  }

  private static BigDecimal size(Choice choice, RuleSet.Written written) {
    long count = choice.of(List.of(2L, 4L, 8L, 16L));
    return BigDecimal.valueOf(written == RuleSet.Written.BYTES ? count * GIB : count);
  }
}
