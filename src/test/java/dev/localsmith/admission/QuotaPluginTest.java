package dev.localsmith.admission;

import static dev.localsmith.admission.LimitRangerTest.messages;
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

class QuotaPluginTest {
  /** The documentation's quotas per priority class. */
  private static final String BY_PRIORITY =
      """
      apiVersion: v1
      kind: List
      items:
      - apiVersion: v1
        kind: ResourceQuota
        metadata:
          name: pods-high
        spec:
          hard:
            cpu: "1000"
            memory: 200Gi
            pods: "10"
          scopeSelector:
            matchExpressions:
            - operator : In
              scopeName: PriorityClass
              values: ["high"]
      - apiVersion: v1
        kind: ResourceQuota
        metadata:
          name: pods-low
        spec:
          hard:
            cpu: "5"
            memory: 10Gi
            pods: "10"
          scopeSelector:
            matchExpressions:
            - operator : In
              scopeName: PriorityClass
              values: ["low"]
      """;

  /** The documentation's pod of high priority. */
  private static final String HIGH =
      """
      apiVersion: v1
      kind: Pod
      metadata:
        name: high-priority
      spec:
        containers:
        - name: high-priority
          image: ubuntu
          command: ["/bin/sh"]
          args: ["-c", "while true; do echo hello; sleep 10;done"]
          resources:
            requests:
              memory: "10Gi"
              cpu: "500m"
            limits:
              memory: "10Gi"
              cpu: "500m"
        priorityClassName: high
      """;

  private static String quota(String hard, String used) {
    return "{apiVersion: v1, kind: ResourceQuota, metadata: {name: q}, spec: {hard: {%s}}, status: {hard: {%s}, used: {%s}}}"
        .formatted(hard, hard, used);
  }

  private static Verdict review(String policies, String resources) {
    return Admission.review(pod(resources), Files.policies(policies));
  }

  @Test
  void the_documentation_s_pod_is_charged_to_the_quota_of_its_priority_alone() {
    Verdict verdict = Admission.review(Files.workspace(HIGH), Files.policies(BY_PRIORITY));
    assertTrue(verdict.admitted());
    assertEquals(List.of("pods-high"), verdict.objects().get(0).quotas());
    assertEquals("500m", verdict.objects().get(0).usage().get("cpu").toString());
    assertEquals("10Gi", verdict.objects().get(0).usage().get("memory").toString());
    assertEquals(3, verdict.checks().size());
  }

