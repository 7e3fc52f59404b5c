package dev.localsmith.admission;

import dev.localsmith.admission.Verdict.PodOutcome;
import dev.localsmith.kubernetes.QosClass;
import dev.localsmith.kubernetes.ResourceName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The kubelet's memory manager: binds the memory and huge pages of Guaranteed pods to NUMA nodes.
 */
final class MemoryManager {
  private MemoryManager() {}

  static boolean pins(PodOutcome pod, Optional<Kubelet> kubelet) {
    return kubelet.filter(Kubelet::isStaticMemory).isPresent()
        && pod.qosClass() == QosClass.GUARANTEED;
  }

  static List<String> notes(PodOutcome pod, Optional<Kubelet> kubelet) {
    if (kubelet.isEmpty()) {
      return List.of();
    }
    if (!kubelet.get().isStaticMemory()) {
      return List.of("Memory manager policy None: memory comes from any NUMA node.");
    }
    if (!pins(pod, kubelet)) {
      return List.of(
          "Memory manager policy Static: the workspace's memory is not pinned, as it is "
              + pod.qosClass()
              + ".");
    }
    String pages =
        pod.containers().stream()
            .flatMap(c -> c.resources().requests().entrySet().stream())
            .filter(request -> !request.getValue().isZero())
            .map(Map.Entry::getKey)
            .filter(ResourceName::isHugePages)
            .distinct()
            .map(name -> " and " + name)
            .collect(Collectors.joining());
    return List.of(
        "Memory manager policy Static: the workspace's memory"
            + pages
            + " comes from as few NUMA nodes as can be.");
  }
}
