package dev.localsmith.devcontainer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.devcontainer.HostRequirements.Requirement;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The merge of each case file, as prose for review. {@code -Dlocalsmith.rewrite=true} rewrites what
 * is expected; the difference is what gets reviewed.
 */
class MergeCasesTest {
  static Stream<CaseFile> cases() throws IOException, URISyntaxException {
    return Stream.concat(CaseFile.all("like-the-cli"), CaseFile.all("beyond-the-cli"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void theMergeIsAsExpected(CaseFile given, @TempDir Path folder) throws IOException {
    Path repository = folder.resolve("repository");
    given.unpack(repository);
    String actual = written(given.configuration(repository)).replace(repository + "/", "");
    if (Boolean.getBoolean("localsmith.rewrite")) {
      given.rewrite(actual);
    } else {
      assertEquals(given.files().get("expected"), actual);
    }
  }

  private static String written(Configuration configuration) {
    StringJoiner out = new StringJoiner("\n", "", "\n");
    out.add(configuration.json());
    HostRequirements required = configuration.hostRequirements();
    required.cpus().ifPresent(r -> out.add(requirement("cpus", r)));
    required.memory().ifPresent(r -> out.add(requirement("memory", r)));
    required.storage().ifPresent(r -> out.add(requirement("storage", r)));
    required.gpu().ifPresent(r -> out.add(requirement("gpu", r)));
    configuration.contributors().forEach(c -> out.add("contributor " + c.kind() + " " + c.name()));
    configuration
        .unread()
        .forEach(
            u ->
                out.add(
                    "unread "
                        + u.kind()
                        + " "
                        + u.name()
                        + " at "
                        + u.position()
                        + ": "
                        + u.reason()));
    configuration
        .findings()
        .forEach(
            f ->
                out.add(
                    "finding "
                        + f.code()
                        + " "
                        + f.path()
                        + " at "
                        + f.position()
                        + ": "
                        + f.message()));
    return out.toString();
  }

  private static String requirement(String name, Requirement<?> requirement) {
    Origin source = requirement.source();
    String value =
        requirement.value() instanceof BigDecimal number
            ? number.toPlainString()
            : requirement.value().toString();
    return name
        + " "
        + value
        + " from "
        + source.contributor().kind()
        + " at "
        + source.value().position();
  }
}
