package dev.localsmith.rules;

import java.util.List;

/** What a rules file must keep to beyond its structure, subject by subject. */
final class RulesCheck {
  /**
   * More than a repository needs, and little enough for the pattern that bounds it in Terraform.
   */
  private static final int SHALLOWEST = 10;

  private static final int DEEPEST = 200;

  private final RuleSet rules;
  private final Problems problems;

  RulesCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.problems = problems;
  }

  void run() {
    new PatternCheck(rules, problems).run();
    new QuantitiesCheck(rules, problems).run();
    new ResourcesCheck(rules, problems).run();
    new ExtendedCheck(rules, problems).run();
    new PlacementCheck(rules, problems).run();
    new InputsCheck(rules, problems).run();
    new VariablesCheck(rules, problems).run();
    new OutputsCheck(rules, problems).run();
    new WordsCheck(rules, problems).run();
    new WarningsCheck(rules, problems).run();
    problems.check(
        rules.nesting() >= SHALLOWEST && rules.nesting() <= DEEPEST,
        List.of("nesting"),
        "must be from " + SHALLOWEST + " to " + DEEPEST);
  }
}
