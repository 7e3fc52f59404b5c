package dev.localsmith.devcontainer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.localsmith.devcontainer.ConfigurationReader.Supplied;
import dev.localsmith.devcontainer.HostRequirements.Requirement;
import dev.localsmith.testing.Skipped;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The official Dev Containers CLI merges every case as this package does. It asks Docker for a
 * container and for the image's label; a stand-in answers.
 */
class DevcontainerCliTest {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private static final Path CLI =
      Path.of(
          Optional.ofNullable(System.getenv("LOCALSMITH_DEVCONTAINER"))
              .orElse("target/devcontainer-cli/node_modules/.bin/devcontainer"));

  /** Answers {@code ps} with no container, and {@code inspect} with the file beside it. */
  private static final String DOCKER =
      """
      #!/bin/sh
      case "$1" in
        ps) ;;
        inspect) cat "$(dirname "$0")/inspect.json" ;;
        *) exit 1 ;;
      esac
      """;

  static Stream<CaseFile> cases() throws IOException, URISyntaxException {
    return CaseFile.all("like-the-cli");
  }

  @BeforeAll
  static void theCliIsInstalled() {
    boolean installed = Files.isExecutable(CLI);
    String hint = "run scripts/install-devcontainer-cli to get " + CLI;
    if (Skipped.forbidden()) {
      assertTrue(installed, hint);
    } else if (!installed) {
      Skipped.report("SKIPPED: the comparison with the official Dev Containers CLI; " + hint);
    }
    assumeTrue(installed, hint);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void theCliMergesTheSame(CaseFile given, @TempDir Path folder) throws Exception {
    Path repository = Files.createDirectory(folder.resolve("repository"));
    given.unpack(repository);
    String output = cli(given, repository, folder);
    Configuration ours = given.configuration(repository);
    JsonNode merged = JSON.readTree(output).get("mergedConfiguration");
    Configuration again =
        new ConfigurationReader(new Supplied(Optional.empty(), Map.of(), Map.of()))
            .read(Source.standardInput(), new ByteArrayInputStream(output.getBytes(UTF_8)));
    assertAll(
        () -> assertSame("customizations", merged, JSON.readTree(ours.json())),
        () -> assertSame("customizations", merged, JSON.readTree(again.json())),
        () -> assertEquals(requirements(merged), requirements(ours)),
        () -> assertEquals(requirements(merged), requirements(again)));
  }

  private static void assertSame(String field, JsonNode theirs, JsonNode ours) {
    assertTrue(
        equal(theirs.path(field), ours.path(field)),
        () -> "theirs: " + theirs.path(field) + "\nours:   " + ours.path(field));
  }

  /** Whether two values are equal, numbers by their value. */
  private static boolean equal(JsonNode a, JsonNode b) {
    return a.equals(
        (left, right) ->
            left.isNumber() && right.isNumber()
                ? left.decimalValue().compareTo(right.decimalValue())
                : left.equals(right) ? 0 : 1,
        b);
  }

  /** For none the CLI also writes {@code cpus} of 0 and {@code gpu} of false. */
  private static String requirements(JsonNode merged) {
    JsonNode required = merged.path("hostRequirements");
    return "cpus %s, memory %s, storage %s, gpu %s"
        .formatted(
            required.path("cpus").asDouble() > 0
                ? number(required.path("cpus").decimalValue())
                : "-",
            required.path("memory").asText("-"),
            required.path("storage").asText("-"),
            required.path("gpu").isMissingNode() || required.path("gpu").equals(BooleanNode.FALSE)
                ? "-"
                : required.path("gpu"));
  }

  private static String requirements(Configuration configuration) {
    HostRequirements required = configuration.hostRequirements();
    return "cpus %s, memory %s, storage %s, gpu %s"
        .formatted(
            required.cpus().map(Requirement::value).map(DevcontainerCliTest::number).orElse("-"),
            required.memory().map(Requirement::value).map(DevcontainerCliTest::number).orElse("-"),
            required.storage().map(Requirement::value).map(DevcontainerCliTest::number).orElse("-"),
            required.gpu().map(Requirement::value).orElse("-"));
  }

  private static String number(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }

  private static String cli(CaseFile given, Path repository, Path folder) throws Exception {
    Path docker = Files.writeString(folder.resolve("docker"), DOCKER);
    assertTrue(docker.toFile().setExecutable(true));
    Files.writeString(folder.resolve("inspect.json"), inspected(given));
    List<String> command = new ArrayList<>();
    command.add(CLI.toAbsolutePath().toString());
    command.addAll(List.of("read-configuration", "--include-merged-configuration"));
    command.addAll(List.of("--workspace-folder", repository.toString()));
    command.addAll(
        List.of(
            "--config", repository.resolve(given.files().keySet().iterator().next()).toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().merge("PATH", folder.toString(), (path, first) -> first + ":" + path);
    builder.environment().put("TMPDIR", folder.toString());
    builder.environment().putAll(CaseFile.ENVIRONMENT);
    builder
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile());
    Process process = builder.start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertTrue(ended && process.exitValue() == 0, () -> read(folder.resolve("err")));
    return read(folder.resolve("out"));
  }

  private static String inspected(CaseFile given) throws IOException {
    var image = JSON.createObjectNode();
    var labels = image.putObject("Config").putObject("Labels");
    Optional.ofNullable(given.files().get("image-metadata.json"))
        .ifPresent(label -> labels.put("devcontainer.metadata", label));
    return JSON.writeValueAsString(List.of(image));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
