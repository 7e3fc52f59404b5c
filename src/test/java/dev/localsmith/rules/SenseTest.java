package dev.localsmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Amounts, names and words that contradict each other, or that Kubernetes would not take. */
class SenseTest {
  private static final String ALL_EFFECTS = "effects: [NoSchedule, PreferNoSchedule, NoExecute]";

  static Stream<Refusal> quantities() {
    return Stream.of(
        Refusal.of(
            "a suffix that counts another number for Kubernetes",
            "    k: 1000000",
            "    k: 1024000",
            "quantities.suffixes.k: counts 1000000 thousandths for Kubernetes; write that"),
        Refusal.of(
            "a suffix that Kubernetes does not know",
            "    k: 1000000",
            "    K: 1000000",
            "quantities.suffixes.K: is no suffix that counts whole thousandths for Kubernetes;"
                + " remove it"),
        Refusal.of(
            "a suffix finer than thousandths",
            "    k: 1000000",
            "    n: 1",
            "quantities.suffixes.n: is no suffix that counts whole thousandths for Kubernetes;"
                + " remove it"),
        Refusal.of(
            "an exponent as a suffix",
            "    k: 1000000",
            "    e3: 1000000",
            "quantities.suffixes.e3: is no suffix that counts whole thousandths for Kubernetes;"
                + " remove it"),
        Refusal.of(
            "a greatest amount at which Kubernetes overflows",
            "greatest: 9223372036854775807",
            "greatest: 9223372036854775808",
            "quantities.greatest: must be above zero and fit a signed 64-bit integer, or Kubernetes"
                + " overflows"),
        Refusal.of(
            "more digits than Terraform's numbers hold",
            "longest: 32",
            "longest: 101",
            "quantities.longest: must be from 1 to 100"));
  }