  @Test
  void the_documentation_s_compute_quota_wants_everything_named() {
    String quota =
        quota(
            "requests.cpu: \"1\", requests.memory: 1Gi, limits.cpu: \"2\", limits.memory: 2Gi, requests.nvidia.com/gpu: 4",
            "");
    Verdict verdict = review(quota, "{requests: {cpu: 250m, memory: 512Mi}}");
    assertEquals(
        List.of("failed quota: q: must specify limits.cpu for: demo; limits.memory for: demo"),
        messages(verdict));
    assertEquals(
        List.of(
            "set the cpu limit of container demo to 250m",
            "set the memory limit of container demo to 512Mi"),
        texts(verdict.remedy()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "requests.memory: 8Gi | requests.memory: 6Gi | {requests: {memory: 4Gi}, limits: {memory: 4Gi}} | lower the memory request of container demo from 4Gi to 2Gi",
        "limits.cpu: 4 | limits.cpu: 3 | {requests: {cpu: 2}, limits: {cpu: 2}} | lower the cpu limit of container demo from 2 to 1; lower the cpu request of container demo from 2 to 1",
        "limits.cpu: 4 | limits.cpu: 3 | {limits: {cpu: 2}} | lower the cpu limit of container demo from 2 to 1",
        "requests.nvidia.com/gpu: 4 | requests.nvidia.com/gpu: 3 | {limits: {nvidia.com/gpu: 2}} | lower the nvidia.com/gpu request of container demo from 2 to 1; lower the nvidia.com/gpu limit of container demo from 2 to 1",
        "requests.nvidia.com/gpu: 4 | requests.nvidia.com/gpu: 4 | {limits: {nvidia.com/gpu: 1}} | do without nvidia.com/gpu in container demo",
        "hugepages-2Mi: 8Mi | hugepages-2Mi: 4Mi | {limits: {cpu: 1, hugepages-2Mi: 8Mi}} | lower the hugepages-2Mi request of container demo from 8Mi to 4Mi; lower the hugepages-2Mi limit of container demo from 8Mi to 4Mi",
        "ephemeral-storage: 1Gi | ephemeral-storage: 0 | {requests: {ephemeral-storage: 2Gi}} | lower the ephemeral-storage request of container demo from 2Gi to 1Gi",
        "pods: 1 | pods: 1 | {} | ''",
        "memory: 1Gi | memory: 1Gi | {requests: {memory: 1Gi}} | ''",
      })
  void a_full_quota_tells_what_would_fit(
      String hard, String used, String resources, String remedy) {
    Verdict verdict = review(quota(hard, used), resources);
    assertTrue(verdict.violations().get(0).message().startsWith("exceeded quota: q, requested: "));
    assertEquals(remedy, String.join("; ", texts(verdict.remedy())));
  }

  @Test
  void what_nothing_of_the_workspace_can_help_is_said_of_the_quota() {
    Verdict verdict = review(quota("pods: 1", "pods: 1"), "{}");
    assertEquals(
        List.of("have quota q raised to pods=2, or free that much of it"),
        texts(verdict.violations().get(0).findings().get(0).changes()));
  }

  @Test
  void range_and_quota_together_are_satisfied_by_one_set_of_changes() {
    String policies =
        quota("requests.memory: 2Gi, limits.memory: 3Gi", "")
            + "\n---\n{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, maxLimitRequestRatio: {memory: 2}}]}}";
    Verdict verdict = review(policies, "{requests: {memory: 1Gi}, limits: {memory: 8Gi}}");
    assertEquals(2, verdict.violations().size());
    assertEquals(
        List.of("lower the memory limit of container demo from 8Gi to 2Gi"),
        texts(verdict.remedy()));
  }

  @Test
  void a_device_that_a_range_adds_is_kept_away_by_an_amount_of_zero() {
    String policies =
        quota("requests.nvidia.com/gpu: 0", "")
            + "\n---\n{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, max: {nvidia.com/gpu: 1}}]}}";
    Verdict verdict = review(policies, "{}");
    assertEquals(
        List.of(
            "lower the nvidia.com/gpu request of container demo from 1 to 0",
            "lower the nvidia.com/gpu limit of container demo from 1 to 0"),
        texts(verdict.remedy()));
  }

  @Test
  void one_change_may_cure_what_another_reason_has_no_amount_for() {
    String policies =
        quota("limits.memory: 4Gi", "")
            + "\n---\n{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, maxLimitRequestRatio: {memory: 2}}]}}";
    Verdict verdict = review(policies, "{}");
    assertEquals(2, verdict.violations().size());
    assertEquals(List.of("set the memory limit of container demo to 4Gi"), texts(verdict.remedy()));
  }

  @Test
  void all_violations_are_told_and_the_server_s_own_is_the_first() {
    String policies =
        quota("requests.cpu: 1, pods: 0", "")
            + "\n---\n"
            + quota("limits.memory: 1Gi", "").replace("name: q", "name: p");
    Verdict verdict = review(policies, "{requests: {cpu: 2}}");
    assertEquals(
        List.of(
            "failed quota: p: must specify limits.memory for: demo",
            "exceeded quota: q, requested: pods=1,requests.cpu=2, used: pods=0,requests.cpu=0, limited:"
                + " pods=0,requests.cpu=1"),
        messages(verdict));
    assertEquals(
        List.of("failed quota: p: must specify limits.memory for: demo"),
        verdict.objects().get(0).errors());
  }

  @Test
  void a_workspace_counts_as_claim_deployment_replica_set_and_pod() {
    Workspace workspace =
        Files.workspace(
            """
            {kind: PersistentVolumeClaim, spec: {storageClassName: gold, resources: {requests: {storage: 20Gi}}}}
            ---
            {kind: Deployment, spec: {template: {spec: {containers: [{name: dev}]}}}}
            """);
    String hard =
        "count/deployments.apps: 1, count/replicasets.apps: 1, count/pods: 1, pods: 1, persistentvolumeclaims: 1,"
            + " count/persistentvolumeclaims: 1, requests.storage: 50Gi,"
            + " gold.storageclass.storage.k8s.io/requests.storage: 50Gi,"
            + " gold.storageclass.storage.k8s.io/persistentvolumeclaims: 5,"
            + " bronze.storageclass.storage.k8s.io/requests.storage: 1Gi, services: 0";
    Verdict fits = Admission.review(workspace, Files.policies(quota(hard, "")));
    assertTrue(fits.admitted(), () -> messages(fits).toString());
    assertEquals(9, fits.checks().size());
    Verdict full =
        Admission.review(
            workspace,
            Files.policies(
                quota(
                    hard,
                    "count/deployments.apps: 1, gold.storageclass.storage.k8s.io/requests.storage: 40Gi")));
    assertEquals(
        List.of(
            "exceeded quota: q, requested: gold.storageclass.storage.k8s.io/requests.storage=20Gi, used:"
                + " gold.storageclass.storage.k8s.io/requests.storage=40Gi, limited:"
                + " gold.storageclass.storage.k8s.io/requests.storage=50Gi",
            "exceeded quota: q, requested: count/deployments.apps=1, used: count/deployments.apps=1, limited:"
                + " count/deployments.apps=1"),
        messages(full));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "scopes: [Terminating] | activeDeadlineSeconds: 0 | true",
        "scopes: [Terminating] | activeDeadlineSeconds: null | false",
        "scopes: [NotTerminating, BestEffort] | priorityClassName: x | true",
        "scopes: [NotBestEffort] | priorityClassName: x | false",
        "scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: NotIn, values: [x]}]} | priorityClassName: x | false",
        "scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: NotIn, values: [x]}]} | priorityClassName: '' | true",
        "scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: DoesNotExist}]} | priorityClassName: null | true",
        "scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: Exists}]} | priorityClassName: x | true",
        "scopeSelector: {matchExpressions: [{scopeName: CrossNamespacePodAffinity, operator: Exists}]} | affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: t, namespaceSelector: {}}]}} | true",
        "scopeSelector: {matchExpressions: [{scopeName: CrossNamespacePodAffinity, operator: Exists}]} | affinity: {podAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, podAffinityTerm: {topologyKey: t, namespaces: [o]}}]}} | true",
        "scopeSelector: {matchExpressions: [{scopeName: CrossNamespacePodAffinity, operator: Exists}]} | affinity: {podAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: t}]}} | false",
        "scopes: [VolumeAttributesClass] | priorityClassName: x | false",
      })
  void scopes_select_pods(String scopes, String podSpec, boolean selected) {
    Policies policies =
        Files.policies(
            "{kind: ResourceQuota, metadata: {name: q}, spec: {hard: {pods: 5}, " + scopes + "}}");
    Workspace pod =
        Files.workspace("{kind: Pod, spec: {" + podSpec + ", containers: [{name: dev}]}}");
    assertEquals(selected, !Admission.review(pod, policies).objects().get(0).quotas().isEmpty());
  }

