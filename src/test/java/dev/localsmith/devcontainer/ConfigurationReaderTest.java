package dev.localsmith.devcontainer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.devcontainer.ConfigurationReader.Supplied;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigurationReaderTest {
  private static final Supplied NOTHING = new Supplied(Optional.empty(), Map.of(), Map.of());

  @TempDir Path root;

  private Path write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void feature(String name, String fields) throws IOException {
    write(
        ".devcontainer/" + name + "/devcontainer-feature.json",
        "{\"id\": \"" + name + "\", " + fields + "}");
  }

  private Configuration read() {
    return new ConfigurationReader(NOTHING)
        .read(Discovery.find(root.toString()).get(0), InputStream.nullInputStream());
  }

  private String refusal() {
    return assertThrows(InputException.class, this::read).getMessage().replace(root + "/", "");
  }

  private static Configuration standardInput(String text) {
    return new ConfigurationReader(NOTHING)
        .read(Source.standardInput(), new ByteArrayInputStream(text.getBytes(UTF_8)));
  }

  @ParameterizedTest(name = "a {0}, b {1}, c {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"dependsOn\": {\"./a\": {}}'   | '\"x\": 1' | '\"x\": 1' | .devcontainer/devcontainer.json:3:17 | ./a → ./a",
        "'\"installsAfter\": [\"./a\"]'   | '\"x\": 1' | '\"x\": 1' | .devcontainer/devcontainer.json:3:17 | ./a → ./a",
        "'\"dependsOn\": {\"./b\": {}}'   | '\"dependsOn\": {\"./c\": {}}' | '\"dependsOn\": {\"./a\": {}}' | .devcontainer/devcontainer.json:3:17 | ./a → ./b → ./c → ./a",
        "'\"dependsOn\": {\"./b\": {}}'   | '\"installsAfter\": [\"./a\"]' | '\"x\": 1' | .devcontainer/devcontainer.json:3:17 | ./a → ./b → ./a",
        "'\"dependsOn\": {\"./b\": {}}'   | '\"dependsOn\": {\"./c\": {}}' | '\"dependsOn\": {\"./b\": {}}' | .devcontainer/a/devcontainer-feature.json:1:27 | ./b → ./c → ./b",
        "'\"dependsOn\": {\"./a\": {\"n\": \"1\"}}' | '\"x\": 1' | '\"x\": 1' | .devcontainer/a/devcontainer-feature.json:1:27 | ./a → ./a",
      })
  void featuresThatWaitForEachOtherInACircleAreRefused(
      String a, String b, String c, String position, String circle) throws IOException {
    write(
        ".devcontainer/devcontainer.json",
        "{\n  \"image\": \"x\",\n  \"features\": { \"./a\": {} }\n}");
    feature("a", a);
    feature("b", b);
    feature("c", c);
    assertEquals(
        position
            + ": Features wait for each other in a circle: "
            + circle
            + ". Take one of them out of a dependsOn or installsAfter.",
        refusal());
  }

  @Test
  void aThousandAndOneFeaturesAreTooMany() throws IOException {
    String features =
        IntStream.rangeClosed(1, 1001)
            .mapToObj(i -> "\"ghcr.io/x/f" + i + "\": {}")
            .collect(Collectors.joining(",\n"));
    write(".devcontainer.json", "{\"features\": {\n" + features + "}}");
    assertEquals(
        ".devcontainer.json:1002:1: this is one Feature more than 1000."
            + " Check that the file is the right one.",
        refusal());
  }

  @Test
  void aMillionOpenVariablesStayAsTheyAre() {
    String text = "${".repeat(500_000);
    assertEquals(
        "{\"customizations\":{\"kubernetes\":[\"" + text + "\"]}}",
        standardInput("{\"image\": \"x\", \"customizations\": {\"kubernetes\": \"" + text + "\"}}")
            .json());
  }

  @Test
  void aFeatureWhosePathIsTooLongIsNotLookedAt() throws IOException {
    String id = "./" + "a/".repeat(200_000) + "../".repeat(200_000) + "b";
    write(".devcontainer/devcontainer.json", "{\"features\": {\"" + id + "\": {}}}");
    assertEquals(id, read().unread().get(0).name());
  }

  @Test
  void aBrokenFeatureIsNamedWithItsOwnPlace() throws IOException {
    write(".devcontainer/devcontainer.json", "{\"features\": {\"./a\": {}}}");
    write(".devcontainer/a/devcontainer-feature.json", "{\n  oops\n}");
    String message = refusal();
    assertTrue(
        message.startsWith(".devcontainer/a/devcontainer-feature.json:2:3: this is not JSON: "),
        message);
  }

  @Test
  void aFeatureBehindALoopOfLinksIsRefused() throws IOException {
    write(".devcontainer/devcontainer.json", "{\"features\": {\"./a\": {}}}");
    Files.createSymbolicLink(root.resolve(".devcontainer/a"), Path.of("a"));
    String message = refusal();
    assertTrue(
        message.startsWith(
            ".devcontainer/a/devcontainer-feature.json: it can't be read: Too many levels"),
        message);
  }

  @Test
  void featuresThatContributeMoreThanTwoMebibytesTogetherAreRefused() throws IOException {
    write(
        ".devcontainer/devcontainer.json",
        "{\"features\": {\"./b\": {}, \"./a\": {}}, \"overrideFeatureInstallOrder\": [\"./b\"]}");
    feature("a", " ".repeat(1_000_000) + "\"dependsOn\": {\"./b\": \"1\", \"./c\": \"1\"}");
    feature("b", " ".repeat(600_000) + "\"x\": 1");
    assertEquals(
        ".devcontainer/b/devcontainer-feature.json: what the Features contribute is together"
            + " larger than 2 MiB. Check that they are the right files.",
        refusal());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "",
        "x",
        "x:1",
        "a/",
        "/",
        "//",
        "@/x",
        "a@b/c",
        "a/b@sha256:0",
        "localhost:5000/a/b",
        ".",
        "..",
        "./",
        "../",
        "./.",
        "./a\\u0000b",
        "https://",
        ":",
        "@",
        "a/:",
        "a/@"
      })
  void aStrangeFeatureIdIsNotLookedAt(String id) throws IOException {
    write(
        ".devcontainer/devcontainer.json",
        "{\"features\": {\"" + id + "\": {}}, \"overrideFeatureInstallOrder\": [\"" + id + "\"]}");
    assertEquals(id.replace("\\u0000", "\0"), read().unread().get(0).name());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "[]     | <stdin>:1:1: this is not a JSON object",
        "' \"x\"' | <stdin>:1:2: this is not a JSON object",
        "''     | <stdin>: it holds no JSON",
        "{\"configuration\": {}, \"workspace\": {}} | <stdin>:1:19: this is output of devcontainer"
            + " read-configuration without the merged configuration",
      })
  void standardInputThatIsNoConfigurationIsRefused(String text, String message) {
    String refusal = assertThrows(InputException.class, () -> standardInput(text)).getMessage();
    assertTrue(refusal.startsWith(message), refusal);
  }

  @Test
  void standardInputHasNoFolderForItsFeatures() {
    Configuration configuration =
        standardInput(
            "\uFEFF{\"image\": \"x\", \"features\": {\"./a\": {}}, \"customizations\":"
                + " {\"kubernetes\": {\"storage\": \"${localWorkspaceFolder}\"}}}");
    assertEquals(
        "{\"customizations\":{\"kubernetes\":[{\"storage\":\"${localWorkspaceFolder}\"}]}}",
        configuration.json());
    assertEquals(
        "its folder is not known, the configuration being read from standard input",
        configuration.unread().get(1).reason());
  }

  @Test
  void imageMetadataThatIsNoListOrObjectIsRefused() throws IOException {
    Path label = write("label.json", "\"[]\"");
    write(".devcontainer.json", "{}");
    ConfigurationReader reader =
        new ConfigurationReader(new Supplied(Optional.of(label), Map.of(), Map.of()));
    String message =
        assertThrows(
                InputException.class,
                () ->
                    reader.read(
                        Discovery.find(root.toString()).get(0), InputStream.nullInputStream()))
            .getMessage();
    assertTrue(message.contains(":1:1: image metadata must be a JSON list or object."), message);
  }
}
