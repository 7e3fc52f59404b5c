package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.emit.Form;
import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.Options;
import dev.localsmith.testing.Pods;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Difference;
import dev.localsmith.verify.Verifier;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an operator can change beside the standard rules: one folder an option, with its cases. */
class OperatorOptionsTest {
  static List<Options> options() {
    return Options.all();
  }

  @ParameterizedTest
  @MethodSource("options")
  void theInterpreterGivesWhatTheCasesSay(Options option) {
    List<ObjectNode> results = Library.interpreter(option.rules()).resolve(option.cases());
    assertFalse(results.isEmpty());
    StringBuilder differences = new StringBuilder();
    for (int i = 0; i < results.size(); i++) {
      differences.append(
          text(Verifier.expectation(option.cases().get(i), "interpreter", results.get(i))));
    }
    assertEquals("", differences.toString());
  }

  @ParameterizedTest
  @MethodSource("options")
  void kubernetesTakesThePods(Options option) {
    List<ObjectNode> results = Library.interpreter(option.rules()).resolve(option.cases());
    assertFalse(results.isEmpty());
    results.forEach(
        result ->
            assertEquals(List.of(), PodValidation.judge(Pods.of(option.rules(), result)).errors()));
  }

  @RequiresTerraform
  @ParameterizedTest
  @MethodSource("options")
  void terraformGivesTheSameInBothForms(Options option) {
    for (Form form : Form.values()) {
      Verifier verifier =
          new Verifier(
              Library.interpreter(option.rules()),
              Library.terraform(option.rules(), form)::resolve);
      assertEquals("", text(verifier.verify(option.cases())), form.toString());
    }
  }

  private static String text(List<Difference> differences) {
    return differences.stream().map(Difference::text).collect(Collectors.joining("\n"));
  }
}