  @Test
  void a_pod_without_a_priority_class_gets_the_global_default_and_is_charged_so() {
    String classes =
        "\n---\n{apiVersion: scheduling.k8s.io/v1, kind: PriorityClass, metadata: {name: low}, globalDefault: true, value: 1}";
    Verdict verdict =
        Admission.review(
            pod("{requests: {cpu: 1, memory: 1Gi}}"), Files.policies(BY_PRIORITY + classes));
    assertEquals(List.of("pods-low"), verdict.objects().get(0).quotas());
    Verdict unknown =
        Admission.review(Files.workspace(HIGH), Files.policies(BY_PRIORITY + classes));
    assertEquals(
        List.of("no PriorityClass with name high was found"), unknown.objects().get(0).errors());
    assertEquals(
        List.of("name an existing priority class instead of high, or none"),
        texts(unknown.remedy()));
  }

  @Test
  void the_namespace_s_room_is_counted_and_the_scarcest_resource_named() {
    Policies policies =
        Files.policies(
            quota("requests.cpu: 10, requests.memory: 16Gi, pods: 20", "requests.cpu: 1, pods: 2"));
    Verdict verdict = Admission.review(pod("{requests: {cpu: 500m, memory: 3Gi}}"), policies);
    Capacity capacity = Capacity.of(verdict, policies);
    assertEquals(OptionalLong.of(5), capacity.fits());
    assertEquals("requests.memory", capacity.limits().get(0).resource());
    assertEquals(
        List.of(5L, 18L, 18L), capacity.limits().stream().map(Capacity.Limit::count).toList());
  }

