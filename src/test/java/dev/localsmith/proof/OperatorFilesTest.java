package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.emit.Generator;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.terraform.Scratch;
import dev.localsmith.terraform.Terraform;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.Options;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Difference;
import dev.localsmith.verify.Verifier;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated files as Terraform sees them, of rules that use no option, all, and none of a kind. */
@RequiresTerraform
class OperatorFilesTest {
  private static final RuleSet OPERATOR = Options.operator();

  /** What the template has beside the generated files; no provider can be fetched for a test. */
  private static final String TEMPLATE =
      """
      variable "zones" {
        type    = list(string)
        default = ["eu-1"]
      }

      locals {
        dc            = null
        arch          = "amd64"
        instance_keys = ["main"]
        coder_parameter = {
          cpu       = { value = "2" }
          memory    = { value = "4" }
          disk_size = { value = "10" }
        }
      }
      """;

  private final Terraform terraform = Terraform.of(System.getenv(), Duration.ofMinutes(1));

  static Stream<Object[]> modules() {
    RuleSet texts = Options.rules("texts-of-any-kind");
    RuleSet empty = Options.rules("no-toleration-at-all");
    return Stream.of(Library.RULES, OPERATOR, texts, empty)
        .flatMap(rules -> Stream.of(Form.values()).map(form -> new Object[] {rules, form}));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void terraformFindsThemFormattedAndValid(RuleSet rules, Form form) {
    try (Scratch scratch = new Scratch()) {
      new Generator().generate(rules, "operator.yaml", form).forEach(scratch::write);
      assertEquals("", terraform.run(scratch, "fmt", "-check", "-diff", "-no-color"));
    }
    try (Scratch scratch = new Scratch()) {
      new Generator()
          .generate(rules, "operator.yaml", form)
          .forEach(
              (name, hcl) ->
                  scratch.write(
                      name, hcl.replace("data.coder_parameter.", "local.coder_parameter.")));
      scratch.write("template.tf", TEMPLATE);
      assertEquals(
          "Success! The configuration is valid.",
          terraform.run(scratch, "validate", "-no-color").strip());
      // A variable's default passes its own validation, and no check fails the plan.
      terraform.run(scratch, "plan", "-input=false", "-no-color", "-lock=false");
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyCaseOfTheStandardRulesGivesTheSameInBothEngines(Form form) {
    List<Case> cases = Options.standard(OPERATOR);
    Verifier verifier =
        new Verifier(Library.interpreter(OPERATOR), Library.terraform(OPERATOR, form)::resolve);
    assertEquals(
        "",
        verifier.verify(cases).stream()
            .limit(20)
            .map(Difference::text)
            .collect(Collectors.joining("\n")));
  }
}
