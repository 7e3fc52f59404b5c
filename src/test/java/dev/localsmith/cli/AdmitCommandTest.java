package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AdmitCommandTest {
  private static final String QUOTA =
      """
      kind: ResourceQuota
      metadata: {name: team}
      spec: {hard: {requests.cpu: 4, requests.storage: 100Gi}}
      status: {hard: {requests.cpu: 4, requests.storage: 100Gi}, used: {requests.cpu: 3, requests.storage: 10Gi}}
      """;

  @TempDir private Path folder;
  private Path policy;
  private Path repository;

  @BeforeEach
  void write() throws IOException {
    policy = Files.writeString(folder.resolve("policy.yaml"), QUOTA);
    repository = folder.resolve("devcontainer.json");
    repository("\"cpu\": \"2\"");
  }

  private void repository(String requests) throws IOException {
    Files.writeString(
        repository,
        """
        {
          "customizations": { "kubernetes": {
            "resources": { "requests": { %s } }
          } }
        }
        """
            .formatted(requests));
  }

  private Ran admit(String... more) {
    String[] all = new String[more.length + 4];
    System.arraycopy(
        new String[] {"admit", repository.toString(), "--policy", policy.toString()}, 0, all, 0, 4);
    System.arraycopy(more, 0, all, 4, more.length);
    return Ran.of(all);
  }

  private static void isOneMessage(Ran ran) {
    assertEquals(2, ran.code(), ran.err());
    assertEquals("", ran.out());
    assertEquals(1, ran.err().lines().count(), ran.err());
    assertTrue(ran.err().startsWith("localsmith: "), ran.err());
    assertFalse(ran.err().contains("internal error"), ran.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{kind: ResourceQuota, metadata: {name: q}, spec: [1]} | : ResourceQuota q: spec: must be an object",
        "{kind: LimitRange, metadata: {name: r}, spec: {limits: [{max: {cpu: lots}}]}} | : LimitRange r: spec.limits[0].max[cpu]: \"lots\" is no quantity",
        "{metadata: {name: q}} | : not a Kubernetes object: it has no kind",
        "{kind: ResourceQuota, spec: {hard: {cpu: 1} | :1:",
        "{a: &a [x], b: [*a, *a]} | :1:17: YAML aliases are not read: write *a out",
      })
  void a_damaged_policy_is_one_message_that_names_file_and_place(String text, String message)
      throws IOException {
    Files.writeString(policy, text);
    Ran ran = admit();
    isOneMessage(ran);
    assertTrue(ran.err().startsWith("localsmith: " + policy + message), ran.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--policy", "--kubelet", "--pod"})
  void a_file_that_cannot_be_read_is_one_message(String option) throws IOException {
    Path damaged = folder.resolve("damaged.yaml");
    for (byte[] bytes :
        new byte[][] {
          {(byte) 0xff, (byte) 0xfe, 0, 1},
          "[".repeat(1_000_000).getBytes(StandardCharsets.UTF_8),
          "kind: [a".getBytes(StandardCharsets.UTF_8),
        }) {
      Files.write(damaged, bytes);
      isOneMessage(Ran.of("admit", "--policy", policy.toString(), option, damaged.toString()));
    }
    Files.delete(damaged);
    Ran missing = Ran.of("admit", "--policy", policy.toString(), option, damaged.toString());
    isOneMessage(missing);
    assertEquals("localsmith: " + damaged + ": there is no such file\n", missing.err());
    isOneMessage(Ran.of("admit", "--policy", policy.toString(), option, folder.toString()));
  }

  @Test
  void a_policy_of_100_mb_is_refused_at_once() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(policy.toFile(), "rw")) {
      file.setLength(100_000_000);
    }
    assertTimeout(
        Duration.ofMinutes(5),
        () -> {
          Ran ran = admit();
          isOneMessage(ran);
          assertTrue(ran.err().contains("larger than 5 MB"), ran.err());
        });
  }

  @Test
  void an_alias_bomb_is_refused_where_it_stands() throws IOException {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i < 30; i++) {
      bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    Files.writeString(policy, bomb);
    Ran ran = admit();
    isOneMessage(ran);
    assertTrue(ran.err().contains(":2:10: YAML aliases are not read"), ran.err());
  }

  @Test
  void a_file_without_a_kubelet_configuration_is_no_kubelet_s() {
    Ran ran = admit("--kubelet", policy.toString());
    isOneMessage(ran);
    assertTrue(ran.err().contains("holds no kubelet configuration"), ran.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x.json --policy p.yaml --pod pod.yaml | PATH and --pod exclude each other",
        "--policy p.yaml --pod pod.yaml --fit c.json | --pod and --fit exclude each other",
        "--policy p.yaml --fit c.json --count 3 | --count and --fit exclude each other",
        "--policy p.yaml --fit c.json --format sarif | --format sarif is not for --fit; table or json is",
        "--policy p.yaml --count 0 | --count: must be a number above 0",
        "--policy - --pod - | standard input (-) can be read only once",
        "x.json | --policy or --kubelet is needed: there is nothing to judge by",
      })
  void options_that_do_not_go_together_are_refused(String arguments, String message) {
    Ran ran = Ran.of(("admit " + arguments).split(" "));
    isOneMessage(ran);
    assertTrue(ran.err().contains(message), ran.err());
  }

  @Test
  void a_hostile_policy_cannot_write_to_the_terminal() throws IOException {
    String name = "\\e]0;owned\\a\\nAdmitted: everything\\u202e";
    Files.writeString(
        policy, QUOTA.replace("name: team", "name: \"" + name + "\"").replace("cpu: 4", "cpu: 1"));
    for (String format : new String[] {"table", "json", "github", "sarif"}) {
      Ran ran = admit("--format", format, "--count", "2");
      assertEquals(1, ran.code());
      assertTrue(
          (ran.out() + ran.err())
              .codePoints()
              .noneMatch(c -> c != '\n' && Character.isISOControl(c) || c == 0x202e),
          ran.out());
      assertTrue(ran.out().lines().noneMatch(line -> line.startsWith("Admitted")), ran.out());
    }
  }

  @Test
  void json_has_amounts_as_texts_and_the_change_in_words_and_fields() throws IOException {
    Ran ran = admit("--format", "json");
    assertEquals(1, ran.code());
    JsonNode verdict = new ObjectMapper().readTree(ran.out()).get(0);
    assertEquals(repository.toString(), verdict.get("id").asText());
    assertFalse(verdict.get("admitted").asBoolean());
    JsonNode reason = verdict.get("reasons").get(0);
    assertEquals("quota", reason.get("stage").asText());
    assertTrue(reason.get("by_server").asBoolean());
    assertEquals(3, reason.at("/place/line").asInt());
    assertEquals(
        "exceeded quota: team, requested: requests.cpu=2, used: requests.cpu=3, limited:"
            + " requests.cpu=4",
        reason.get("message").asText());
    JsonNode change = verdict.get("remedy").get(0);
    assertEquals("set-amount", change.get("kind").asText());
    assertEquals("request", change.get("side").asText());
    assertEquals("2", change.get("from").asText());
    assertEquals("1", change.get("to").asText());
    assertEquals("lower the cpu request of container dev from 2 to 1", change.get("text").asText());
    assertEquals(
        "{\"resources\":{\"requests\":{\"cpu\":\"1\"}}}", verdict.get("customization").toString());
    assertEquals("Burstable", verdict.at("/pod/qos_class").asText());
    assertEquals("2", verdict.at("/pod/containers/0/resources/requests/cpu").asText());
    assertTrue(verdict.at("/node/pod_pids_limit").isNull());
    assertEquals(0, verdict.at("/capacity/fits").asInt());
  }

  @Test
  void what_the_json_suggests_passes_once_it_is_written() throws IOException {
    repository("\"cpu\": \"1\"");
    Ran ran = admit("--count", "1");
    assertEquals(0, ran.code(), ran.out());
    assertTrue(ran.out().startsWith("Admitted: "), ran.out());
    assertEquals(1, admit("--count", "2").code());
  }

  @Test
  void annotations_and_code_scanning_point_at_the_author_s_line() throws IOException {
    String file = repository.toString();
    Ran github = admit("--format", "github");
    assertEquals(1, github.code());
    assertTrue(
        github
            .out()
            .startsWith(
                "::error file="
                    + file
                    + ",line=3,col=41,title=refused-by-quota::exceeded quota: team,"),
        github.out());
    JsonNode result =
        new ObjectMapper().readTree(admit("--format", "sarif").out()).at("/runs/0/results/0");
    assertEquals("refused-by-quota", result.get("ruleId").asText());
    assertEquals(3, result.at("/locations/0/physicalLocation/region/startLine").asInt());
  }

  @Test
  void a_set_of_cases_is_told_with_the_ids_of_each_reason() throws IOException {
    Path cases =
        Files.writeString(
            folder.resolve("cases.json"),
            """
            [{"id": "a", "input": {"host_requirements": {"cpus": 2}, "parameters": {"cpu": 1, "memory": 1, "disk_size": 95}}},
             {"id": "b", "input": {"host_requirements": {"cpus": 3}, "parameters": {"cpu": 1, "memory": 1, "disk_size": 1}}},
             {"id": "c", "input": {"parameters": {"cpu": 1, "memory": 1, "disk_size": 1}}}]
            """);
    Ran ran =
        Ran.of(
            "admit", "--fit", cases.toString(), "--policy", policy.toString(), "--format", "json");
    assertEquals(1, ran.code());
    JsonNode fit = new ObjectMapper().readTree(ran.out());
    assertEquals(3, fit.get("cases").asInt());
    assertEquals("[\"a\",\"b\"]", fit.get("refused").toString());
    assertEquals("requests.cpu", fit.at("/reasons/0/reason/resource").asText());
    assertEquals("[\"a\",\"b\"]", fit.at("/reasons/0/cases").toString());
    assertEquals("requests.storage", fit.at("/reasons/1/reason/resource").asText());
    assertEquals("[\"a\"]", fit.at("/reasons/1/cases").toString());
    Files.writeString(
        policy, QUOTA.replace("100Gi", "200Gi").replace("requests.cpu: 4", "requests.cpu: 8"));
    assertEquals(
        0, Ran.of("admit", "--fit", cases.toString(), "--policy", policy.toString()).code());
  }
}