  @Test
  void no_quota_means_no_count_and_another_refusal_means_none() {
    Verdict free = Admission.review(pod("{}"), Policies.NONE);
    assertEquals(OptionalLong.empty(), Capacity.of(free, Policies.NONE).fits());
    Verdict broken = Admission.review(pod("{limits: {gpu: 1}}"), Policies.NONE);
    assertEquals(OptionalLong.of(0), Capacity.of(broken, Policies.NONE).fits());
    Policies full = Files.policies(quota("pods: 1", "pods: 3"));
    assertEquals(OptionalLong.of(0), Capacity.of(Admission.review(pod("{}"), full), full).fits());
  }

  @Test
  void a_request_of_nothing_passes_even_a_quota_that_is_over_full() {
    assertTrue(
        review(quota("requests.cpu: 1", "requests.cpu: 2"), "{requests: {cpu: 0}}").admitted());
  }

  @Test
  void a_quota_that_never_counts_is_noted() {
    Verdict verdict =
        review(
            quota("limits.example.com/gpu: 0, example.com/gpu: 0", ""),
            "{limits: {example.com/gpu: 2}}");
    assertTrue(verdict.admitted());
    assertEquals(
        2,
        verdict.notes().stream()
            .filter(n -> n.contains("requests.example.com/gpu is what pods are charged for"))
            .count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hard: {gpu: 1} | spec.hard[gpu]: Invalid value: \"gpu\": must be a standard resource for quota",
        "hard: {storage: 1} | spec.hard[storage]: Invalid value: \"storage\": must be a standard resource for quota",
        "hard: {pods: 1500m} | spec.hard[pods]: Invalid value: \"1500m\": must be an integer",
        "hard: {cpu: -1} | spec.hard[cpu]: Invalid value: \"-1\": must be greater than or equal to 0",
        "hard: {requests.storage: 1Gi}, scopes: [BestEffort] | spec.scopes: Invalid value: \"BestEffort\": unsupported scope applied to resource",
        "hard: {}, scopes: [Sometimes] | spec.scopes: Invalid value: \"Sometimes\": unsupported scope",
        "hard: {}, scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: In}]} | spec.scopeSelector.matchExpressions.values: Required value: must be at least one value when `operator` is 'In' or 'NotIn' for scope selector",
        "hard: {}, scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: Like}]} | spec.scopeSelector.matchExpressions.operator: Invalid value: \"Like\": not a valid selector operator",
        "hard: {}, scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: Exists, values: [a]}]} | spec.scopeSelector.matchExpressions.values: Invalid value: \"a\": must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector",
      })
  void a_quota_that_kubernetes_refuses_is_reported(String spec, String error) {
    Policies policies =
        Files.policies("{kind: ResourceQuota, metadata: {name: q}, spec: {" + spec + "}}");
    assertTrue(
        policies.faults().get(0).errors().contains(error), () -> policies.faults().toString());
  }

  @Test
  void conflicting_scopes_are_reported() {
    Policies policies =
        Files.policies(
            "{kind: ResourceQuota, metadata: {name: Q}, spec: {scopes: [Terminating, NotTerminating]}}");
    String errors = policies.faults().get(0).errors().toString();
    assertTrue(errors.contains("conflicting scopes"));
    assertTrue(
        errors.contains("metadata.name: Invalid value: \"Q\": a lowercase RFC 1123 subdomain"));
    assertFalse(errors.contains("unsupported"));
  }
}
