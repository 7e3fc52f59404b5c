package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.Form;
import dev.localsmith.kubernetes.Pod;
import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.kubernetes.Rows;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.Pods;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Verifier;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rules let through is what the real Kubernetes code takes, with the same value. */
class KubernetesAnswersTest {
  private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

  /** A native resource without a cap or a default: nothing but the quantity decides. */
  private static final String RESOURCE = "ephemeral-storage";

  static List<JsonNode> quantities() {
    return Rows.of(Rows.class, "quantities.jsonl");
  }

  static List<JsonNode> pods() {
    return Rows.of(Rows.class, "pods.jsonl");
  }

  @ParameterizedTest
  @MethodSource("quantities")
  void aQuantityThatTheRulesTakeIsOneWithTheSameValue(JsonNode row) {
    String text = row.get("text").textValue();
    if (!resolve(storage(text, null)).get("pod_requests").has(RESOURCE)) {
      return;
    }
    assertTrue(row.get("accepted").booleanValue(), text);
    BigInteger thousandths =
        new BigDecimal(row.get("decimal").textValue())
            .movePointRight(3)
            .setScale(0, RoundingMode.CEILING)
            .toBigIntegerExact();
    assertTrue(thousandths.compareTo(GREATEST) <= 0, text);
    String same = thousandths + "m";
    assertFalse(raised(storage(text, same)), text + " is more than " + same);
    assertFalse(raised(storage(same, text)), text + " is less than " + same);
  }

  @Test
  void manyOfTheQuantitiesAreTaken() {
    long taken =
        quantities().stream()
            .map(row -> resolve(storage(row.get("text").textValue(), null)))
            .filter(result -> result.get("pod_requests").has(RESOURCE))
            .count();
    assertTrue(taken >= quantities().size() / 4, taken + " of " + quantities().size());
  }

  @ParameterizedTest
  @MethodSource("pods")
  void whatKubernetesRejectsIsDropped(JsonNode row) {
    ObjectNode result = resolve(pod(row));
    Pod pod = Pods.of(result);
    assertEquals(List.of(), PodValidation.judge(pod).errors());
    Stream.of("requests", "limits")
        .flatMap(side -> row.at("/resources/" + side).properties().stream())
        .filter(e -> !alone(e.getKey(), text(e)))
        .forEach(e -> assertFalse(text(e).equals(pod.limits().get(e.getKey())), e.toString()));
    row.path("nodeSelector")
        .properties()
        .forEach(
            e -> {
              boolean accepted =
                  PodValidation.judge(
                          new Pod(Map.of(), Map.of(), Map.of(e.getKey(), text(e)), List.of()))
                      .accepted();
              assertTrue(accepted || !pod.nodeSelector().containsKey(e.getKey()), e.toString());
            });
  }

  @RequiresTerraform
  @Test
  void terraformGivesTheSameOnEveryRow() {
    List<Case> cases = new ArrayList<>();
    quantities().forEach(row -> cases.add(storage(row.get("text").textValue(), null)));
    pods().forEach(row -> cases.add(pod(row)));
    Verifier verifier =
        new Verifier(
            Library.interpreter(Library.RULES),
            Library.terraform(Library.RULES, Form.KEYED)::resolve);
    assertEquals(List.of(), verifier.verify(cases));
  }

  /** Whether the amount is accepted beside the cpu that every workspace has. */
  private static boolean alone(String name, String amount) {
    Map<String, String> limits = new HashMap<>(Map.of("cpu", "1"));
    limits.put(name, amount);
    return PodValidation.judge(new Pod(Map.of(), limits, Map.of(), List.of())).accepted();
  }

  private static String text(Map.Entry<String, JsonNode> field) {
    return field.getValue().asText();
  }

  private static boolean raised(Case given) {
    return resolve(given).get("warnings").findValuesAsText("code").contains("limit-raised");
  }

  private static ObjectNode resolve(Case given) {
    return Library.interpreter(Library.RULES).resolve(List.of(given)).get(0);
  }

  private static Case storage(String request, String limit) {
    ObjectNode entry = Json.MAPPER.createObjectNode();
    ObjectNode resources = entry.putObject("resources");
    resources.putObject("requests").put(RESOURCE, request);
    if (limit != null) {
      resources.putObject("limits").put(RESOURCE, limit);
    }
    return given(entry);
  }

  private static Case pod(JsonNode row) {
    ObjectNode entry = Json.MAPPER.createObjectNode();
    for (String field : List.of("resources", "nodeSelector", "tolerations")) {
      if (row.has(field)) {
        entry.set(field, row.get(field));
      }
    }
    return given(entry);
  }

  private static Case given(ObjectNode entry) {
    ObjectNode given = Json.MAPPER.createObjectNode();
    ObjectNode input = given.putObject("input");
    input.putObject("configuration").putObject("customizations").putArray("kubernetes").add(entry);
    input.putObject("parameters").put("cpu", "2").put("memory", "2").put("disk_size", "10");
    input.putObject("variables").put("allow_node_placement", true);
    byte[] json = Json.text(given).getBytes(StandardCharsets.UTF_8);
    return new CaseReader(Library.RULES).read("row", "row", new ByteArrayInputStream(json)).get(0);
  }
}
