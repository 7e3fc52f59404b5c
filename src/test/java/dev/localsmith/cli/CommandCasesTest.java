package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.devcontainer.CaseFile;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What `explain` prints of each repository and `admit` of each workspace, as prose for review. In a
 * case's {@code arguments} {@code @} is the folder of its files. {@code
 * -DargLine=-Dlocalsmith.rewrite=true} rewrites what is expected.
 */
class CommandCasesTest {
  /** Relative and short, so that lines break where they would for a user. */
  private static final Path FOLDER = Path.of("target", "x");

  static Stream<CaseFile> cases() throws IOException, URISyntaxException {
    return Stream.concat(
        CaseFile.all(CommandCasesTest.class, "explain"),
        CaseFile.all(CommandCasesTest.class, "admit"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void prints_what_is_expected(CaseFile given) throws IOException {
    FileUtils.deleteDirectory(FOLDER.toFile());
    given.unpack(FOLDER);
    String command = given.path().getParent().getFileName().toString();
    String arguments = command + " " + given.files().get("arguments").strip();
    Ran ran =
        Ran.of(
            Arrays.stream(arguments.split("\\s+"))
                .map(argument -> argument.replace("@", FOLDER + "/"))
                .toArray(String[]::new));
    String actual =
        ("exit code " + ran.code() + "\n" + ran.out() + ran.err())
            .replace(FOLDER + "/", "")
            .replace(FOLDER + ":", ".:");
    assertTrue(actual.lines().noneMatch(line -> line.endsWith(" ")), actual);
    if (Boolean.getBoolean("localsmith.rewrite")) {
      given.rewrite(actual);
    } else {
      assertEquals(given.files().get("expected"), actual);
    }
  }
}
