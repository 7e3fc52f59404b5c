package dev.localsmith.admission;

import dev.localsmith.admission.Verdict.PodOutcome;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a node gives an admitted pod.
 *
 * @param podPidsLimit process IDs that the pod may use; empty if it has no limit of its own, or
 *     none is known
 * @param pids about process IDs, in sentences
 * @param cpus about CPUs
 * @param memory whether the pod's memory is bound to NUMA nodes, in sentences
 * @param topology about alignment
 * @param configuration what is wrong with the kubelet's configuration
 */
public record NodeReview(
    OptionalLong podPidsLimit,
    List<String> pids,
    Cpus cpus,
    boolean memoryPinned,
    List<String> memory,
    List<String> topology,
    List<String> configuration) {

  /**
   * @param exclusive how many CPUs the pod gets for itself; without a configuration, how many a
   *     static policy would give
   * @param smtAlignmentError whether the kubelet of a node with two threads a core refuses the pod
   * @param changes what would give the pod CPUs of its own; none if it has them or its amounts tell
   *     too little
   */
  public record Cpus(
      long exclusive, boolean smtAlignmentError, List<Change> changes, List<String> notes) {}

  static NodeReview of(PodOutcome pod, Optional<Kubelet> kubelet) {
    Cpus cpus = CpuManager.of(pod, kubelet);
    boolean memoryPinned = MemoryManager.pins(pod, kubelet);
    return new NodeReview(
        PidLimits.podLimit(kubelet),
        kubelet.map(PidLimits::notes).orElse(PidLimits.UNKNOWN),
        cpus,
        memoryPinned,
        MemoryManager.notes(pod, kubelet),
        kubelet
            .map(k -> TopologyManager.notes(pod, k, cpus.exclusive() > 0, memoryPinned))
            .orElse(List.of()),
        kubelet.map(KubeletFaults::of).orElse(List.of()));
  }
}
