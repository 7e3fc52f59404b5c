package dev.localsmith.rules;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The locals that the template reads: names of their own, not made from themselves. */
final class OutputsCheck {
  private static final String COUNT = "{count}";

  private final RuleSet rules;
  private final TerraformNames terraform;
  private final Problems problems;

  OutputsCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.terraform = new TerraformNames(problems);
    this.problems = problems;
  }

  void run() {
    Map<String, String> taken = new HashMap<>();
    names().forEach((field, name) -> output(taken, field, name));
    InputsCheck.expressions(rules)
        .forEach(
            (path, expression) ->
                HclScan.of(expression).locals().stream()
                    .filter(taken::containsKey)
                    .forEach(
                        local ->
                            problems.add(
                                path, "local." + local + " is made from this; it can't be both")));
    problems.check(rules.outputs().shown() >= 1, List.of("outputs", "shown"), "must be at least 1");
    String more = rules.outputs().more();
    problems.check(
        more.contains(COUNT) && more.indexOf(COUNT) == more.lastIndexOf(COUNT),
        List.of("outputs", "more"),
        "must hold " + COUNT + " once");
  }

  private void output(Map<String, String> taken, String field, String name) {
    List<String> at = List.of("outputs", field);
    terraform.identifier(name, at);
    String other = taken.putIfAbsent(name, field);
    problems.check(other == null, at, "'" + name + "' is the name of outputs." + other);
    problems.check(
        !name.startsWith(TerraformNames.OWN),
        at,
        "'" + name + "': names that begin with " + TerraformNames.OWN + " are the rules' own");
  }

  private Map<String, String> names() {
    RuleSet.Outputs outputs = rules.outputs();
    Map<String, String> names = new LinkedHashMap<>();
    names.put("requests", outputs.requests());
    names.put("limits", outputs.limits());
    names.put("disk", outputs.disk());
    names.put("nodeSelector", outputs.nodeSelector());
    names.put("tolerations", outputs.tolerations());
    names.put("summary", outputs.summary());
    names.put("resourceWarnings", outputs.resourceWarnings());
    names.put("placementWarnings", outputs.placementWarnings());
    return names;
  }
}
