package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The variables of the template: names, and one meaning for each. */
final class VariablesCheck {
  private final RuleSet rules;
  private final TerraformNames terraform;
  private final Problems problems;

  VariablesCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.terraform = new TerraformNames(problems);
    this.problems = problems;
  }

  void run() {
    List<String> opening = List.of("placement", "switch", "variable");
    terraform.variable(rules.placement().opening().variable(), opening);
    Map<String, Cap> seen = new HashMap<>();
    caps(rules)
        .forEach(
            (path, cap) -> {
              terraform.variable(cap.variable(), append(path, "variable"));
              Cap first = seen.putIfAbsent(cap.variable(), cap);
              problems.check(
                  first == null
                      || first.standard().compareTo(cap.standard()) == 0
                          && first.description().equals(cap.description()),
                  append(path, "variable"),
                  "'" + cap.variable() + "' stands elsewhere with another default or description");
            });
  }

  /** Every cap, by its path. */
  static Map<List<String>, Cap> caps(RuleSet rules) {
    Map<List<String>, Cap> caps = new LinkedHashMap<>();
    rules
        .resources()
        .forEach(
            (name, r) -> r.cap().ifPresent(c -> caps.put(List.of("resources", name, "cap"), c)));
    rules
        .extended()
        .counts()
        .forEach((name, c) -> caps.put(List.of("extended", "greatest", name), c));
    return caps;
  }
}
