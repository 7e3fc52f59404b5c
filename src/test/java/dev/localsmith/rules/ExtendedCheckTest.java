package dev.localsmith.rules;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Extended resources: names that Kubernetes takes, and counts that make sense. */
class ExtendedCheckTest {
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

  @ParameterizedTest
  @MethodSource("extended")
  void isRefused(Refusal refusal) {
    refusal.check();
  }
}
