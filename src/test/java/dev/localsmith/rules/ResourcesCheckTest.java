package dev.localsmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Native resources: amounts that agree with each other and with Kubernetes. */
class ResourcesCheckTest {
  static Stream<Refusal> refusals() {
    String cpu = "resources.cpu.";
    return Stream.of(
        Refusal.of(
            "a native resource that containers don't have",
            "  ephemeral-storage:",
            "  pods:",
            "resources.pods: is no native resource of a container: cpu, memory or"
                + " ephemeral-storage"),
        Refusal.of(
            "an extended resource among the native ones",
            "  ephemeral-storage:",
            "  example.com/disk:",
            "resources.example.com/disk: is no native resource of a container: cpu, memory or"
                + " ephemeral-storage"),
        Refusal.of(
            "hugepages among the native ones",
            "  ephemeral-storage:",
            "  hugepages-2Mi:",
            "resources.hugepages-2Mi: is no native resource of a container: cpu, memory or"
                + " ephemeral-storage"),
        Refusal.of(
            "a default request that is no quantity",
            "defaultRequest: 250m",
            "defaultRequest: 250 m",
            cpu + "defaultRequest: '250 m' is no quantity"),
        Refusal.of(
            "a default request with an exponent",
            "defaultRequest: 250m",
            "defaultRequest: \"1e3\"",
            cpu + "defaultRequest: '1e3' is no quantity"),
        Refusal.of(
            "a default request that overflows",
            "defaultRequest: 250m",
            "defaultRequest: 99999999999E",
            cpu + "defaultRequest: '99999999999E' is no quantity"),
        Refusal.of(
            "a smallest limit that is no quantity",
            "smallestLimit: 6Mi",
            "smallestLimit: 6MB",
            "resources.memory.smallestLimit: '6MB' is no quantity"),
        Refusal.of(
            "a unit that is no suffix",
            "    unit: Gi\n    defaultRequest: 512Mi",
            "    unit: GB\n    defaultRequest: 512Mi",
            "resources.memory.unit: is no suffix of quantities",
            "+5 resources.memory.cap.default: must be a number above zero that is a quantity in its"
                + " unit"),
        Refusal.of(
            "a disk's unit that is no suffix",
            "  label: disk\n  unit: Gi",
            "  label: disk\n  unit: gb",
            "+1 volume.unit: is no suffix of quantities"),
        Refusal.of(
            "a limit from the parameter and from a default",
            "    defaultRequest: 250m",
            "    defaultLimit: 2",
            cpu
                + "defaultLimit: the parameter is this resource's limit already; remove one of the"
                + " two"),
        Refusal.of(
            "a default request above the default limit",
            "  ephemeral-storage:\n    unit: Gi",
            "  ephemeral-storage: {unit: Gi, defaultRequest: 2Gi, defaultLimit: 2047Mi}",
            "resources.ephemeral-storage.defaultRequest: is above defaultLimit"),
        Refusal.of(
            "a default limit below the smallest",
            "  ephemeral-storage:\n    unit: Gi",
            "  ephemeral-storage: {unit: Gi, smallestLimit: 2Gi, defaultLimit: 2047Mi}",
            "resources.ephemeral-storage.defaultLimit: is below smallestLimit"),
        Refusal.of(
            "a cap below the default request",
            "default: 8",
            "default: 0.249",
            cpu + "cap.default: is below defaultRequest"),
        Refusal.of(
            "a cap of nothing",
            "default: 8",
            "default: 0",
            cpu + "cap.default: must be a number above zero that is a quantity in its unit",
            cpu + "cap.default: is below defaultRequest"),
        Refusal.of(
            "a cap below zero",
            "default: 8",
            "default: -1",
            cpu + "cap.default: must be a number above zero that is a quantity in its unit"),
        Refusal.of(
            "a cap on limits below the default limit",
            "  ephemeral-storage:\n    unit: Gi",
            "  ephemeral-storage:\n    unit: Gi\n    defaultLimit: 2Gi\n"
                + "    cap: {variable: m, default: 1, description: d, limits: true}",
            "+3 resources.ephemeral-storage.cap.default: is below defaultLimit, which it caps"),
        Refusal.of(
            "a cap on limits below the smallest limit",
            "      default: 32\n",
            "      default: 0.001\n      limits: true\n",
            "resources.memory.cap.default: is below defaultRequest",
            "resources.memory.cap.default: is below smallestLimit"),
        Refusal.of(
            "a host requirement that nothing bounds",
            "  ephemeral-storage:\n    unit: Gi",
            "  ephemeral-storage:\n    unit: Gi\n"
                + "    hostRequirement: {field: f, path: hostRequirements.f, written: bytes}",
            "resources.ephemeral-storage: nothing bounds its host requirement; add a cap"));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void isRefused(Refusal refusal) {
    refusal.check();
  }

  @Test
  void hugepagesNeedCpuOrMemoryBesideThem() {
    String yaml = new RulesReader().standardText();
    assertEquals(
        List.of(
            "resources: cpu or memory needs a defaultRequest or defaultLimit, or Kubernetes rejects"
                + " hugepages"),
        Refusal.problemsOf(yaml.replaceAll("    defaultRequest: .*\n", "")).stream()
            .map(p -> p.split(": ", 2)[1])
            .toList());
    String onlyMemory = yaml.replace("    defaultRequest: 250m\n", "");
    assertEquals(
        Optional.empty(),
        new RulesReader().read("r.yaml", onlyMemory).resources().get("cpu").defaultRequest());
  }
}
