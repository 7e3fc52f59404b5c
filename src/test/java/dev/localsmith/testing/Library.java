package dev.localsmith.testing;

import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.emit.Form;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import dev.localsmith.terraform.Terraform;
import dev.localsmith.terraform.TerraformEngine;
import dev.localsmith.verify.Engine;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The project's own cases, and the engines that resolve them. */
public final class Library {
  public static final Path CASES = Path.of("src/test/cases");
  public static final RuleSet RULES = new RulesReader().standard();

  private static final Duration LIMIT = Duration.ofMinutes(5);

  private Library() {}

  /** Every case of the standard rules, named by its file. */
  public static List<Case> cases() {
    return new CaseReader(RULES).read(CASES);
  }

  public static Engine interpreter(RuleSet rules) {
    Interpreter interpreter = new Interpreter(rules);
    return cases -> cases.stream().map(c -> interpreter.resolve(c.input())).toList();
  }

  /** The real Terraform on the generated rules of that form. */
  public static TerraformEngine terraform(RuleSet rules, Form form) {
    return new TerraformEngine(Terraform.of(System.getenv(), LIMIT), rules, form);
  }
}
