package dev.localsmith.rules;

import com.google.re2j.Pattern;
import java.util.List;
import java.util.Set;

/** Checks of names and expressions that are written into Terraform as they are. */
final class TerraformNames {
  /** Begins the names of the locals that the rules define for themselves. */
  static final String OWN = "kubernetes_";

  private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

  /** Begins an object's `for` expression, so it can't begin an object's field. */
  private static final Set<String> KEYWORDS = Set.of("for");

  private static final Set<String> RESERVED_VARIABLES =
      Set.of(
          "count",
          "depends_on",
          "for_each",
          "lifecycle",
          "locals",
          "providers",
          "source",
          "version");

  private final Problems problems;

  TerraformNames(Problems problems) {
    this.problems = problems;
  }

  void identifier(String name, List<String> at) {
    problems.check(
        IDENTIFIER.matches(name) && !KEYWORDS.contains(name),
        at,
        "'" + name + "' is no Terraform identifier");
  }

  void variable(String name, List<String> at) {
    identifier(name, at);
    problems.check(
        !RESERVED_VARIABLES.contains(name),
        at,
        "'" + name + "' is a name that Terraform keeps for its module blocks");
  }

  /** An expression on one line that ends where the rules file ends it. */
  void expression(String expression, List<String> at) {
    HclScan scan = HclScan.of(expression);
    problems.check(!expression.isBlank(), at, "is empty");
    problems.check(
        scan.balanced(), at, "has a bracket or quote without its counterpart, or a comment");
    for (String local : scan.locals()) {
      problems.check(
          !local.startsWith(OWN),
          at,
          "refers to local." + local + "; names that begin with " + OWN + " are the rules' own");
    }
  }
}
