package dev.localsmith.kubernetes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PodValidationTest {

  static List<JsonNode> answers() {
    return Rows.of(PodValidationTest.class, "pods.jsonl");
  }

  @ParameterizedTest
  @MethodSource("answers")
  void judges_as_kubernetes_does(JsonNode row) {
    PodJudgement judgement = PodValidation.judge(pod(row));
    assertEquals(new HashSet<>(Rows.list(row.get("errors"))), new HashSet<>(judgement.errors()));
    assertEquals(row.get("accepted").asBoolean(), judgement.accepted());
    assertEquals(row.get("qosClass").asText(), judgement.qosClass().toString());
    Map<String, Map<String, String>> effective =
        Map.of(
            "requests",
            Rows.texts(row.at("/effective/requests")),
            "limits",
            Rows.texts(row.at("/effective/limits")));
    assertEquals(effective, Rows.written(judgement.effective()));
  }

  private static Pod pod(JsonNode row) {
    List<Toleration> tolerations = new ArrayList<>();
    for (JsonNode t : row.path("tolerations")) {
      JsonNode seconds = t.path("tolerationSeconds");
      tolerations.add(
          new Toleration(
              text(t, "key"),
              text(t, "operator"),
              text(t, "value"),
              text(t, "effect"),
              seconds.isNumber() ? OptionalLong.of(seconds.asLong()) : OptionalLong.empty()));
    }
    return new Pod(
        Rows.texts(row.at("/resources/requests")),
        Rows.texts(row.at("/resources/limits")),
        Rows.texts(row.path("nodeSelector")),
        tolerations);
  }

  private static String text(JsonNode object, String field) {
    JsonNode value = object.path(field);
    return value.isNull() ? "" : value.asText("");
  }

  private static PodJudgement limits(Map<String, String> limits) {
    return PodValidation.judge(new Pod(Map.of(), limits, Map.of(), List.of()));
  }

  private static PodJudgement requests(Map<String, String> requests, Map<String, String> limits) {
    return PodValidation.judge(new Pod(requests, limits, Map.of(), List.of()));
  }

  @Test
  void huge_pages_alone_need_cpu_or_memory() {
    assertEquals(
        List.of("spec.containers[0].resources: Forbidden: HugePages require cpu or memory"),
        limits(Map.of("hugepages-2Mi", "4Mi")).errors());
  }

  @Test
  void a_device_needs_a_limit_equal_to_its_request() {
    assertEquals(
        List.of(
            "spec.containers[0].resources.limits: Required value: Limit must be set for non overcommitable resources"),
        requests(Map.of("nvidia.com/gpu", "1"), Map.of()).errors());
    assertEquals(
        List.of(
            "spec.containers[0].resources.requests: Invalid value: \"1\": must be equal to nvidia.com/gpu limit of 2"),
        requests(Map.of("nvidia.com/gpu", "1"), Map.of("nvidia.com/gpu", "2")).errors());
  }

  @Test
  void amounts_are_not_negative() {
    assertTrue(
        limits(Map.of("cpu", "-1"))
            .errors()
            .contains(
                "spec.containers[0].resources.limits[cpu]: Invalid value: \"-1\": must be greater than or equal to 0"));
  }

  @Test
  void a_text_that_is_no_quantity_is_the_only_error() {
    assertEquals(
        List.of(
            "Pod in version \"v1\" cannot be handled as a Pod: unable to parse quantity's suffix"),
        limits(Map.of("cpu", "1i", "x", "1")).errors());
  }

  @ParameterizedTest
  @CsvSource({
    "9223372036854775, true",
    "9223372036854776, false",
    "1e400, false",
    "0, true",
    "1.5, false",
    "1500m, false"
  })
  void a_device_count_is_whole_and_within_64_bits_of_thousandths(String count, boolean accepted) {
    assertEquals(accepted, limits(Map.of("nvidia.com/gpu", count)).accepted());
  }

  @ParameterizedTest
  @CsvSource({
    "2Mi, 4Mi, true",
    "2Mi, 3Mi, false",
    "1, 1500m, true",
    "2Mi, 1e30, false",
    "1500m, 3, false",
    "-2Mi, 2Mi, false"
  })
  void huge_pages_come_in_whole_pages(String page, String amount, boolean accepted) {
    assertEquals(accepted, limits(Map.of("cpu", "1", "hugepages-" + page, amount)).accepted());
  }

  @Test
  void a_long_bad_label_value_has_both_reasons_in_one_error() {
    Toleration toleration = new Toleration("k", "", "-".repeat(64), "", OptionalLong.empty());
    List<String> errors = PodValidation.tolerationErrors(List.of(toleration));
    assertEquals(1, errors.size());
    assertTrue(errors.get(0).contains(": must be no more than 63 bytes;a valid label must be"));
  }

  @Test
  void values_are_quoted_as_go_does() {
    assertEquals(
        "\"\\x1b[1m\\u202e\\u00a0é\\U000e0001\\\\\\\"\"",
        FieldError.quote("\u001b[1m\u202e\u00a0é\udb40\udc01\\\""));
  }
}
