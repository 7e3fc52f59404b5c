package dev.localsmith.admission;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A node's kubelet configuration, as far as it decides what a pod gets.
 *
 * @param podPidsLimit process IDs per pod; empty or below 1 means no limit of the pod's own
 * @param reservedPids what {@code systemReserved} and {@code kubeReserved} keep, by field name
 * @param pidEviction the thresholds of {@code pid.available}, by field name
 * @param cpuOptions {@code cpuManagerPolicyOptions}
 * @param reservesCpu whether any CPU is kept for the system
 * @param reservesMemory whether {@code reservedMemory} is set
 * @param featureGates those that are switched on
 */
public record Kubelet(
    OptionalLong podPidsLimit,
    Map<String, String> reservedPids,
    Map<String, String> pidEviction,
    Optional<String> cpuManagerPolicy,
    Map<String, String> cpuOptions,
    boolean reservesCpu,
    Optional<String> memoryManagerPolicy,
    boolean reservesMemory,
    Optional<String> topologyManagerPolicy,
    Optional<String> topologyManagerScope,
    Set<String> featureGates) {

  boolean isStaticCpu() {
    return cpuManagerPolicy.filter("static"::equals).isPresent();
  }

  boolean isStaticMemory() {
    return memoryManagerPolicy.filter("Static"::equals).isPresent();
  }

  String topology() {
    return topologyManagerPolicy.orElse("none");
  }

  boolean hasCpuOption(String name) {
    return Boolean.parseBoolean(cpuOptions.get(name));
  }
}
