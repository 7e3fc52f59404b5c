package dev.localsmith.rules;

import com.google.re2j.Pattern;
import dev.localsmith.rules.RuleSet.Inputs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the rules read: the fields of the inputs, their expressions, the keys of an entry. */
final class InputsCheck {
  private static final Pattern REFERENCE =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*(?:\\.[A-Za-z_][A-Za-z0-9_-]*)*");
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]+");

  private final RuleSet rules;
  private final TerraformNames terraform;
  private final Problems problems;

  InputsCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.terraform = new TerraformNames(problems);
    this.problems = problems;
  }

  void run() {
    fields();
    hostFields();
    expressions();
    entryKeys();
    customization();
  }

  private void fields() {
    Map<String, String> taken = new HashMap<>();
    field(taken, rules.inputs().configuration(), "inputs", "configuration");
    field(taken, rules.inputs().hostRequirements(), "inputs", "hostRequirements");
    field(taken, rules.placement().opening().variable(), "placement", "switch", "variable");
    rules
        .resources()
        .forEach(
            (name, r) ->
                r.parameter()
                    .ifPresent(
                        p -> field(taken, p.input(), "resources", name, "parameter", "input")));
    field(taken, rules.volume().parameter().input(), "volume", "parameter", "input");
    List<Placement.Selector> selectors = rules.placement().selectors();
    for (int i = 0; i < selectors.size(); i++) {
      String index = Integer.toString(i);
      selectors
          .get(i)
          .input()
          .ifPresent(input -> field(taken, input, "placement", "selectors", index, "input"));
    }
    // One variable may be the cap of several resources, but nothing else.
    VariablesCheck.caps(rules)
        .forEach(
            (path, cap) ->
                problems.check(
                    !taken.containsKey(cap.variable()),
                    Structure.append(path, "variable"),
                    "'" + cap.variable() + "' is the name of " + taken.get(cap.variable())));
  }

  private void hostFields() {
    Map<String, String> taken = new HashMap<>();
    field(taken, rules.inputs().gpu(), "inputs", "gpu");
    rules
        .resources()
        .forEach(
            (name, r) ->
                r.hostRequirement()
                    .ifPresent(
                        h ->
                            field(
                                taken, h.field(), "resources", name, "hostRequirement", "field")));
    field(taken, rules.volume().hostRequirement().field(), "volume", "hostRequirement", "field");
  }

  private void field(Map<String, String> taken, String name, String... path) {
    terraform.identifier(name, List.of(path));
    String other = taken.putIfAbsent(name, String.join(".", path));
    problems.check(other == null, List.of(path), "'" + name + "' is the name of " + other);
  }

  private void expressions() {
    Inputs inputs = rules.inputs();
    problems.check(
        REFERENCE.matches(inputs.devcontainer()),
        List.of("inputs", "devcontainer"),
        "must be a reference such as local.dc");
    problems.check(
        REFERENCE.matches(inputs.instances()),
        List.of("inputs", "instances"),
        "must be a reference such as local.instance_keys");
    expressions(rules).forEach((path, expression) -> terraform.expression(expression, path));
  }

  /** Every expression of the template, by its path. */
  static Map<List<String>, String> expressions(RuleSet rules) {
    Map<List<String>, String> expressions = new LinkedHashMap<>();
    expressions.put(List.of("inputs", "devcontainer"), rules.inputs().devcontainer());
    expressions.put(List.of("inputs", "instances"), rules.inputs().instances());
    rules
        .resources()
        .forEach(
            (name, r) ->
                r.parameter()
                    .ifPresent(
                        p ->
                            expressions.put(
                                List.of("resources", name, "parameter", "expression"),
                                p.expression())));
    expressions.put(
        List.of("volume", "parameter", "expression"), rules.volume().parameter().expression());
    List<Placement.Selector> selectors = rules.placement().selectors();
    for (int i = 0; i < selectors.size(); i++) {
      List<String> path = List.of("placement", "selectors", Integer.toString(i), "expression");
      selectors.get(i).expression().ifPresent(e -> expressions.put(path, e));
    }
    return expressions;
  }

  /** Keys of JSON that stand in paths and in generated code. */
  private void entryKeys() {
    RuleSet.EntryKeys keys = rules.entry();
    Set<String> entry = new HashSet<>();
    key(entry, keys.resources(), "resources");
    key(entry, keys.storage(), "storage");
    key(entry, keys.nodeSelector(), "nodeSelector");
    key(entry, keys.tolerations(), "tolerations");
    Set<String> resources = new HashSet<>();
    key(resources, keys.requests(), "requests");
    key(resources, keys.limits(), "limits");
  }

  private void key(Set<String> taken, String key, String field) {
    List<String> at = List.of("entry", field);
    problems.check(KEY.matches(key), at, "must be a word of letters, digits, - or _");
    problems.check(taken.add(key), at, "'" + key + "' is the name of another key beside it");
  }

  private void customization() {
    problems.check(
        KEY.matches(rules.customization()),
        List.of("customization"),
        "must be a word of letters, digits, - or _");
  }
}
