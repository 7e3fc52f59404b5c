package dev.localsmith.fit;

import dev.localsmith.admission.Admission;
import dev.localsmith.admission.Policies;
import dev.localsmith.admission.QuotaPolicy;
import dev.localsmith.admission.Violation;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.explain.Provenance;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.interpret.Result;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where rules can give what a namespace refuses, found by trying: a workspace that asks for nothing
 * under each parameter, one that asks for all it may, one that asks for more than any policy
 * allows. What others use of a quota does not count, as it is no matter of the rules.
 */
public final class RulesFit {
  private final RuleSet rules;
  private final Interpreter interpreter;
  private final Policies policies;
  private final Terms terms;
  private final Map<Key, Found> found = new LinkedHashMap<>();

  /**
   * One thing that the rules can give and the namespace refuses.
   *
   * @param paths the rules to edit, any of them, as paths in the rules file
   * @param situation which workspaces, in words
   * @param reason who refuses and what is broken
   * @param words the API server's
   */
  public record Clash(List<String> paths, String situation, Reason reason, String words) {
    /** In one line. */
    public String text() {
      return String.join(" or ", paths)
          + ": "
          + situation
          + " is refused by "
          + reason.who()
          + ": "
          + words;
    }
  }

  private record Key(List<String> paths, Reason reason) {}

  /** The first trial of each kind that fails, and the parameter's values with which it does. */
  private record Found(Trial trial, String words, List<String> values) {}

  private RulesFit(RuleSet rules, Policies policies, Terms terms) {
    this.rules = rules;
    this.interpreter = new Interpreter(rules);
    this.policies = policies;
    this.terms = terms;
  }

  /**
   * What clashes, in the order of the rules.
   *
   * @param options the values that the template offers, by the parameter's input; for a parameter
   *     without, every whole number up to the cap counts
   */
  public static List<Clash> of(
      RuleSet rules, Policies policies, Terms terms, Map<String, List<String>> options) {
    RulesFit fit = new RulesFit(rules, unused(policies), terms);
    Trials trials = new Trials(rules, new Thresholds(rules, policies), options);
    return fit.clashes(trials);
  }

  private List<Clash> clashes(Trials trials) {
    List<Clash> clashes = new ArrayList<>();
    for (List<Trial> series : trials.all()) {
      found.clear();
      series.forEach(this::judge);
      found.forEach(
          (key, first) ->
              clashes.add(
                  new Clash(
                      key.paths(),
                      first.trial().situation(first.values(), series),
                      key.reason(),
                      first.words())));
    }
    return clashes.stream()
        .collect(
            LinkedHashMap<String, Clash>::new,
            (map, clash) -> map.putIfAbsent(clash.paths() + clash.reason().toString(), clash),
            Map::putAll)
        .values()
        .stream()
        .toList();
  }

  private void judge(Trial trial) {
    Provenance provenance = new Provenance();
    Result result = interpreter.interpret(trial.input(), provenance);
    RulePaths paths = new RulePaths(rules, provenance);
    for (Violation violation :
        Admission.judge(Workspaces.of(result, terms), policies).violations()) {
      for (Finding finding : violation.findings()) {
        List<Amount> amounts = Amount.of(violation, finding);
        List<String> rulesAtFault = amounts.stream().flatMap(paths::of).distinct().toList();
        if (!rulesAtFault.isEmpty() && amounts.stream().anyMatch(trial::isAbout)) {
          found
              .computeIfAbsent(
                  new Key(rulesAtFault, Reason.of(violation, finding)),
                  key -> new Found(trial, violation.message(), new ArrayList<>()))
              .values()
              .add(trial.value());
        }
      }
    }
  }

  private static Policies unused(Policies policies) {
    return new Policies(
        policies.limitRanges(),
        policies.quotas().stream()
            .map(
                q ->
                    new QuotaPolicy(
                        q.name(),
                        q.hard(),
                        Collections.unmodifiableSortedMap(new TreeMap<>()),
                        q.scopes()))
            .toList(),
        policies.priorityClasses(),
        policies.kubelet(),
        policies.faults(),
        policies.notes());
  }
}
