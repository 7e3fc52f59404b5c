package dev.localsmith.proof;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.cli.Localsmith;
import dev.localsmith.emit.Form;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Verifier;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Repository text reaches logs, shells and terminals: escaped, and bounded in length. */
class HostileTextTest {
  private static final int LONGEST_MESSAGE = 400;

  private static final List<String> TEXTS =
      List.of(
          "a\nb\r\n::error::pwned",
          "\u001b[2J\u001b]0;title\u0007",
          "\u0000\u0008\u007f\u009b31m",
          "'; touch pwned; echo '",
          "\"; touch pwned; echo \"",
          "$(touch pwned)",
          "`touch pwned`",
          "${path.module} ${{ github.token }}",
          "%{ if true }yes%{ endif }",
          "\\\\ \\n \\u0041 \\",
          "{written} {place} {instead} {count}",
          "<script>alert(1)</script> | [link](javascript:x) **b**",
          "\u202ereversed\u2066 \u200b\u200f\ufeff\u2028\u2029\u00ad",
          "e\u0301 \u00e9 \ud83d\udc69\u200d\ud83d\udcbb \ud840\udc00",
          "x".repeat(1 << 20),
          "\u001b".repeat(5_000),
          "\ud83d\udca9".repeat(100),
          "");

  @Test
  void everyMessageIsOneBoundedLineWithoutControlCharacters() {
    List<String> seen = new ArrayList<>();
    List<Case> cases = cases();
    List<ObjectNode> results = Library.interpreter(Library.RULES).resolve(cases);
    for (int i = 0; i < cases.size(); i++) {
      assertSafe(cases.get(i).id(), results.get(i).get("resources_summary").textValue());
      for (JsonNode warning : results.get(i).get("warnings")) {
        assertSafe(cases.get(i).id(), warning.get("message").textValue());
        seen.add(warning.get("code").textValue());
      }
    }
    assertTrue(seen.size() > 10 * TEXTS.size(), seen.size() + " warnings");
  }

  @RequiresTerraform
  @ParameterizedTest
  @EnumSource
  void terraformGivesTheSame(Form form) {
    Verifier verifier =
        new Verifier(
            Library.interpreter(Library.RULES), Library.terraform(Library.RULES, form)::resolve);
    // A megabyte in seven places takes its time, and is the same expression in both forms.
    List<Case> given =
        form.isKeyed() ? cases() : cases(TEXTS.stream().filter(t -> t.length() < 10_000));
    assertEquals(List.of(), verifier.verify(given));
  }

  @Test
  void aShellThatEchoesTheSummaryInSingleQuotesPrintsIt(@TempDir Path folder)
      throws IOException, InterruptedException {
    for (ObjectNode result : Library.interpreter(Library.RULES).resolve(cases())) {
      String summary = result.get("resources_summary").textValue();
      Path out = folder.resolve("out");
      Process shell =
          new ProcessBuilder("sh", "-c", "echo '" + summary + "'")
              .directory(folder.toFile())
              .redirectOutput(out.toFile())
              .start();
      assertEquals(0, shell.waitFor());
      assertEquals(summary + "\n", Files.readString(out));
      assertFalse(Files.exists(folder.resolve("pwned")));
    }
  }

  @Test
  void commandsPrintNoControlCharacters(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("cases.json"), Json.text(written(cases())));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertEquals(0, Localsmith.run(out, out, "resolve", file.toString()));
    assertSafe("resolve", out.toString(UTF_8).replace("\n", ""), Integer.MAX_VALUE);
    for (String text : TEXTS.subList(0, TEXTS.size() - 1)) {
      for (String command : List.of("resolve", "verify", "check", "generate")) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String named = text.replace("\u0000", "");
        assertEquals(
            2, Localsmith.run(err, err, command, "--rules", "no/" + named, named), command);
        assertSafe(command, err.toString(UTF_8).replace("\n", ""), 20_000);
      }
    }
  }

  private static void assertSafe(String place, String text) {
    assertSafe(place, text, LONGEST_MESSAGE);
  }

  private static void assertSafe(String place, String text, int longest) {
    assertTrue(
        text.codePointCount(0, text.length()) <= longest, place + ": " + text.length() + " long");
    Optional<String> bad =
        text.codePoints()
            .filter(c -> Character.isISOControl(c) || invisible(c))
            .mapToObj(Integer::toHexString)
            .findFirst();
    assertEquals(Optional.empty(), bad, place);
  }

  private static boolean invisible(int point) {
    int type = Character.getType(point);
    return type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.FORMAT;
  }

  private static ArrayNode written(List<Case> cases) {
    ArrayNode array = Json.MAPPER.createArrayNode();
    for (Case c : cases) {
      ObjectNode input = array.addObject().put("id", c.id()).putObject("input");
      input.set("configuration", c.input().get("configuration_json"));
      input.putObject("parameters").put("cpu", "2").put("memory", "2").put("disk_size", "10");
    }
    return array;
  }

  private static List<Case> cases() {
    return cases(TEXTS.stream());
  }

  private static List<Case> cases(Stream<String> texts) {
    List<Case> cases = new ArrayList<>();
    for (String text : texts.toList()) {
      int number = TEXTS.indexOf(text);
      everywhere(text)
          .forEach(entry -> cases.add(given("text " + number + "/" + cases.size(), entry)));
      cases.add(given("text " + number + "/raw", text, "true"));
      cases.add(given("text " + number + "/gpu", "{}", text));
    }
    return cases;
  }

  /** Contributors that hold the text in every place of one. */
  private static Stream<JsonNode> everywhere(String text) {
    ObjectNode keys = Json.MAPPER.createObjectNode();
    keys.put(text, text);
    keys.putObject("resources")
        .put(text, text)
        .putObject("requests")
        .put(text, "1")
        .put("a.b/" + text, "1");
    keys.putObject("nodeSelector").put(text, "x").put("a.b/" + text, text);
    keys.putArray("tolerations").addObject().put(text, text);
    ObjectNode values = Json.MAPPER.createObjectNode();
    values.put("storage", text);
    ObjectNode resources = values.putObject("resources");
    resources.putObject("requests").put("cpu", text).put("nvidia.com/gpu", text);
    resources.putObject("limits").put("memory", text).put("hugepages-2Mi", text);
    values.putObject("nodeSelector").put("pool", text).put("kubernetes.io/arch", text);
    ArrayNode tolerations = values.putArray("tolerations");
    tolerations.add(text);
    for (String field : List.of("key", "operator", "value", "effect", "tolerationSeconds")) {
      tolerations.addObject().put("key", "a").put("effect", "NoExecute").put(field, text);
    }
    ObjectNode containers = Json.MAPPER.createObjectNode();
    containers.put("resources", text).put("nodeSelector", text).put("tolerations", text);
    return Stream.of(keys, values, containers, Json.MAPPER.getNodeFactory().textNode(text));
  }

  private static Case given(String id, JsonNode entry) {
    ObjectNode configuration = Json.MAPPER.createObjectNode();
    configuration.putObject("customizations").putArray("kubernetes").add(entry);
    return given(id, Json.text(configuration), "null");
  }

  private static Case given(String id, String configuration, String gpu) {
    ObjectNode input = Json.MAPPER.createObjectNode();
    input.put("configuration_json", configuration);
    input.putObject("host_requirements").put("gpu_json", gpu);
    input.put("cpu", "2").put("memory", "2").put("disk_size", "10");
    input.put("max_cpu", 8).put("max_memory", 32).put("allow_node_placement", true);
    input.put("arch", "amd64");
    return new Case(id, input, Optional.empty());
  }
}
