package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Input that goes wrong: one clear line, exit code 2, in bounded time. */
class ExplainHardInputsTest {
  private static final Duration BOUND = Duration.ofMinutes(5);

  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    return write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private Path write(String name, byte[] bytes) throws IOException {
    Path path = folder.resolve(name);
    Files.createDirectories(path.getParent());
    return Files.write(path, bytes);
  }

  private static Ran explain(Object... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "explain";
    for (int i = 0; i < arguments.length; i++) {
      all[i + 1] = arguments[i].toString();
    }
    return assertTimeoutPreemptively(BOUND, () -> Ran.of(all));
  }

  private static void assertRefused(Ran ran, String message) {
    assertEquals("localsmith: " + message + "\n", ran.err());
    assertEquals("", ran.out());
    assertEquals(2, ran.code());
  }

  @Test
  void a_file_of_50_mb_is_refused_unread() throws IOException {
    byte[] bytes = new byte[50 * 1024 * 1024];
    Arrays.fill(bytes, (byte) ' ');
    Path file = write("devcontainer.json", bytes);
    assertRefused(
        explain(file),
        file
            + ": it is larger than 2 MiB, which no Dev Container configuration is. Check that it is"
            + " the right file.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":"})
  void ten_thousand_nested_brackets_are_refused(String bracket) throws IOException {
    Path file = write("devcontainer.json", "{\"a\":\n" + bracket.repeat(10_000));
    Ran ran = explain(file);
    assertRefused(
        ran,
        file
            + ":2:"
            + (bracket.length() * 499 + 1)
            + ": brackets are nested deeper than 500 levels. Check that it is the right file.");
  }

  @Test
  void brackets_nested_deeper_than_terraform_reads_are_a_warning() throws IOException {
    Path file =
        write(
            "devcontainer.json",
            "{\"customizations\":{\"kubernetes\":" + "[".repeat(200) + "]".repeat(200) + "}}");
    Ran ran = explain("--strict", file);
    assertEquals(1, ran.code());
    assertTrue(ran.out().contains("not-json"), ran.out());
  }

  @Test
  void text_that_is_no_utf_8_is_refused_at_its_byte() throws IOException {
    byte[] bytes = "{\n  \"image\": \"d?v\"\n}".getBytes(StandardCharsets.UTF_8);
    bytes[15] = (byte) 0xe9;
    Path file = write("devcontainer.json", bytes);
    assertRefused(
        explain(file), file + ":2:14: byte 0xE9 is not valid UTF-8 here. Save the file as UTF-8.");
  }

  @Test
  void a_number_beyond_JavaScripts_is_not_dropped_in_silence() throws IOException {
    String text = "{\"hostRequirements\": {\"cpus\": 1e400, \"memory\": null}}";
    Ran ran = explain("--format", "github", write("devcontainer.json", text));
    assertEquals(0, ran.code());
    assertTrue(ran.out().contains(",line=1,col=31,title=host-requirement-dropped::"), ran.out());
    assertEquals(2, ran.out().split("host-requirement-dropped", -1).length, ran.out());
  }

  @Test
  void a_byte_order_mark_and_carriage_returns_leave_lines_and_columns_right() throws IOException {
    String text = "{\r\n  \"hostRequirements\": {\r\n    \"memory\": \"8GB\"\r\n  }\r\n}\r\n";
    Path file = write("devcontainer.json", "\ufeff" + text);
    Ran ran = explain("--format", "github", file);
    assertEquals(0, ran.code());
    assertTrue(ran.out().contains(",line=3,col=15,title=host-requirement-dropped::"), ran.out());
    Files.writeString(file, text);
    assertEquals(ran, explain("--format", "github", file));
  }

  @Test
  void a_folder_without_any_configuration_is_refused() {
    assertRefused(
        explain(folder),
        folder
            + ": there is no .devcontainer/devcontainer.json, .devcontainer.json or"
            + " .devcontainer/<folder>/devcontainer.json in this folder. Name the repository's root"
            + " folder, or the file itself.");
  }

  @Test
  void a_path_that_leads_nowhere_is_refused() {
    Path file = folder.resolve("nothing.json");
    assertRefused(explain(file), file + ": there is no such file. Check the path.");
  }

  @Test
  void a_file_without_permission_is_refused_where_permissions_count() throws IOException {
    Path file = write(".devcontainer.json", "{}");
    assertTrue(file.toFile().setReadable(false));
    Ran ran = explain(folder);
    if (Files.isReadable(file)) {
      assertEquals(0, ran.code());
    } else {
      assertRefused(ran, file + ": permission to read it is denied. Check its permissions.");
    }
  }

  @Test
  void links_that_lead_in_a_circle_are_refused() throws IOException {
    Path link = folder.resolve(".devcontainer.json");
    Files.createSymbolicLink(link, folder.resolve("other"));
    Files.createSymbolicLink(folder.resolve("other"), link);
    Ran ran = explain(folder);
    assertEquals(2, ran.code());
    assertTrue(ran.err().startsWith("localsmith: " + link + ": "), ran.err());
    assertEquals(1, ran.err().lines().count(), ran.err());
  }

  @Test
  void a_folder_that_is_a_link_to_itself_is_refused() throws IOException {
    Path link = folder.resolve(".devcontainer");
    Files.createSymbolicLink(link, link);
    assertRefused(
        explain(folder),
        link + ": this symbolic link leads nowhere or back to itself. Mend the link.");
  }

  @Test
  void features_that_depend_on_each_other_in_a_circle_are_refused() throws IOException {
    write(".devcontainer/devcontainer.json", "{\"image\": \"a\", \"features\": {\"./a\": {}}}");
    write(
        ".devcontainer/a/devcontainer-feature.json",
        "{\"id\": \"a\", \"version\": \"1.0.0\", \"dependsOn\": {\"./b\": {}}}");
    write(
        ".devcontainer/b/devcontainer-feature.json",
        "{\"id\": \"b\", \"version\": \"1.0.0\", \"dependsOn\": {\"./a\": {}}}");
    Ran ran = explain(folder);
    assertEquals(2, ran.code());
    assertEquals("", ran.out());
    assertEquals(1, ran.err().lines().count(), ran.err());
    assertTrue(ran.err().contains("./a") && ran.err().contains("./b"), ran.err());
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'it holds no JSON. Write a configuration into it.'",
    "'[]', ':1:1: this is not a JSON object. Write { \"image\": … }.'",
    "'{\"image\": \"a\"', ':1:14: the file ends before its JSON does.'",
    "'{\"image\": a}', ':1:11: this is not JSON: '"
  })
  void text_that_is_no_configuration_is_refused_at_its_place(String text, String message)
      throws IOException {
    Path file = write("devcontainer.json", text);
    Ran ran = explain(file);
    assertEquals(2, ran.code());
    assertTrue(ran.err().contains(message), ran.err());
    assertEquals(1, ran.err().lines().count(), ran.err());
  }

  @Test
  void one_file_of_several_that_cannot_be_read_is_named() throws IOException {
    write(".devcontainer/devcontainer.json", "{}");
    Path broken = write(".devcontainer/web/devcontainer.json", "{,}");
    Ran ran = explain(folder);
    assertEquals(2, ran.code());
    assertTrue(ran.err().startsWith("localsmith: " + broken + ":1:2: "), ran.err());
  }

  @Test
  void standard_input_is_read_as_it_comes() {
    InputStream before = System.in;
    System.setIn(
        new ByteArrayInputStream(
            "{\"hostRequirements\": {\"memory\": \"8GB\"}}".getBytes(StandardCharsets.UTF_8)));
    try {
      Ran ran = explain("-");
      assertEquals(0, ran.code());
      assertTrue(ran.out().contains("<stdin>:1:33: host-requirement-dropped"), ran.out());
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void tens_of_thousands_of_warnings_cost_seconds_and_one_screen() throws IOException {
    String keys =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "\"ke\u0301y" + i + "\":1")
            .collect(Collectors.joining(","));
    Path file = write("devcontainer.json", "{\"customizations\":{\"kubernetes\":{" + keys + "}}}");
    Ran ran = explain(file);
    assertEquals(0, ran.code());
    assertTrue(ran.out().contains("19900 more warnings are not shown."), ran.out());
    assertTrue(ran.out().lines().count() < 500, ran.out());
  }

  @Test
  void tens_of_thousands_of_values_cost_seconds_and_one_screen() throws IOException {
    String names =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "\"a" + i + ".example/x\":1")
            .collect(Collectors.joining(","));
    Path file =
        write(
            "devcontainer.json",
            "{\"customizations\":{\"kubernetes\":{\"resources\":{\"limits\":{" + names + "}}}}}");
    Ran ran = explain(file);
    assertEquals(0, ran.code());
    assertTrue(ran.out().contains(" more values are not shown"), ran.out());
    assertTrue(ran.out().lines().count() < 500, ran.out());
  }
}
