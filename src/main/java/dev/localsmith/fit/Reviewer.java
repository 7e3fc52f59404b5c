package dev.localsmith.fit;

import dev.localsmith.admission.Admission;
import dev.localsmith.admission.Capacity;
import dev.localsmith.admission.Change;
import dev.localsmith.admission.NodeReview;
import dev.localsmith.admission.Policies;
import dev.localsmith.admission.Verdict;
import dev.localsmith.admission.Workspace;
import dev.localsmith.explain.Causes;
import dev.localsmith.explain.Explanation;
import dev.localsmith.explain.Template;
import dev.localsmith.fit.Reviewed.OwnCpus;
import dev.localsmith.fit.Suggestion.Suggested;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.interpret.Result;
import dev.localsmith.rules.RuleSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Judges workspaces under one namespace's policies. */
public final class Reviewer {
  private final Policies policies;

  public Reviewer(Policies policies) {
    this.policies = policies;
  }

  /** Objects that stand in a file as they are. */
  public Reviewed review(String file, Workspace workspace) {
    Verdict verdict = Admission.review(workspace, policies);
    return new Reviewed(
        file,
        verdict,
        Capacity.of(verdict, policies),
        Attributions.of(file).within(verdict),
        Optional.empty(),
        Optional.empty(),
        verdict.notes());
  }

  /** What the rules make of a repository. */
  public Reviewed review(Explanation explanation, RuleSet rules, Template template, Terms terms) {
    Verdict verdict = review(explanation.result(), terms);
    Suggestion suggestion = new Suggestion(rules, new Interpreter(rules), explanation);
    List<Change> toOwnCpus =
        verdict.node().map(NodeReview::cpus).map(NodeReview.Cpus::changes).orElse(List.of());
    return new Reviewed(
        explanation.configuration().source(),
        verdict,
        Capacity.of(verdict, policies),
        new RepositoryAttributions(new Causes(rules, template, explanation)).within(verdict),
        suggestion
            .of(verdict.remedy(), result -> review(result, terms).admitted())
            .map(Suggested::entry),
        suggestion
            .of(toOwnCpus, result -> hasOwnCpus(review(result, terms)))
            .map(s -> new OwnCpus(s.entry(), isNew(review(s.result(), terms), verdict))),
        Stream.concat(notes(explanation), verdict.notes().stream()).toList());
  }

  private static Stream<String> notes(Explanation explanation) {
    Stream<String> unread =
        explanation.configuration().unread().stream()
            .map(part -> "Not looked at, and so not judged: " + part.name() + ": " + part.reason());
    int dropped = explanation.result().warnings().size();
    return dropped == 0
        ? unread
        : Stream.concat(
            unread,
            Stream.of(
                "Of what the repository asks for, "
                    + (dropped == 1 ? "one value is" : dropped + " values are")
                    + " dropped, changed or ignored: see localsmith explain."));
  }

  private Verdict review(Result result, Terms terms) {
    return Admission.review(Workspaces.of(result, terms), policies);
  }

  /** Whether there is a reason that was none before. */
  private static boolean isNew(Verdict then, Verdict now) {
    return !Reason.of(now).keySet().containsAll(Reason.of(then).keySet());
  }

  private static boolean hasOwnCpus(Verdict verdict) {
    return verdict
        .node()
        .map(NodeReview::cpus)
        .filter(cpus -> cpus.exclusive() > 0 && !cpus.smtAlignmentError())
        .isPresent();
  }
}
