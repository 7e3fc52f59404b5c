package dev.localsmith.terraform;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.Form;
import dev.localsmith.rules.RuleSet;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cases and their right results, held against a changed rules file: one plan, which fails where it
 * can't compute the results and where one of them differs.
 */
public final class ChangedRules {
  private static final Duration LIMIT = Duration.ofMinutes(2);
  private static final Pattern NOTICED_BY = Pattern.compile("noticed by case ([0-9]+)\\.");
  private static final String CASES = "cases.json";
  private static final String EXPECTED = "expected.json";

  private static final String COMPARISON =
      """
      locals {
        expected = jsondecode(file("%s"))
        noticed  = [for key, result in local.%s : key if jsonencode(result) != jsonencode(local.expected[key])]
      }

      output "noticed" {
        value = true

        precondition {
          condition     = length(local.noticed) == 0
          error_message = "noticed by case ${local.noticed[0]}."
        }
      }
      """
          .formatted(EXPECTED, ScratchModule.RESULTS);

  private final Terraform terraform = Terraform.of(System.getenv(), LIMIT);
  private final RuleSet rules;

  public ChangedRules(RuleSet rules) {
    this.rules = rules;
  }

  /**
   * What became of a change.
   *
   * @param by the index of a case that gave another result; none where Terraform gave no result
   */
  public record Verdict(boolean noticed, OptionalInt by) {
    private static final Verdict SURVIVED = new Verdict(false, OptionalInt.empty());
  }

  /**
   * Whether one of the cases notices the change.
   *
   * @param rulesFile the rules in keyed form, changed
   * @param expected the right results, in the order of the cases
   */
  public Verdict judge(String rulesFile, List<Case> cases, List<ObjectNode> expected) {
    try (Scratch scratch = new Scratch()) {
      new ScratchModule(rules, Form.KEYED, rulesFile).write(scratch, Marks.NONE);
      scratch.write("noticed.tf", COMPARISON);
      scratch.write(CASES, byIndex(cases.stream().map(Case::input).toList()));
      scratch.write(EXPECTED, byIndex(expected));
      terraform.run(
          scratch,
          "plan",
          "-input=false",
          "-no-color",
          "-lock=false",
          "-refresh=false",
          "-var=" + ScratchModule.VARIABLE + "=" + CASES);
      return Verdict.SURVIVED;
    } catch (TerraformException e) {
      Matcher by = NOTICED_BY.matcher(String.valueOf(e.getMessage()));
      return new Verdict(
          true, by.find() ? OptionalInt.of(Integer.parseInt(by.group(1))) : OptionalInt.empty());
    }
  }

  private static String byIndex(List<ObjectNode> objects) {
    ObjectNode byIndex = Json.MAPPER.createObjectNode();
    objects.forEach(o -> byIndex.set(Integer.toString(byIndex.size()), o));
    return Json.text(byIndex);
  }
}
