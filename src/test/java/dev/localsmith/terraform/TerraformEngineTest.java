package dev.localsmith.terraform;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.testing.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a tool does that does not work, told in one message; stand-ins play it. */
class TerraformEngineTest {
  private static final List<Case> CASES = Library.cases().subList(0, 2);

  @TempDir private Path folder;

  @Test
  void aPlanWithoutTheOutputIsNamed() throws IOException {
    TerraformException thrown = refusal("echo 'No changes.'", Duration.ofMinutes(1));
    assertEquals(
        "the plan printed no output; use Terraform 1 or OpenTofu 1, without a wrapper",
        thrown.getMessage());
  }

  @Test
  void anOutputThatIsNoJsonIsNamed() throws IOException {
    TerraformException thrown = refusal("echo '  + results = \"eyJhIjo=\"'", Duration.ofMinutes(1));
    assertTrue(
        thrown.getMessage().startsWith("terraform gave no JSON: Unexpected end-of-input"),
        thrown.getMessage());
  }

  @Test
  void aFailureNamesTheFirstCaseAndTheToolsWords() throws IOException {
    TerraformException thrown = refusal("echo 'Error: no luck' >&2; exit 1", Duration.ofMinutes(1));
    assertEquals(
        "case " + CASES.get(0).id() + ": tool plan failed: Error: no luck", thrown.getMessage());
  }

  @Test
  void aToolThatTakesTooLongIsStopped() throws IOException {
    TerraformException thrown = refusal("exec sleep 600", Duration.ofSeconds(1));
    assertEquals("tool plan took longer than 1 s and was stopped", thrown.getMessage());
  }

  @Test
  void aToolThatIsNotThereIsNamed() {
    Path missing = folder.resolve("missing");
    assertAll(
        () ->
            assertEquals(
                Terraform.VARIABLE + " names '" + missing + "', which is no executable file",
                assertThrows(
                        TerraformException.class,
                        () ->
                            Terraform.of(
                                Map.of(Terraform.VARIABLE, missing.toString()), Duration.ZERO))
                    .getMessage()),
        () ->
            assertEquals(
                "neither terraform nor tofu is on the PATH: install one, or name it with "
                    + Terraform.VARIABLE,
                assertThrows(
                        TerraformException.class,
                        () -> Terraform.of(Map.of("PATH", folder.toString()), Duration.ZERO))
                    .getMessage()));
  }

  private TerraformException refusal(String script, Duration limit) throws IOException {
    Path tool = Files.writeString(folder.resolve("tool"), "#!/bin/sh\n" + script + "\n");
    assertTrue(tool.toFile().setExecutable(true));
    TerraformEngine engine =
        new TerraformEngine(new Terraform(tool, limit), Library.RULES, Form.KEYED);
    return assertThrows(TerraformException.class, () -> engine.resolve(CASES));
  }
}
