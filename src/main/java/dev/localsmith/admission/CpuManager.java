package dev.localsmith.admission;

import dev.localsmith.admission.Change.SetAmount;
import dev.localsmith.admission.NodeReview.Cpus;
import dev.localsmith.admission.Verdict.PodOutcome;
import dev.localsmith.kubernetes.QosClass;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The kubelet's CPU manager: a Guaranteed pod's containers with a whole number of CPUs get them for
 * themselves.
 */
final class CpuManager {
  private static final int USUAL_THREADS = 2;

  private CpuManager() {}

  static Cpus of(PodOutcome pod, Optional<Kubelet> kubelet) {
    List<Long> whole = wholeCpus(pod);
    long eligible = whole.stream().mapToLong(Long::longValue).sum();
    boolean isStatic = kubelet.map(Kubelet::isStaticCpu).orElse(true);
    long exclusive = isStatic ? eligible : 0;
    boolean fullCores =
        exclusive > 0 && kubelet.filter(k -> k.hasCpuOption("full-pcpus-only")).isPresent();
    boolean misaligned = fullCores && whole.stream().anyMatch(cpus -> cpus % USUAL_THREADS != 0);
    List<String> notes = new ArrayList<>();
    notes.add(verdict(pod, kubelet, exclusive, isStatic));
    if (misaligned) {
      notes.add(
          "full-pcpus-only: a node with two threads a core fails the pod with SMTAlignmentError; an even number of CPUs"
              + " passes.");
    } else if (fullCores) {
      notes.add("full-pcpus-only: the CPUs are whole cores where a core has two threads.");
    }
    if (exclusive == 0
        && kubelet
            .filter(k -> k.isStaticCpu() && k.hasCpuOption("strict-cpu-reservation"))
            .isPresent()) {
      notes.add(
          "strict-cpu-reservation: the shared pool excludes the CPUs that are reserved for the system.");
    }
    List<Change> changes = eligible > 0 && !misaligned ? List.of() : changes(pod, misaligned);
    return new Cpus(exclusive, misaligned, changes, List.copyOf(notes));
  }

  private static String verdict(
      PodOutcome pod, Optional<Kubelet> kubelet, long exclusive, boolean isStatic) {
    if (!isStatic) {
      return "CPU manager policy none: the workspace shares the node's CPUs; its limit is enforced by throttling.";
    }
    String policy =
        kubelet.isPresent()
            ? "CPU manager policy static"
            : "On a node with CPU manager policy static";
    if (exclusive > 0) {
      return policy + ": the workspace gets " + exclusive + " CPUs for itself.";
    }
    String reason =
        pod.qosClass() == QosClass.GUARANTEED
            ? "its CPU request is not a whole number"
            : "it is " + pod.qosClass() + " and only Guaranteed pods get their own";
    return policy + ": the workspace runs in the shared pool, as " + reason + ".";
  }

  private static List<Long> wholeCpus(PodOutcome pod) {
    if (pod.qosClass() != QosClass.GUARANTEED) {
      return List.of();
    }
    return pod.containers().stream()
        .filter(c -> c.kind() != Container.Kind.INIT)
        .flatMap(c -> c.amount(Side.REQUEST, ResourceName.CPU).stream())
        .filter(cpu -> cpu.signum() > 0 && cpu.isWholeNumber())
        .map(cpu -> cpu.wholeUnits().orElseThrow())
        .toList();
  }

  /**
   * Requests equal to limits for CPU and memory, whole CPUs, and an even number where cores have to
   * be whole.
   */
  private static List<Change> changes(PodOutcome pod, boolean even) {
    List<Change> changes = new ArrayList<>();
    for (Effective container : pod.containers()) {
      Optional<Quantity> cpu =
          most(container, ResourceName.CPU).map(amount -> wholeCpus(amount, even));
      Optional<Quantity> memory = most(container, ResourceName.MEMORY);
      if (cpu.isEmpty() || memory.isEmpty()) {
        return List.of();
      }
      for (Side side : Side.values()) {
        add(changes, container, side, ResourceName.CPU, cpu.get());
        add(changes, container, side, ResourceName.MEMORY, memory.get());
      }
    }
    return List.copyOf(changes);
  }

  private static void add(
      List<Change> changes, Effective container, Side side, String resource, Quantity to) {
    Optional<Quantity> now = container.amount(side, resource);
    if (now.filter(amount -> amount.compareTo(to) == 0).isEmpty()) {
      changes.add(new SetAmount(container.name(), side, resource, now, to));
    }
  }

  private static Optional<Quantity> most(Effective container, String resource) {
    return container
        .amount(Side.LIMIT, resource)
        .or(() -> container.amount(Side.REQUEST, resource))
        .filter(amount -> amount.signum() > 0);
  }

  private static Quantity wholeCpus(Quantity amount, boolean even) {
    Quantity whole =
        new Quantity(amount.value().setScale(0, RoundingMode.UP), Quantity.Format.DECIMAL_SI);
    boolean isOdd = whole.value().toBigInteger().testBit(0);
    return even && isOdd ? whole.plus(Quantity.ONE) : whole;
  }
}
