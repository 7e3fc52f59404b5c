package dev.localsmith.fit;

import dev.localsmith.admission.Admission;
import dev.localsmith.admission.Policies;
import dev.localsmith.admission.PolicyNotes;
import dev.localsmith.admission.Verdict;
import dev.localsmith.cases.Case;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.interpret.Watcher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which of many workspaces a namespace refuses, each taken as if it came alone.
 *
 * @param cases how many there are
 * @param refused their ids, in the order of the cases
 * @param reasons the most frequent first; a case may have several
 * @param notes about the policies
 */
public record Fit(int cases, List<String> refused, List<Refusal> reasons, List<String> notes) {

  /**
   * One reason and the cases that it meets.
   *
   * @param example the API server's words on the first of them
   */
  public record Refusal(Reason reason, List<String> cases, String example) {}

  public static Fit of(List<Case> cases, Interpreter interpreter, Policies policies, Terms terms) {
    List<String> refused = new ArrayList<>();
    Map<Reason, Refusal> reasons = new LinkedHashMap<>();
    for (Case each : cases) {
      Verdict verdict =
          Admission.judge(
              Workspaces.of(interpreter.interpret(each.input(), Watcher.NONE), terms), policies);
      if (!verdict.admitted()) {
        refused.add(each.id());
      }
      Reason.of(verdict)
          .forEach(
              (reason, words) ->
                  reasons
                      .computeIfAbsent(reason, r -> new Refusal(r, new ArrayList<>(), words))
                      .cases()
                      .add(each.id()));
    }
    List<Refusal> sorted =
        reasons.values().stream()
            .map(r -> new Refusal(r.reason(), List.copyOf(r.cases()), r.example()))
            .sorted(Comparator.comparingInt((Refusal r) -> -r.cases().size()))
            .toList();
    return new Fit(cases.size(), List.copyOf(refused), sorted, PolicyNotes.of(policies));
  }
}
