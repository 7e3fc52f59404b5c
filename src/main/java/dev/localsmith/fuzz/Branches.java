package dev.localsmith.fuzz;

import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import dev.localsmith.rules.Warnings.Warning;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Every branch that a rule set has. */
final class Branches {
  private Branches() {}

  /**
   * @param named whether native resources and codes go by their own names, which random rule sets
   *     do not share
   */
  static List<Branch> of(RuleSet rules, boolean named) {
    List<Branch> branches = new ArrayList<>(warnings(rules));
    branches.addAll(CollectingBranches.of(rules));
    branches.addAll(AmountBranches.of(rules));
    branches.addAll(SizeBranches.of(rules, named));
    branches.addAll(DeviceBranches.of(rules));
    branches.addAll(PlacementBranches.of(rules));
    return branches;
  }

  /** A branch for each warning that the rule set can give. */
  private static List<Branch> warnings(RuleSet rules) {
    Warnings warnings = rules.warnings();
    Map<Warning, Boolean> possible = new HashMap<>();
    possible.put(warnings.requestCapped(), any(rules, r -> r.cap().isPresent()));
    possible.put(warnings.limitCapped(), any(rules, r -> r.cap().filter(Cap::limits).isPresent()));
    possible.put(warnings.limitTooSmall(), any(rules, r -> r.smallestLimit().isPresent()));
    possible.put(warnings.limitRaised(), any(rules, r -> true));
    possible.put(warnings.resourceNotAllowed(), rules.extended().allowed().isPresent());
    possible.put(warnings.countCapped(), !rules.extended().counts().isEmpty());
    possible.put(warnings.selectorReserved(), !rules.placement().selectors().isEmpty());
    possible.put(warnings.selectorNotAllowed(), rules.placement().selectorKeys().isPresent());
    possible.put(warnings.tolerationNotAllowed(), rules.placement().tolerationKeys().isPresent());
    return warnings.all().stream()
        .filter(warning -> possible.getOrDefault(warning, true))
        .map(
            warning ->
                new Branch(
                    "the warning " + warning.code().replaceFirst("^" + WordEdits.OWN_CODE, ""),
                    o -> o.warned(warning.code())))
        .toList();
  }

  private static boolean any(RuleSet rules, Predicate<NativeResource> resource) {
    return rules.resources().values().stream().anyMatch(resource);
  }
}
