package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.rules.RulesReader;
import dev.localsmith.testing.RequiresTerraform;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code fuzz}: what it prints and how it ends. */
class FuzzCommandTest {
  @Test
  void aSmallRunTellsItsSeedItsRateAndWhatItHasNotTried() {
    Ran ran = Ran.of("fuzz", "--seed", "7", "--count", "60", "--without-terraform");
    assertEquals("0", ran.code() + ran.err());
    assertTrue(
        ran.out()
            .matches(
                "(?s)seed 7: 60 pairs in [0-9.]+ s, [0-9.]+ ms each; none failed\n"
                    + "coverage: [0-9]+ of [0-9]+ branches\n"
                    + "not tried: .*"),
        ran.out());
  }

  @Test
  void theSameSeedTriesTheSame() {
    assertEquals(tried(), tried());
  }

  private static String tried() {
    Ran ran =
        Ran.of("fuzz", "--seed", "5", "--count", "200", "--rule-sets", "2", "--without-terraform");
    return ran.out().substring(ran.out().indexOf("coverage"));
  }

  @ParameterizedTest
  @CsvSource({
    "--count 0, --count must be above zero",
    "--minutes 0, --minutes must be above zero",
    "--rule-sets -1, --rule-sets must not be negative",
    "--seed x, is not a long"
  })
  void whatMakesNoSenseIsRefusedByName(String options, String reason) {
    Ran ran = Ran.of(("fuzz " + options).split(" "));
    assertEquals(2, ran.code());
    assertTrue(ran.err().contains(reason), ran.err());
    assertEquals("", ran.out());
  }

  @Test
  void rulesOfOnesOwnAreTried(@TempDir Path folder) throws IOException {
    Path rules = folder.resolve("own.yaml");
    String standard = new RulesReader().standardText();
    Files.writeString(rules, standard.replace("code: not-a-list", "code: no-list-at-all"));
    Ran ran = Ran.of("fuzz", "--count", "3", "--without-terraform", "--rules", rules.toString());
    assertEquals("0", ran.code() + ran.err());
    assertTrue(ran.out().contains("not tried: the warning no-list-at-all"), ran.out());
  }

  @Test
  @RequiresTerraform
  void bothEnginesAgreeOnAFewPairs() {
    Ran ran = Ran.of("fuzz", "--seed", "2", "--count", "150", "--rule-sets", "1");
    assertEquals("0", ran.code() + ran.err());
    assertTrue(ran.out().contains("none failed"), ran.out());
  }

  @Test
  void theBarFillsAndIsCleared() {
    StringWriter terminal = new StringWriter();
    Progress progress = new Progress(new PrintWriter(terminal), true, 80);
    progress.show(20);
    assertTrue(
        terminal.toString().startsWith("\r[##########" + " ".repeat(30) + "] 20 / 80, 0:"),
        terminal.toString());
    progress.end();
    assertTrue(terminal.toString().endsWith(" \r"));
  }

  @Test
  void nobodyWatchingThereIsNoBar() {
    StringWriter terminal = new StringWriter();
    Progress progress = new Progress(new PrintWriter(terminal), false, 80);
    progress.show(20);
    progress.end();
    assertEquals("", terminal.toString());
  }
}
