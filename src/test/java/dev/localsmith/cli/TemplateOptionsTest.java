package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.cases.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the template brings along: options, an operator's variables, defaults. */
class TemplateOptionsTest {
  @TempDir Path folder;

  @BeforeEach
  void repository() throws IOException {
    Files.writeString(folder.resolve(".devcontainer.json"), "{}");
  }

  private Ran explain(String... arguments) {
    List<String> all = new ArrayList<>(List.of("explain", "--format", "json", folder.toString()));
    all.addAll(List.of(arguments));
    return Ran.of(all.toArray(String[]::new));
  }

  private JsonNode variables(String... arguments) throws IOException {
    Ran ran = explain(arguments);
    assertEquals("", ran.err());
    return Json.MAPPER.readTree(ran.out()).get(0).get("variables");
  }

  private String tfvars(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private void assertRefused(String message, String... arguments) {
    Ran ran = explain(arguments);
    assertEquals(2, ran.code());
    assertEquals("", ran.out());
    assertTrue(ran.err().startsWith("localsmith: " + message), ran.err());
    assertEquals(1, ran.err().lines().count(), ran.err());
  }

  @Test
  void without_options_the_rules_defaults_count() throws IOException {
    JsonNode variables = variables();
    assertEquals("{\"from\":\"default\",\"value\":8}", variables.get("max_cpu").toString());
    assertEquals("{\"from\":\"default\",\"value\":32}", variables.get("max_memory").toString());
    assertEquals(
        "{\"from\":\"default\",\"value\":false}", variables.get("allow_node_placement").toString());
  }

  @Test
  void hcl_variables_are_converted_as_terraform_converts_them() throws IOException {
    String file =
        tfvars(
            "prod.tfvars",
            """
            # the operator's
            max_cpu    = "1.5"
            max_memory = 64 // GiB
            text = <<EOT
            max_cpu = 3
            EOT
            allow_node_placement = "true"
            other = { list = [1, 2], "quoted" = "x" }
            """);
    JsonNode variables = variables("--tfvars", file);
    assertEquals("1.5", variables.at("/max_cpu/value").asText());
    assertEquals("64", variables.at("/max_memory/value").asText());
    assertTrue(variables.at("/allow_node_placement/value").booleanValue());
    assertEquals(file + ":3", variables.at("/max_memory/from").asText());
  }

  @Test
  void json_variables_are_read_with_their_lines() throws IOException {
    String file =
        tfvars(
            "prod.tfvars.json",
            "{\n  \"max_cpu\": 4,\n  \"max_memory\": \"16\",\n  \"allow_node_placement\": true,\n"
                + "  \"x\": [{}]\n}\n");
    JsonNode variables = variables("--tfvars", file);
    assertEquals("4", variables.at("/max_cpu/value").asText());
    assertEquals("16", variables.at("/max_memory/value").asText());
    assertTrue(variables.at("/allow_node_placement/value").booleanValue());
    assertEquals(file + ":2", variables.at("/max_cpu/from").asText());
  }

  @Test
  void options_win_over_variables() throws IOException {
    String file = tfvars("prod.tfvars", "max_cpu = 4\nmax_memory = 0\nallow_node_placement = true");
    JsonNode variables =
        variables(
            "--tfvars", file, "--max-cpu", "6", "--max-memory=12", "--no-allow-node-placement");
    assertEquals("{\"from\":\"--max-cpu\",\"value\":6}", variables.get("max_cpu").toString());
    assertEquals("12", variables.at("/max_memory/value").asText());
    assertEquals(
        "{\"from\":\"--allow-node-placement\",\"value\":false}",
        variables.get("allow_node_placement").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "max_cpu = 0 | max_cpu: must be a number above 0 and at most 9223372036854775",
        "max_cpu = -1 | max_cpu: must be a number above 0",
        "max_cpu = null | max_cpu: must be a number above 0",
        "max_cpu = \"many\" | max_cpu: must be a number above 0",
        "max_cpu = [8] | max_cpu: must be a number above 0",
        "max_memory = 8589935 | max_memory: must be a number above 0 and at most 8589934",
        "allow_node_placement = null | allow_node_placement: must be true or false",
        "allow_node_placement = \"on\" | allow_node_placement: must be true or false"
      })
  void a_value_that_the_template_refuses_is_refused_with_its_line(String line, String message)
      throws IOException {
    String file = tfvars("prod.tfvars", "\n" + line + "\n");
    assertRefused(file + ":2: " + message, "--tfvars", file);
  }

  @Test
  void a_value_of_json_that_the_template_refuses_is_refused_with_its_line() throws IOException {
    String file = tfvars("x.tfvars.json", "{\n\n\"max_cpu\": 1e999999}");
    assertRefused(file + ":3: max_cpu: must be a number", "--tfvars", file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"max_cpu = 4; max_memory = 8", "x = \"never\nclosed"})
  void text_that_is_no_hcl_is_refused(String text) throws IOException {
    String file = tfvars("prod.tfvars", text);
    assertRefused(file + ": is not HCL: ", "--tfvars", file);
  }

  @Test
  void brackets_without_end_are_refused() throws IOException {
    String file = tfvars("prod.tfvars", "x = " + "[".repeat(10_000));
    assertRefused(file + ": brackets are nested deeper than 500 levels", "--tfvars", file);
  }

  @Test
  void nothing_that_hcl_evaluates_is_printed() throws IOException {
    String file = tfvars("prod.tfvars", "x = [for a in b : a]\nmax_cpu = 3\n");
    assertEquals("3", variables("--tfvars", file).at("/max_cpu/value").asText());
  }

  @Test
  void a_variables_file_that_is_missing_is_named() {
    String file = folder.resolve("none.tfvars").toString();
    assertRefused(file + ": there is no such file", "--tfvars", file);
  }

  @ParameterizedTest
  @CsvSource({
    "--cpu, two",
    "--memory, 0",
    "--disk, -5",
    "--max-cpu, 1e3",
    "--max-memory, 4Gi",
    "--max-memory, 8589935"
  })
  void a_number_that_is_none_is_refused_with_its_option(String option, String value) {
    assertRefused(option + ": must be a number above 0", option, value);
  }

  @Test
  void a_further_input_of_the_rules_is_given_by_its_name() throws IOException {
    Ran ran = explain("--input", "arch=arm64");
    assertEquals(
        "arm64",
        Json.MAPPER
            .readTree(ran.out())
            .get(0)
            .get("node_selector")
            .get("kubernetes.io/arch")
            .asText());
  }

  @Test
  void an_input_that_the_rules_do_not_read_is_refused() {
    Ran ran = explain("--input", "zone=a");
    assertEquals(2, ran.code());
    assertTrue(ran.err().contains("input.zone: unknown field"), ran.err());
  }
}
