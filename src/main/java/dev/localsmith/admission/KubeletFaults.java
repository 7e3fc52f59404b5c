package dev.localsmith.admission;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** With what configuration a kubelet does not start. */
final class KubeletFaults {
  private static final String BETA = "full-pcpus-only";
  private static final Set<String> ALPHA =
      Set.of(
          "align-by-socket",
          "distribute-cpus-across-cores",
          "distribute-cpus-across-numa",
          "prefer-align-cpus-by-uncorecache",
          "strict-cpu-reservation");
  private static final String ALPHA_GATE = "CPUManagerPolicyAlphaOptions";

  private KubeletFaults() {}

  static List<String> of(Kubelet kubelet) {
    List<String> faults = new ArrayList<>();
    known(
        kubelet.cpuManagerPolicy().orElse("none"),
        Set.of("none", "static"),
        "cpuManagerPolicy",
        faults);
    known(
        kubelet.memoryManagerPolicy().orElse("None"),
        Set.of("None", "Static"),
        "memoryManagerPolicy",
        faults);
    known(
        kubelet.topology(),
        Set.of("none", "best-effort", "restricted", "single-numa-node"),
        "topologyManagerPolicy",
        faults);
    if (kubelet.isStaticCpu() && !kubelet.reservesCpu()) {
      faults.add(
          "cpuManagerPolicy static needs CPUs reserved: reservedSystemCPUs, systemReserved or kubeReserved.");
    }
    if (kubelet.isStaticMemory() && !kubelet.reservesMemory()) {
      faults.add("memoryManagerPolicy Static needs reservedMemory.");
    }
    for (String option : kubelet.cpuOptions().keySet()) {
      if (!option.equals(BETA) && !ALPHA.contains(option)) {
        faults.add(
            "cpuManagerPolicyOptions: Kubernetes knows no option " + Shown.text(option) + ".");
      } else if (ALPHA.contains(option) && !kubelet.featureGates().contains(ALPHA_GATE)) {
        faults.add(
            "cpuManagerPolicyOptions: "
                + option
                + " is hidden, where the release still counts it as alpha, unless the feature gate "
                + ALPHA_GATE
                + " is on.");
      }
    }
    if (kubelet.hasCpuOption("align-by-socket") && kubelet.topology().equals("single-numa-node")) {
      faults.add("align-by-socket does not go with topologyManagerPolicy single-numa-node.");
    }
    return List.copyOf(faults);
  }

  private static void known(
      String policy, Set<String> policies, String field, List<String> faults) {
    if (!policies.contains(policy)) {
      faults.add(field + ": Kubernetes knows no policy " + Shown.text(policy) + ".");
    }
  }
}
