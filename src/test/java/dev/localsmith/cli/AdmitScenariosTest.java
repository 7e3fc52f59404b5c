package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.testing.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What operators and authors read: the examples of Kubernetes' documentation, and workspaces under
 * its policies. {@code -Dlocalsmith.rewrite=true} rewrites what is expected; the difference is what
 * gets reviewed.
 */
class AdmitScenariosTest {
  /** Short and relative, so that lines break alike everywhere. */
  private static final Path FOLDER = Path.of("target", "s");

  static List<Scenario> scenarios() {
    return Scenario.all(AdmitScenariosTest.class, "admit");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenarios")
  void the_command_prints_what_is_expected(Scenario scenario) throws IOException {
    FileUtils.deleteDirectory(FOLDER.toFile());
    Ran ran = Ran.of(scenario.unpack(FOLDER).toArray(String[]::new));
    String actual =
        (ran.out() + ran.err() + "exit code " + ran.code() + "\n").replace(FOLDER + "/", "");
    if (Boolean.getBoolean("localsmith.rewrite")) {
      scenario.rewrite(actual);
    } else {
      assertEquals(scenario.expected(), actual);
    }
  }
}
