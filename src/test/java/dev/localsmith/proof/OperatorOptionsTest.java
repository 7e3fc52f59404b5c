package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.emit.Form;
import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.Overlay;
import dev.localsmith.testing.Pods;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Difference;
import dev.localsmith.verify.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an operator can change beside the standard rules: one folder an option, with its cases. */
class OperatorOptionsTest {
  private static final Path OPTIONS = Path.of("src/test/resources/dev/localsmith/operator");

  /** An option's rules and what they make of its cases. */
  record Option(String name, RuleSet rules, List<Case> cases) {
    static Option read(Path folder) {
      try {
        RuleSet rules =
            Overlay.rules(folder.toString(), Files.readString(folder.resolve("rules.yaml")));
        return new Option(
            folder.getFileName().toString(),
            rules,
            new CaseReader(rules).read(folder.resolve("cases.json")));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Option> options() throws IOException {
    try (Stream<Path> folders = Files.list(OPTIONS)) {
      return folders.filter(Files::isDirectory).sorted().map(Option::read).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("options")
  void theInterpreterGivesWhatTheCasesSay(Option option) {
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
  void kubernetesTakesThePods(Option option) {
    List<ObjectNode> results = Library.interpreter(option.rules()).resolve(option.cases());
    assertFalse(results.isEmpty());
    results.forEach(
        result ->
            assertEquals(List.of(), PodValidation.judge(Pods.of(option.rules(), result)).errors()));
  }

  @RequiresTerraform
  @ParameterizedTest
  @MethodSource("options")
  void terraformGivesTheSameInBothForms(Option option) {
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
