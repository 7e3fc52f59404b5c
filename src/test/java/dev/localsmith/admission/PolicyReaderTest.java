package dev.localsmith.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyReaderTest {

  private static String refusal(String text) {
    return assertThrows(ManifestException.class, () -> Files.policies(text)).getMessage();
  }

  @Test
  void documents_lists_and_json_are_read_in_order() {
    String range =
        "{\"apiVersion\": \"v1\", \"kind\": \"LimitRange\", \"metadata\": {\"name\": \"%s\"}}";
    assertEquals(
        List.of("a", "b", "c", "d"),
        Files.policies(
                "---\n"
                    + range.formatted("a")
                    + "\n---\n---\nkind: List\nitems: ["
                    + range.formatted("b")
                    + ", {kind: LimitRangeList, items: ["
                    + range.formatted("c")
                    + ", {metadata: {name: d}}]}]\n")
            .limitRanges()
            .stream()
            .map(LimitRangePolicy::name)
            .toList());
    assertEquals(
        1,
        Files.policies("\n\t{\n\t\"kind\": \"ResourceQuota\", \"metadata\": {\"name\": \"q\"}}")
            .quotas()
            .size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# nothing\n---\n", "{kind: List, items: []}"})
  void a_file_without_a_policy_is_noted(String text) {
    Policies policies = Files.policies(text);
    assertEquals(List.of("policies.yaml: holds no policy."), policies.notes());
    assertEquals(List.of(), policies.limitRanges());
    assertEquals(List.of(), policies.quotas());
  }

  @Test
  void other_kinds_are_named_and_passed_over() {
    Policies policies =
        Files.policies("{apiVersion: v1, kind: Secret, metadata: {name: \"s\\e[31m\"}}");
    assertEquals(
        List.of(
            "policies.yaml: v1 Secret s\\x1b[31m is no policy of a namespace: passed over.",
            "policies.yaml: holds no policy."),
        policies.notes());
  }

  @Test
  void quantities_are_read_as_they_are_written() {
    Policies policies =
        Files.policies(
            "{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, max: {cpu: 1.50, memory: 1e9,"
                + " nvidia.com/gpu: 4, a.b/c: null, ephemeral-storage: ' 1Gi '}}]}}");
    assertEquals(
        "{a.b/c=0, cpu=1500m, ephemeral-storage=1Gi, memory=1e9, nvidia.com/gpu=4}",
        policies.limitRanges().get(0).items().get(0).max().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kind: LimitRange, metadata: {name: r}, spec: {limits: {}} | policies.yaml: LimitRange r: spec.limits: must be a list",
        "kind: LimitRange, metadata: {name: r}, spec: 1 | policies.yaml: LimitRange r: spec: must be an object",
        "kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: 1}]} | policies.yaml: LimitRange r: spec.limits[0].type: must be a text",
        "kind: LimitRange, metadata: {name: r}, spec: {limits: [{max: {cpu: [1]}}]} | policies.yaml: LimitRange r: spec.limits[0].max.cpu: must be a quantity",
        "kind: LimitRange, metadata: {name: r}, spec: {limits: [{max: {cpu: 1i}}]} | policies.yaml: LimitRange r: spec.limits[0].max[cpu]: \"1i\" is no quantity: unable to parse quantity's suffix",
        "kind: ResourceQuota, metadata: {name: q}, spec: {hard: {cpu: yes please}} | policies.yaml: ResourceQuota q: spec.hard[cpu]: \"yes please\" is no quantity: quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
        "kind: ResourceQuota, metadata: {name: q}, spec: {scopes: BestEffort} | policies.yaml: ResourceQuota q: spec.scopes: must be a list",
        "kind: KubeletConfiguration, podPidsLimit: many | policies.yaml: KubeletConfiguration: podPidsLimit: must be a whole number",
        "kind: KubeletConfiguration, systemReserved: 5 | policies.yaml: KubeletConfiguration: systemReserved: must be an object",
        "kind: List, items: 3 | policies.yaml: List: items: must be a list",
        "metadata: {name: r} | policies.yaml: not a Kubernetes object: it has no kind",
      })
  void a_wrong_type_is_one_clear_message(String fields, String message) {
    assertEquals(message, refusal("{" + fields + "}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"just a text", "- 1", "42"})
  void what_is_no_object_is_said_to_have_no_kind(String text) {
    assertEquals("policies.yaml: not a Kubernetes object: it has no kind", refusal(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind: LimitRange\n  spec: x: y", "{\"kind\": \"LimitRange\", ", "a: [b\nc: d", "\tkind: x",
            "kind: a\nkind: b",
        "{\"kind\": \"a\", \"kind\": \"b\"}", "kind: \"\\q\"", "\u0000", "%YAML 9.9\n---\nkind: x",
            "kind: !!java.net.URL [x"
      })
  void broken_text_names_the_line(String text) {
    String message = refusal(text);
    assertTrue(message.matches("policies\\.yaml:\\d+:\\d+: .+"), message);
    assertEquals(1, message.lines().count());
    assertFalse(message.contains("com.fasterxml"), message);
  }

  @Test
  void aliases_are_refused_where_they_stand() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i < 100; i++) {
      bomb.append("a%d: &a%d [%s]\n".formatted(i, i, ("*a" + (i - 1) + ", ").repeat(9) + "x"));
    }
    assertEquals(
        "policies.yaml:2:10: YAML aliases are not read: write *a0 out", refusal(bomb.toString()));
  }

  @Test
  void deep_nesting_is_refused() {
    assertTrue(refusal("[".repeat(1_000_000)).contains("Nesting"));
    assertTrue(refusal("{\"a\":".repeat(1_000_000)).contains("nesting depth"));
  }

  @Test
  void a_file_of_100_mb_is_refused_without_being_read_whole() {
    InputStream endless =
        new InputStream() {
          private long left = 100_000_000;

          @Override
          public int read() {
            return left-- > 0 ? 'a' : -1;
          }
        };
    ManifestException refused =
        assertThrows(ManifestException.class, () -> PolicyReader.read("big.yaml", endless));
    assertEquals(
        "big.yaml: larger than 5 MB; the policies of a namespace are some kilobytes",
        refused.getMessage());
  }

  @Test
  void a_large_file_of_many_policies_is_read_in_seconds() {
    String text =
        "---\n{apiVersion: v1, kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, max: {cpu: 1}}]}}\n"
            .repeat(10_000);
    assertEquals(10_000, Files.policies(text).limitRanges().size());
  }

  @Test
  void more_resources_than_a_cluster_has_are_refused() {
    StringBuilder max = new StringBuilder("cpu: 1");
    for (int i = 0; i < 500; i++) {
      max.append(", a").append(i).append(".example/x: 1");
    }
    assertEquals(
        "policies.yaml: limits 501 different resources, more than 500; a cluster has some dozens",
        refusal(
            "{kind: LimitRange, metadata: {name: r}, spec: {limits: [{type: Container, max: {"
                + max
                + "}}]}}"));
  }

  @Test
  void a_flood_of_tiny_documents_is_read_in_seconds() {
    String text = "{kind: X}\n---\n".repeat(100_000);
    assertEquals(100_001, Files.policies(text).notes().size());
  }

  @Test
  void policies_of_several_namespaces_are_noted() {
    String range = "{kind: LimitRange, metadata: {name: r, namespace: %s}}\n---\n";
    assertEquals(
        List.of("policies.yaml: several namespaces (a, b): all their policies are applied."),
        Files.policies(range.formatted("b") + range.formatted("a") + range.formatted("b")).notes());
  }

  @Test
  void a_hostile_name_is_escaped_and_bounded() {
    String message =
        refusal(
            "{kind: LimitRange, metadata: {name: \"\\e]0;x\\a"
                + "n".repeat(10_000)
                + "\"}, spec: 1}");
    assertTrue(message.contains("\\x1b]0;x\\a"));
    assertTrue(message.length() < 400);
  }

  @Test
  void a_workspace_file_needs_one_pod_or_claim() throws IOException {
    assertEquals(
        "pod.yaml: holds no Pod, no Deployment and no PersistentVolumeClaim",
        assertThrows(ManifestException.class, () -> Files.workspace("kind: Secret")).getMessage());
    assertEquals(
        "pod.yaml: Pod: a workspace has one pod and one claim, and this is another",
        assertThrows(
                ManifestException.class,
                () ->
                    Files.workspace(
                        "{kind: Pod, spec: {containers: [{name: a}]}}\n---\n{kind: Pod, spec: {containers: [{name: a}]}}"))
            .getMessage());
    assertEquals(
        "pod.yaml: Pod: spec: a pod has at least one container",
        assertThrows(ManifestException.class, () -> Files.workspace("kind: Pod")).getMessage());
    assertEquals(
        "pod.yaml: Pod: spec.resources: resources of a whole pod are not judged; set them on its containers",
        assertThrows(
                ManifestException.class,
                () ->
                    Files.workspace(
                        "{kind: Pod, spec: {resources: {limits: {cpu: 1}}, containers: [{name: a}]}}"))
            .getMessage());
    assertEquals(
        "pod.yaml: PersistentVolumeClaim: spec.resources: a claim requests storage",
        assertThrows(ManifestException.class, () -> Files.workspace("kind: PersistentVolumeClaim"))
            .getMessage());
  }

  @Test
  void what_cannot_be_decoded_is_refused_in_the_server_s_words() {
    Workspace workspace =
        Files.workspace(
            "{kind: Pod, spec: {containers: [{name: a, resources: {limits: {cpu: 1i}}}]}}\n---\n"
                + "{kind: PersistentVolumeClaim, spec: {resources: {requests: {storage: much}}}}");
    Verdict verdict = Admission.review(workspace, Policies.NONE);
    assertTrue(verdict.pod().isEmpty());
    assertEquals(
        List.of(
            "PersistentVolumeClaim in version \"v1\" cannot be handled as a PersistentVolumeClaim: quantities must match"
                + " the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
            "Pod in version \"v1\" cannot be handled as a Pod: unable to parse quantity's suffix"),
        verdict.violations().stream().map(Violation::message).toList());
    assertEquals(List.of(), verdict.remedy());
  }
}
