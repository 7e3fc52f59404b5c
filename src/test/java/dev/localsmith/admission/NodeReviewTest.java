package dev.localsmith.admission;

import static dev.localsmith.admission.LimitRangerTest.pod;
import static dev.localsmith.admission.LimitRangerTest.texts;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeReviewTest {
  private static final String STATIC =
      "{apiVersion: kubelet.config.k8s.io/v1beta1, kind: KubeletConfiguration, cpuManagerPolicy: static,"
          + " reservedSystemCPUs: 0-1%s}";
  private static final String GUARANTEED = "{limits: {cpu: %s, memory: 200Mi}}";

  private static NodeReview review(String kubelet, String resources) {
    return Admission.review(pod(resources), Files.policies(kubelet)).node().orElseThrow();
  }

  /** The documentation's examples of the static policy. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | 0",
        "{limits: {memory: 200Mi}, requests: {memory: 100Mi}} | 0",
        "{limits: {memory: 200Mi, cpu: 2}, requests: {memory: 100Mi, cpu: 1}} | 0",
        "{limits: {memory: 200Mi, cpu: 2}, requests: {memory: 200Mi, cpu: 2}} | 2",
        "{limits: {memory: 200Mi, cpu: 1.5}, requests: {memory: 200Mi, cpu: 1.5}} | 0",
        "{limits: {memory: 200Mi, cpu: 2}} | 2",
      })
  void only_guaranteed_pods_with_whole_cpus_get_them_for_themselves(
      String resources, long exclusive) {
    assertEquals(exclusive, review(STATIC.formatted(""), resources).cpus().exclusive());
  }

  @Test
  void what_is_missing_for_cpus_of_one_s_own_is_told() {
    NodeReview node =
        review(
            STATIC.formatted(""),
            "{requests: {cpu: 500m, memory: 1Gi}, limits: {cpu: 1500m, memory: 2Gi}}");
    assertEquals(
        List.of(
            "raise the cpu request of container demo from 500m to 2",
            "raise the memory request of container demo from 1Gi to 2Gi",
            "raise the cpu limit of container demo from 1500m to 2"),
        texts(node.cpus().changes()));
    assertEquals(
        List.of(
            "CPU manager policy static: the workspace runs in the shared pool, as it is Burstable and only Guaranteed"
                + " pods get their own."),
        node.cpus().notes());
  }

  @Test
  void full_cores_only_fails_an_odd_number_of_cpus() {
    String kubelet = STATIC.formatted(", cpuManagerPolicyOptions: {full-pcpus-only: \"true\"}");
    NodeReview odd = review(kubelet, GUARANTEED.formatted("3"));
    assertTrue(odd.cpus().smtAlignmentError());
    assertEquals(
        "raise the cpu request of container demo from 3 to 4", texts(odd.cpus().changes()).get(0));
    NodeReview even = review(kubelet, GUARANTEED.formatted("4"));
    assertFalse(even.cpus().smtAlignmentError());
    assertEquals(List.of(), even.cpus().changes());
    assertEquals(List.of(), even.configuration());
  }

  @Test
  void
      without_a_configuration_it_says_what_a_static_policy_would_do_and_that_pods_cannot_set_pids() {
    NodeReview node =
        Admission.review(pod(GUARANTEED.formatted("2")), Policies.NONE).node().orElseThrow();
    assertEquals(
        List.of("On a node with CPU manager policy static: the workspace gets 2 CPUs for itself."),
        node.cpus().notes());
    assertEquals(PidLimits.UNKNOWN, node.pids());
    assertEquals(OptionalLong.empty(), node.podPidsLimit());
  }

  @Test
  void pid_limits_reservations_and_eviction_are_read_from_the_kubelet() {
    NodeReview node =
        review(
            "{apiVersion: kubelet.config.k8s.io/v1beta1, kind: KubeletConfiguration, podPidsLimit: 1000,"
                + " systemReserved: {pid: \"500\"}, kubeReserved: {pid: 200}, evictionHard: {pid.available: 10%}}",
            "{}");
    assertEquals(OptionalLong.of(1000), node.podPidsLimit());
    assertEquals(
        List.of(
            "The workspace may use 1000 process IDs (podPidsLimit); then it cannot start processes.",
            "The node keeps 200 process IDs back (kubeReserved).",
            "The node keeps 500 process IDs back (systemReserved).",
            "The node evicts pods when fewer than 10% of its process IDs are free (pid.available in evictionHard); it"
                + " looks now and then, so a fork bomb can be faster."),
        node.pids());
    NodeReview unlimited = review("{kubeletconfig: {podPidsLimit: -1}}", "{}");
    assertEquals(OptionalLong.empty(), unlimited.podPidsLimit());
    assertTrue(
        unlimited.pids().get(0).startsWith("The workspace has no limit of process IDs of its own"));
  }

  @Test
  void memory_is_pinned_for_guaranteed_pods_under_the_static_policy() {
    String kubelet =
        STATIC.formatted(", memoryManagerPolicy: Static, reservedMemory: [{numaNode: 0}]");
    NodeReview guaranteed = review(kubelet, "{limits: {cpu: 2, memory: 1Gi, hugepages-2Mi: 4Mi}}");
    assertTrue(guaranteed.memoryPinned());
    assertTrue(
        guaranteed
            .memory()
            .get(0)
            .contains("memory and hugepages-2Mi comes from as few NUMA nodes"));
    assertFalse(review(kubelet, "{requests: {memory: 1Gi}}").memoryPinned());
  }

  @ParameterizedTest
  @CsvSource({
    "best-effort, lie together where that can be",
    "restricted, TopologyAffinityError",
    "single-numa-node, fit on one NUMA node",
    "none, may lie apart",
    "sideways, Kubernetes knows no such policy"
  })
  void the_topology_policy_says_when_the_pod_fails(String policy, String told) {
    String kubelet =
        STATIC.formatted(", topologyManagerPolicy: " + policy + ", topologyManagerScope: pod");
    NodeReview node = review(kubelet, "{limits: {cpu: 2, memory: 1Gi, nvidia.com/gpu: 1}}");
    assertTrue(node.topology().get(0).contains(told), () -> node.topology().toString());
    assertTrue(review(kubelet, "{}").topology().get(0).contains("nothing of the workspace's"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cpuManagerPolicy: static | needs CPUs reserved",
        "cpuManagerPolicy: dynamic | knows no policy",
        "memoryManagerPolicy: Static | needs reservedMemory",
        "cpuManagerPolicyOptions: {fast: true} | knows no option",
        "cpuManagerPolicyOptions: {align-by-socket: true} | CPUManagerPolicyAlphaOptions",
        "cpuManagerPolicyOptions: {align-by-socket: true}, topologyManagerPolicy: single-numa-node | does not go with",
      })
  void a_kubelet_that_would_not_start_is_reported(String fields, String told) {
    NodeReview node =
        review(
            "{apiVersion: kubelet.config.k8s.io/v1beta1, kind: KubeletConfiguration, "
                + fields
                + "}",
            "{}");
    assertTrue(
        node.configuration().stream().anyMatch(fault -> fault.contains(told)),
        node.configuration()::toString);
  }
}
