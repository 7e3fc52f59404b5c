package dev.localsmith.explain;

import dev.localsmith.report.Finding;
import dev.localsmith.report.Level;
import dev.localsmith.report.Place;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An explanation as findings, for tools that show them at their lines. */
public final class Reports {
  private static final String SUMMARY = "workspace-resources";

  private final Advice advice;

  public Reports(RuleSet rules) {
    this.advice = new Advice(rules);
  }

  /** All warnings: those about reading the files, then those of the rules in their order. */
  public List<Finding> warnings(Explanation explanation) {
    return advice.warnings(explanation);
  }

  /**
   * The warnings, notes of names that come near and of what was not looked at, and one with the
   * summary.
   */
  public List<Finding> all(Explanation explanation) {
    List<Finding> all = new ArrayList<>(advice.warnings(explanation));
    all.addAll(advice.ofNames(explanation));
    all.addAll(advice.ofUnread(explanation));
    all.add(
        new Finding(
            Level.NOTE,
            SUMMARY,
            Shown.line(explanation.result().summary()),
            "",
            Optional.of(Place.of(explanation.configuration().source(), 1, 1))));
    return all;
  }
}
