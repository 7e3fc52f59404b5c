package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.localsmith.cases.Json;
import dev.localsmith.devcontainer.CaseFile;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the formats of `explain` to one another and to `resolve`. */
class ExplainCommandTest {
  private static final Set<String> MORE_OF_A_WARNING =
      Set.of("text", "advice", "file", "line", "column");

  @TempDir Path folder;

  static Stream<CaseFile> cases() throws IOException, URISyntaxException {
    return CaseFile.all(CommandCasesTest.class, "explain")
        .filter(given -> !given.files().get("arguments").contains("--format"));
  }

  private Ran explain(CaseFile given, String format) throws IOException {
    given.unpack(folder);
    List<String> arguments = new ArrayList<>(List.of("explain", "--format", format));
    Arrays.stream(given.files().get("arguments").strip().split("\\s+"))
        .map(argument -> argument.replace("@", folder + "/"))
        .forEach(arguments::add);
    return Ran.of(arguments.toArray(String[]::new));
  }

  /** The names and values of `resolve` are those of explain, warnings without their places. */
  @ParameterizedTest
  @MethodSource("cases")
  void json_holds_what_the_pod_gets(CaseFile given) throws IOException {
    JsonNode explained = Json.MAPPER.readTree(explain(given, "json").out());
    MappingIterator<JsonNode> yaml =
        new YAMLMapper().readerFor(JsonNode.class).readValues(explain(given, "pod").out());
    List<JsonNode> objects = yaml.readAll();
    assertEquals(2 * explained.size(), objects.size());
    for (int i = 0; i < explained.size(); i++) {
      JsonNode claim = objects.get(2 * i);
      JsonNode pod = objects.get(2 * i + 1);
      JsonNode resources = pod.at("/spec/containers/0/resources");
      JsonNode json = explained.get(i);
      assertEquals(json.get("pod_requests"), resources.get("requests"));
      assertEquals(json.get("pod_limits"), resources.get("limits"));
      assertEquals(json.get("disk_size"), claim.at("/spec/resources/requests/storage"));
      assertEquals(json.get("node_selector"), pod.at("/spec/nodeSelector"));
      assertEquals(json.get("tolerations").size(), pod.at("/spec/tolerations").size());
      assertEquals(
          claim.at("/metadata/name"), pod.at("/spec/volumes/0/persistentVolumeClaim/claimName"));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void every_value_has_a_cause(CaseFile given) throws IOException {
    for (JsonNode json : Json.MAPPER.readTree(explain(given, "json").out())) {
      JsonNode causes = json.get("provenance");
      for (String map : List.of("pod_requests", "pod_limits", "node_selector")) {
        List<String> names = new ArrayList<>();
        json.get(map).fieldNames().forEachRemaining(names::add);
        for (String name : names) {
          assertTrue(causes.path(map).path(name).has("origin"), map + " " + name);
        }
      }
      assertTrue(causes.path("disk_size").has("origin"));
      assertEquals(json.get("tolerations").size(), causes.path("tolerations").size());
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void each_warning_of_the_json_has_its_annotation_and_its_result(CaseFile given)
      throws IOException {
    String annotations = explain(given, "github").out();
    JsonNode results = Json.MAPPER.readTree(explain(given, "sarif").out()).at("/runs/0/results");
    int warnings = 0;
    for (JsonNode json : Json.MAPPER.readTree(explain(given, "json").out())) {
      for (JsonNode warning : json.get("warnings")) {
        String place = ",line=" + warning.get("line") + ",col=" + warning.get("column") + ",title=";
        assertTrue(annotations.contains(place + warning.get("code").asText()), annotations);
      }
      warnings += json.get("warnings").size() + json.get("reading").size();
    }
    assertEquals(
        warnings, annotations.lines().filter(line -> line.startsWith("::warning ")).count());
    assertEquals(
        warnings,
        results.findValuesAsText("level").stream()
            .filter(level -> level.equals("warning"))
            .count());
  }

  @Test
  void the_names_and_warnings_of_resolve_are_kept() throws IOException {
    String kubernetes =
        "{\"resources\":{\"requests\":{\"cpu\":\"99\",\"Cpu\":1}},\"storage\":\"x\"}";
    Path file = folder.resolve("devcontainer.json");
    Files.writeString(file, "{\"customizations\":{\"kubernetes\":" + kubernetes + "}}");
    Path cases = folder.resolve("case.json");
    Files.writeString(
        cases,
        "[{\"id\":\"a\",\"input\":{\"configuration\":{\"customizations\":{\"kubernetes\":["
            + kubernetes
            + "]}},\"parameters\":{\"cpu\":\"2\",\"memory\":\"2\",\"disk_size\":\"10\"}}}]");
    JsonNode resolved = Json.MAPPER.readTree(Ran.of("resolve", cases.toString()).out()).get(0);
    ObjectNode explained =
        (ObjectNode)
            Json.MAPPER
                .readTree(Ran.of("explain", "--format", "json", file.toString()).out())
                .get(0);
    explained.get("warnings").forEach(w -> ((ObjectNode) w).remove(MORE_OF_A_WARNING));
    assertEquals(3, explained.get("warnings").size());
    resolved
        .properties()
        .forEach(
            field -> {
              if (!field.getKey().equals("id")) {
                assertEquals(field.getValue(), explained.get(field.getKey()), field.getKey());
              }
            });
  }

  @Test
  void help_names_formats_options_and_exit_codes() {
    String help = Ran.of("explain", "--help").out();
    for (String word :
        List.of("--tfvars", "--image-metadata", "table, json, pod, github, sarif", "Exit codes")) {
      assertTrue(help.contains(word), help);
    }
  }

  @Test
  void an_unknown_format_is_refused() {
    Ran ran = Ran.of("explain", "--format", "xml", folder.toString());
    assertEquals(2, ran.code());
    assertTrue(ran.err().contains("TABLE, JSON, POD, GITHUB, SARIF"), ran.err());
    assertEquals(1, ran.err().lines().count(), ran.err());
  }
}