  static Stream<Refusal> resources() {
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

  static Stream<Refusal> extended() {
    return Stream.of(
        Refusal.of(
            "a reserved prefix that leaves Kubernetes' own open",
            "reservedPrefix: requests.",
            "reservedPrefix: limits.",
            "extended.reservedPrefix: must be requests., which Kubernetes keeps to itself"),
        Refusal.of(
            "a device that is no extended resource",
            "device: nvidia.com/gpu",
            "device: gpu",
            "gpu.device: is no extended resource name"),
        Refusal.of(
            "a device that Kubernetes keeps to itself",
            "device: nvidia.com/gpu",
            "device: requests.nvidia.com/gpu",
            "gpu.device: is no extended resource name"),
        Refusal.of("no device at all", "  count: 1", "  count: 0", "gpu.count: must be at least 1"),
        Refusal.of(
            "an allow-list without the device",
            "  # Kubernetes prepends this prefix itself.",
            "  allowed: [amd.com, intel.com/gpu]",
            "+6 gpu.device: extended.allowed does not name it; add it there"),
        Refusal.of(
            "an empty allow-list",
            "  # Kubernetes prepends this prefix itself.",
            "  allowed: []",
            "+6 gpu.device: extended.allowed does not name it; add it there"),
        Refusal.of(
            "allowed names that are none",
            "  # Kubernetes prepends this prefix itself.",
            "  allowed: [nvidia.com, cpu/, Nvidia.com, requests.x, a/b/c]",
            "extended.allowed.1: 'cpu/' is no extended resource name and no domain",
            "extended.allowed.2: 'Nvidia.com' is no extended resource name and no domain",
            "extended.allowed.3: 'requests.x' is no extended resource name and no domain",
            "extended.allowed.4: 'a/b/c' is no extended resource name and no domain"),
        Refusal.of(
            "a greatest count of a native resource",
            "  # Kubernetes prepends this prefix itself.",
            "  greatest: {memory: {variable: max, default: 1, description: d}}",
            "extended.greatest.memory: is no extended resource name"),
        Refusal.of(
            "a greatest count of what is not allowed",
            "  # Kubernetes prepends this prefix itself.",
            "  allowed: [nvidia.com]\n"
                + "  greatest: {amd.com/gpu: {variable: max, default: 1, description: d}}",
            "+1 extended.greatest.amd.com/gpu: extended.allowed does not name it; add it there"),
        Refusal.of(
            "half a device",
            "  # Kubernetes prepends this prefix itself.",
            "  greatest: {amd.com/gpu: {variable: max, default: 1.5, description: d}}",
            "extended.greatest.amd.com/gpu.default: must be a whole number above zero"),
        Refusal.of(
            "no device",
            "  # Kubernetes prepends this prefix itself.",
            "  greatest: {amd.com/gpu: {variable: max, default: 0, description: d}}",
            "extended.greatest.amd.com/gpu.default: must be a whole number above zero"),
        Refusal.of(
            "a limit of a count apart from its request",
            "  # Kubernetes prepends this prefix itself.",
            "  greatest: {amd.com/gpu: {variable: max, default: 1, description: d, limits: true}}",
            "extended.greatest.amd.com/gpu.limits: a count has no limit apart; remove it"),
        Refusal.of(
            "more devices for a GPU than a repository may have",
            "gpu:\n  device: nvidia.com/gpu\n  count: 1",
            "  greatest: {nvidia.com/gpu: {variable: max, default: 2, description: d}}\n"
                + "gpu:\n  device: nvidia.com/gpu\n  count: 3",
            "+3 gpu.count: is more than extended.greatest lets a repository have"));
  }

  static Stream<Refusal> placement() {
    return Stream.of(
        Refusal.of(
            "a selector that is no label key",
            "    - key: kubernetes.io/arch",
            "    - key: kubernetes.io/",
            "placement.selectors.0.key: is no label key"),
        Refusal.of(
            "a selector twice",
            "  selectors:\n",
            "  selectors:\n    - {key: kubernetes.io/arch, value: amd64}\n",
            "+2 placement.selectors.1.key: is set twice"),
        Refusal.of(
            "a selector with a value and an input",
            "      input: arch\n      expression: local.arch",
            "      input: arch\n      value: amd64",
            "-1 placement.selectors.0: give either value, or input and expression"),
        Refusal.of(
            "a selector with an input alone",
            "      expression: local.arch",
            "",
            "-2 placement.selectors.0: give either value, or input and expression"),
        Refusal.of(
            "a selector with nothing",
            "      input: arch\n      expression: local.arch",
            "",
            "-1 placement.selectors.0: give either value, or input and expression"),
        Refusal.of(
            "a selector's value that is no label value",
            "      input: arch\n      expression: local.arch",
            "      value: amd 64",
            "placement.selectors.0.value: is no label value"),
        Refusal.of(
            "allowed keys that are none",
            ALL_EFFECTS,
            ALL_EFFECTS + "\n  selectorKeys: [a b]\n  tolerationKeys: [ok, /x]",
            "+1 placement.selectorKeys.0: 'a b' is no label key",
            "+2 placement.tolerationKeys.1: '/x' is no label key"),
        Refusal.of(
            "an allowed selector that the template sets itself",
            ALL_EFFECTS,
            ALL_EFFECTS + "\n  selectorKeys: [kubernetes.io/arch]",
            "+1 placement.selectorKeys: 'kubernetes.io/arch' is the template's own selector, which"
                + " no repository sets"),
        Refusal.of(
            "operators that Kubernetes does not know",
            "{compares: Equal, exists: Exists}",
            "{compares: Is, exists: Any}",
            "placement.operators.compares: Kubernetes takes no value with this operator",
            "placement.operators.exists: Kubernetes needs a key with this operator"),
        Refusal.of(
            "operators that change places",
            "{compares: Equal, exists: Exists}",
            "{compares: Exists, exists: Equal}",
            "placement.operators.compares: Kubernetes takes no value with this operator",
            "placement.operators.exists: Kubernetes needs a key with this operator"),
        Refusal.of(
            "operators whose feature is off",
            "{compares: Equal, exists: Exists}",
            "{compares: Gt, exists: Exists}",
            "placement.operators.compares: Kubernetes takes no value with this operator"),
        Refusal.of(
            "an empty operator",
            "{compares: Equal, exists: Exists}",
            "{compares: \"\", exists: Exists}",
            "placement.operators.compares: Kubernetes takes no value with this operator"),
        Refusal.of(
            "effects that Kubernetes does not know",
            ALL_EFFECTS,
            "effects: [noSchedule, NoExecute, \"\"]",
            "placement.effects.0: is no effect of Kubernetes",
            "placement.effects.2: is no effect of Kubernetes"),
        Refusal.of(
            "seconds with an effect that is not allowed",
            ALL_EFFECTS,
            "effects: [NoSchedule]",
            "+1 placement.seconds.effect: is none of placement.effects"),
        Refusal.of(
            "seconds with an effect that waits for nothing",
            "seconds: {digits: 18, effect: NoExecute}",
            "seconds: {digits: 18, effect: NoSchedule}",
            "placement.seconds.effect: Kubernetes takes no tolerationSeconds with this effect"),
        Refusal.of(
            "seconds that overflow",
            "seconds: {digits: 18, effect: NoExecute}",
            "seconds: {digits: 19, effect: NoExecute}",
            "placement.seconds.digits: must be from 1 to 18, or 64 bits overflow"),
        Refusal.of(
            "seconds without a digit",
            "seconds: {digits: 18, effect: NoExecute}",
            "seconds: {digits: 0, effect: NoExecute}",
            "placement.seconds.digits: must be from 1 to 18, or 64 bits overflow"));
  }

  @ParameterizedTest
  @MethodSource({"quantities", "resources", "extended", "placement"})
  void isRefused(Refusal refusal) {
    refusal.check();
  }

  @Test
  void theBareNumberMustBeASuffix() {
    String yaml = new RulesReader().standardText().replace("    \"\": 1000\n", "");
    assertEquals(
        List.of("resources.cpu.unit", "resources.cpu.cap.default", "quantities.suffixes"),
        Refusal.problemsOf(yaml).stream().map(p -> p.split(": ")[1]).toList());
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
