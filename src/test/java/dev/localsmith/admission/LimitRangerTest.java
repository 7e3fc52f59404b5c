package dev.localsmith.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.admission.Violation.ObjectKind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitRangerTest {
  /** The documentation's problematic-limit-range.yaml. */
  private static final String DOCUMENTED =
      """
      apiVersion: v1
      kind: LimitRange
      metadata:
        name: cpu-resource-constraint
      spec:
        limits:
        - default: # this section defines default limits
            cpu: 500m
          defaultRequest: # this section defines default requests
            cpu: 500m
          max: # max and min define the limit range
            cpu: "1"
          min:
            cpu: 100m
          type: Container
      """;

  private static Verdict review(String policies, String resources) {
    return Admission.review(pod(resources), Files.policies(policies));
  }

  static Workspace pod(String resources) {
    return Files.workspace(
        """
        apiVersion: v1
        kind: Pod
        spec: {containers: [{name: demo, resources: %s}]}
        """
            .formatted(resources));
  }

  static List<String> messages(Verdict verdict) {
    return verdict.violations().stream().map(Violation::message).toList();
  }

  static List<String> texts(List<Change> changes) {
    return changes.stream().map(Change::text).toList();
  }

  @Test
  void the_documentation_s_pod_asks_for_more_than_the_default_limit() {
    Verdict verdict = review(DOCUMENTED, "{requests: {cpu: 700m}}");
    assertEquals(
        List.of(
            "spec.containers[0].resources.requests: Invalid value: \"700m\": must be less than or equal to cpu limit of"
                + " 500m"),
        verdict.objects().get(0).errors());
    assertEquals(
        List.of("raise the cpu limit of container demo from 500m to 700m"),
        texts(verdict.remedy()));
    assertEquals(
        List.of("LimitRange cpu-resource-constraint sets the cpu limit of container demo to 500m."),
        verdict.notes());
  }

  @Test
  void the_documentation_s_pod_passes_once_it_sets_both() {
    Verdict verdict = review(DOCUMENTED, "{requests: {cpu: 700m}, limits: {cpu: 700m}}");
    assertTrue(verdict.admitted());
    assertEquals(
        new Check(
            Violation.Stage.LIMIT_RANGE,
            "cpu-resource-constraint",
            "maximum per Container",
            "demo",
            "cpu",
            "request 700m, limit 700m",
            "",
            "1",
            true),
        verdict.checks().get(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "min: {memory: 1Gi} | {requests: {memory: 512Mi}} | minimum memory usage per Container is 1Gi, but request is 512Mi | raise the memory request of container demo from 512Mi to 1Gi",
        "min: {cpu: 100m} | {limits: {cpu: 50m}} | minimum cpu usage per Container is 100m, but request is 50m | raise the cpu request of container demo from 50m to 100m; raise the cpu limit of container demo from 50m to 100m",
        "max: {cpu: 1} | {requests: {cpu: 500m}, limits: {cpu: 2}} | maximum cpu usage per Container is 1, but limit is 2 | lower the cpu limit of container demo from 2 to 1",
        "max: {memory: 2048M} | {limits: {memory: 2Gi}} | maximum memory usage per Container is 2048M, but limit is 2Gi | lower the memory request of container demo from 2Gi to 2048M; lower the memory limit of container demo from 2Gi to 2048M",
        "maxLimitRequestRatio: {cpu: 2} | {requests: {cpu: 250m}, limits: {cpu: 2}} | cpu max limit to request ratio per Container is 2, but provided ratio is 8.000000 | lower the cpu limit of container demo from 2 to 500m",
        "maxLimitRequestRatio: {memory: 1.5} | {requests: {memory: 1Gi}, limits: {memory: 2Gi}} | memory max limit to request ratio per Container is 1500m, but provided ratio is 2.000000 | lower the memory limit of container demo from 2Gi to 1536Mi",
        "maxLimitRequestRatio: {cpu: 3} | {requests: {cpu: 0}, limits: {cpu: 1}} | cpu max limit to request ratio per Container is 3, but no request is specified or request is 0 | raise the cpu request of container demo from 0 to 334m",
        "maxLimitRequestRatio: {cpu: 3} | {requests: {cpu: 1}} | cpu max limit to request ratio per Container is 3, but no limit is specified or limit is 0 | set the cpu limit of container demo to 1",
      })
  void a_container_outside_its_range_learns_the_smallest_change(
      String demand, String resources, String message, String remedy) {
    String policy =
        "{apiVersion: v1, kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, "
            + demand
            + "}]}}";
    Verdict verdict = review(policy, resources);
    assertEquals(List.of(message), messages(verdict));
    assertEquals(remedy, String.join("; ", texts(verdict.remedy())));
  }

  @Test
  void a_pod_range_sums_containers_and_weighs_init_containers_against_them() {
    Workspace workspace =
        Files.workspace(
            """
            kind: Deployment
            spec:
              template:
                spec:
                  initContainers:
                  - {name: side, restartPolicy: Always, resources: {limits: {cpu: 100m}}}
                  - {name: init, resources: {limits: {cpu: "3", memory: 1Gi}}}
                  containers:
                  - {name: a, resources: {limits: {cpu: "1"}}}
                  - {name: b, resources: {limits: {cpu: "2"}}}
            """);
    Policies policies =
        Files.policies(
            "{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Pod, max: {cpu: 2500m, memory: 1Gi}}]}}");
    Verdict verdict = Admission.review(workspace, policies);
    assertEquals(
        List.of("maximum cpu usage per Pod is 2500m, but limit is 3100m"), messages(verdict));
    assertEquals("3100m", verdict.objects().get(2).usage().get("limits.cpu").toString());
    assertEquals(ObjectKind.POD, verdict.objects().get(2).kind());
  }

  @Test
  void an_error_in_an_init_container_names_its_own_list() {
    Workspace workspace =
        Files.workspace(
            "{kind: Pod, spec: {containers: [{name: a}], initContainers: [{name: i, resources: {limits: {gpu: 1}}}]}}");
    assertTrue(
        messages(Admission.review(workspace, Policies.NONE))
            .get(0)
            .startsWith("spec.initContainers[0].resources.limits[gpu]"));
  }

  @Test
  void several_ranges_default_in_order_and_the_doubt_is_told() {
    Verdict verdict =
        review(
            """
            kind: List
            apiVersion: v1
            items:
            - {apiVersion: v1, kind: LimitRange, metadata: {name: a}, spec: {limits: [{type: Container, default: {cpu: 1}}]}}
            - {apiVersion: v1, kind: LimitRange, metadata: {name: b}, spec: {limits: [{type: Container, default: {cpu: 2, memory: 1Gi}}]}}
            """,
            "{}");
    assertTrue(verdict.admitted());
    assertEquals(
        "1",
        verdict.pod().orElseThrow().containers().get(0).resources().limits().get("cpu").toString());
    assertTrue(
        verdict
            .notes()
            .contains(
                "Several LimitRanges set a default cpu limit (1 and 2): Kubernetes does not say which one counts."));
  }

  @ParameterizedTest
  @CsvSource({"1Gi, 5Gi", "60Gi, 50Gi"})
  void a_claim_outside_its_range_learns_the_nearest_size(String asked, String allowed) {
    Workspace claim =
        Files.workspace(
            "{kind: PersistentVolumeClaim, spec: {resources: {requests: {storage: %s}}}}"
                .formatted(asked));
    Verdict verdict =
        Admission.review(
            claim,
            Files.policies(
                "{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: PersistentVolumeClaim,"
                    + " min: {storage: 5Gi}, max: {storage: 50Gi}}]}}"));
    assertFalse(verdict.admitted());
    assertTrue(
        texts(verdict.remedy())
            .get(0)
            .endsWith(" the claim's storage from " + asked + " to " + allowed));
  }

  @Test
  void a_range_without_a_way_in_has_no_remedy() {
    Verdict verdict =
        review(
            "{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, min: {cpu: 2}, max: {cpu: 1}}]}}",
            "{}");
    assertFalse(verdict.admitted());
    assertEquals(List.of(), verdict.remedy());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{type: Container, min: {cpu: 2}, max: {cpu: 1}, default: {cpu: 2}, defaultRequest: {cpu: 2}} | spec.limits[0].min[cpu]: Invalid value: \"2\": min value 2 is greater than max value 1",
        "{type: Container, min: {cpu: 2}, defaultRequest: {cpu: 1}} | spec.limits[0].defaultRequest[cpu]: Invalid value: \"1\": min value 2 is greater than default request value 1",
        "{type: Container, max: {cpu: 1}, defaultRequest: {cpu: 2}} | spec.limits[0].defaultRequest[cpu]: Invalid value: \"2\": default request value 2 is greater than max value 1",
        "{type: Container, default: {cpu: 1}, defaultRequest: {cpu: 2}} | spec.limits[0].defaultRequest[cpu]: Invalid value: \"2\": default request value 2 is greater than default limit value 1",
        "{type: Container, default: {cpu: 1}, min: {cpu: 2}} | spec.limits[0].default[cpu]: Invalid value: \"2\": min value 2 is greater than default value 1",
        "{type: Container, default: {cpu: 2}, max: {cpu: 1}} | spec.limits[0].default[cpu]: Invalid value: \"1\": default value 2 is greater than max value 1",
        "{type: Container, maxLimitRequestRatio: {cpu: 500m}} | spec.limits[0].maxLimitRequestRatio[cpu]: Invalid value: \"500m\": ratio 500m is less than 1",
        "{type: Container, min: {cpu: 1}, max: {cpu: 2}, maxLimitRequestRatio: {cpu: 3}} | spec.limits[0].maxLimitRequestRatio[cpu]: Invalid value: \"3\": ratio 3 is greater than max/min = 2.000000",
        "{type: Container, default: {a.b/c: 2}, defaultRequest: {a.b/c: 1}} | spec.limits[0].defaultRequest[a.b/c]: Invalid value: \"1\": default value 2 must equal to defaultRequest value 1 in a.b/c",
        "{type: Pod, default: {cpu: 1}} | spec.limits[0].default: Forbidden: may not be specified when `type` is 'Pod'",
        "{type: PersistentVolumeClaim} | spec.limits[0].limits: Required value: either minimum or maximum storage value is required, but neither was provided",
        "{type: Node} | spec.limits[0].type: Invalid value: \"Node\": must be a standard limit type or fully qualified",
        "{type: Container, max: {gpu: 1}} | spec.limits[0].max[gpu]: Invalid value: \"gpu\": must be a standard resource for containers",
        "{type: Container}, {type: Container} | spec.limits[1].type: Duplicate value: \"Container\"",
        "{type: Container, maximum: {cpu: 1}} | unknown field \"spec.limits[0].maximum\"",
      })
  void a_range_that_kubernetes_refuses_is_reported(String items, String error) {
    Policies policies =
        Files.policies("{kind: LimitRange, metadata: {name: r}, spec: {limits: [" + items + "]}}");
    assertTrue(
        policies.faults().get(0).errors().contains(error), () -> policies.faults().toString());
  }
}
