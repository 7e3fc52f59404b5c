package dev.localsmith.admission;

import dev.localsmith.admission.Verdict.PodOutcome;
import dev.localsmith.kubernetes.ResourceName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The kubelet's topology manager: whether what a pod gets must lie together, and when it is refused
 * for that.
 */
final class TopologyManager {
  private TopologyManager() {}

  static List<String> notes(
      PodOutcome pod, Kubelet kubelet, boolean exclusiveCpus, boolean memoryPinned) {
    List<String> aligned = new ArrayList<>();
    if (exclusiveCpus) {
      aligned.add("CPUs");
    }
    if (memoryPinned) {
      aligned.add("memory");
    }
    pod.containers().stream()
        .flatMap(c -> c.resources().limits().entrySet().stream())
        .filter(limit -> !limit.getValue().isZero())
        .map(Map.Entry::getKey)
        .filter(ResourceName::isExtended)
        .distinct()
        .forEach(aligned::add);
    String policy = "Topology manager policy " + kubelet.topology() + ": ";
    if (aligned.isEmpty()) {
      return List.of(policy + "nothing of the workspace's is bound to a place.");
    }
    String what = "the workspace's " + String.join(" and ", aligned);
    String perScope = " (per " + kubelet.topologyManagerScope().orElse("container") + ")";
    return List.of(
        policy
            + switch (kubelet.topology()) {
              case "none" -> what + " may lie apart.";
              case "best-effort" -> what + " lie together where that can be" + perScope + ".";
              case "restricted" ->
                  "the kubelet fails the pod with TopologyAffinityError unless "
                      + what
                      + " can lie on as few NUMA nodes as they need"
                      + perScope
                      + ".";
              case "single-numa-node" ->
                  "the kubelet fails the pod with TopologyAffinityError unless "
                      + what
                      + " fit on one NUMA node"
                      + perScope
                      + ".";
              default -> "Kubernetes knows no such policy.";
            });
  }
}
