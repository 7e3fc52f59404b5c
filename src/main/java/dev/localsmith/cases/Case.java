package dev.localsmith.cases;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Outputs;
import java.util.List;
import java.util.Optional;

/**
 * A configuration to resolve, and what it should give.
 *
 * @param input the object that the rules read: the fields of {@code local.kubernetes_input}
 * @param expected some or all of {@link #results}
 */
public record Case(String id, ObjectNode input, Optional<ObjectNode> expected) {
  /** The name of the result whose elements hold {@code code}, {@code path} and {@code message}. */
  public static final String WARNINGS = "warnings";

  /** The names of what a case resolves to, in their order (rules 9). */
  public static List<String> results(RuleSet rules) {
    Outputs names = rules.outputs();
    return List.of(
        names.requests(),
        names.limits(),
        names.disk(),
        names.nodeSelector(),
        names.tolerations(),
        names.summary(),
        WARNINGS);
  }
}
