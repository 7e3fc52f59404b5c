package dev.localsmith.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.admission.Policies.Fault;
import dev.localsmith.admission.Verdict.ObjectVerdict;
import dev.localsmith.kubernetes.Rows;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the two admission plugins to what Kubernetes' own answer. */
class AnswersTest {

  static List<JsonNode> limitRanges() {
    return Rows.of(AnswersTest.class, "limitranges.jsonl");
  }

  static List<JsonNode> quotas() {
    return Rows.of(AnswersTest.class, "quotas.jsonl");
  }

  @ParameterizedTest
  @MethodSource("limitRanges")
  void a_limit_range_answers_as_kubernetes_does(JsonNode row) {
    Policies policies = Files.policies(row.get("limitRange").toString());
    assertEquals(
        set(row.path("limitRangeErrors")),
        new HashSet<>(
            policies.faults().stream().map(Fault::errors).flatMap(List::stream).toList()));
    Workspace workspace = row.has("storage") ? claim(row) : pod(row);
    Verdict verdict = Admission.review(workspace, policies);
    // These rows list what validation and the plugin say, although the server would stop after the
    // first.
    assertEquals(
        set(row.get("errors")),
        new HashSet<>(verdict.violations().stream().map(Violation::message).toList()));
    assertEquals(row.get("accepted").asBoolean(), verdict.admitted());
    if (row.has("effective")) {
      Map<String, Map<String, String>> effective =
          Map.of(
              "requests",
              Rows.texts(row.at("/effective/requests")),
              "limits",
              Rows.texts(row.at("/effective/limits")));
      assertEquals(
          effective, Rows.written(verdict.pod().orElseThrow().containers().get(0).resources()));
      assertEquals(row.get("qosClass").asText(), verdict.pod().orElseThrow().qosClass().toString());
    }
  }

  @ParameterizedTest
  @MethodSource("quotas")
  void a_quota_answers_as_kubernetes_does(JsonNode row) {
    Policies policies = Files.policies(row.get("quota").toString());
    ObjectVerdict pod = Admission.review(pod(row), policies).objects().get(0);
    assertEquals(Rows.list(row.get("errors")), pod.errors());
    assertEquals(row.get("accepted").asBoolean(), pod.errors().isEmpty());
    assertEquals(row.get("matches").asBoolean(), !pod.quotas().isEmpty());
    assertEquals(Rows.texts(row.get("usage")), Rows.written(pod.usage()));
    assertEquals(List.of(), policies.faults());
  }

  private static Set<String> set(JsonNode array) {
    return new HashSet<>(Rows.list(array));
  }

  private static Workspace claim(JsonNode row) {
    ObjectNode claim = JsonNodeFactory.instance.objectNode().put("kind", "PersistentVolumeClaim");
    claim.withObject("/spec/resources/requests").set("storage", row.get("storage"));
    return Files.workspace(claim.toString());
  }

  private static Workspace pod(JsonNode row) {
    ObjectNode pod = JsonNodeFactory.instance.objectNode().put("kind", "Pod");
    ObjectNode spec = pod.putObject("spec");
    if (row.path("podSpec").isObject()) {
      spec.setAll((ObjectNode) row.get("podSpec"));
    }
    ObjectNode container = spec.putArray("containers").addObject().put("name", "dev");
    if (row.has("resources")) {
      container.set("resources", row.get("resources"));
    }
    return Files.workspace(pod.toString());
  }
}
