package dev.localsmith.terraform;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.Form;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.verify.Engine;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Cases and their right results, held against a changed rules file: one plan, which fails where it
 * can't compute the results, where they may not be shown and where one of them differs. All inputs
 * are sensitive, as they are in a template.
 */
public final class ChangedRules {
  private static final Duration LIMIT = Duration.ofMinutes(2);
  private static final Pattern NOTICED_BY = Pattern.compile("noticed by case ([0-9]+)\\.");
  private static final String CASES = "cases.json";
  private static final String EXPECTED = "expected.json";

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
   * The engine that resolves with the changed rules.
   *
   * @param rulesFile the rules in keyed form, changed
   */
  public Engine engine(String rulesFile) {
    return new TerraformEngine(terraform, rules, new ScratchModule(rules, Form.KEYED, rulesFile))
        ::resolve;
  }

  /**
   * Whether one of the cases notices the change.
   *
   * @param rulesFile the rules in keyed form, changed
   * @param expected the right values of locals by their names, in the order of the cases
   */
  public Verdict judge(String rulesFile, List<Case> cases, List<ObjectNode> expected) {
    try (Scratch scratch = new Scratch()) {
      new ScratchModule(rules, Form.KEYED, rulesFile).write(scratch, sensitive(cases));
      scratch.write("noticed.tf", comparison(expected));
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

  private static Marks sensitive(List<Case> cases) {
    Set<String> names = new TreeSet<>();
    cases.forEach(c -> c.input().fieldNames().forEachRemaining(names::add));
    return new Marks(Set.of(), names);
  }

  private static String comparison(List<ObjectNode> expected) {
    String found =
        expected.get(0).properties().stream()
            .map(field -> field.getKey() + " = local." + field.getKey() + "[key]")
            .collect(Collectors.joining(", "));
    return """
        locals {
          expected = jsondecode(file("%s"))
          noticed  = [for key, right in local.expected : key if jsonencode({ %s }) != jsonencode(right)]
        }

        output "noticed" {
          value = length(local.noticed)

          precondition {
            condition     = length(local.noticed) == 0
            error_message = "noticed by case ${try(local.noticed[0], "")}."
          }
        }
        """
        .formatted(EXPECTED, found);
  }

  private static String byIndex(List<ObjectNode> objects) {
    ObjectNode byIndex = Json.MAPPER.createObjectNode();
    objects.forEach(o -> byIndex.set(Integer.toString(byIndex.size()), o));
    return Json.ascii(byIndex);
  }
}
