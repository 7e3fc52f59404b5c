package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseWriter;
import dev.localsmith.cases.Json;
import dev.localsmith.rules.RuleSet;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes rules and case of a failure as small as they can be. */
final class Minimum {
  private final long seed;
  private final RandomRules random;
  private final Trial.Engines engines;

  private record Pair(RandomRules.Drawn rules, Shrinker.Found found) {}

  Minimum(long seed, RandomRules random, Trial.Engines engines) {
    this.seed = seed;
    this.random = random;
    this.engines = engines;
  }

  /**
   * @param given whether the rules are those that were given, which stay as they are
   */
  CounterExample of(RandomRules.Drawn rules, Shrinker.Found found, boolean given) {
    Pair smallest = new Pair(rules, shrunk(rules.rules(), found));
    if (!given) {
      smallest = fewerEdits(smallest);
      smallest = new Pair(smallest.rules(), shrunk(smallest.rules().rules(), smallest.found()));
    }
    boolean needed = !given && !smallest.rules().edits().isEmpty();
    return new CounterExample(
        smallest.found().failure().text(),
        caseFile(smallest),
        Optional.of(smallest.rules().yaml()).filter(yaml -> needed));
  }

  private Shrinker.Found shrunk(RuleSet rules, Shrinker.Found found) {
    return new Shrinker(rules, new Trial(rules, engines)::run).shrink(found);
  }

  /** Leaves out every edit of the rules without which the case still fails. */
  private Pair fewerEdits(Pair pair) {
    Pair smallest = pair;
    for (int edit : pair.rules().edits().stream().toArray()) {
      BitSet fewer = (BitSet) smallest.rules().edits().clone();
      fewer.clear(edit);
      RandomRules.Drawn rules = random.draw(smallest.rules().index(), fewer);
      Case failing = smallest.found().failing();
      Optional<Case> rewritten = rewritten(failing, smallest.rules().rules(), rules.rules());
      if (rewritten.isEmpty()) {
        continue; // Its host requirements would mean something else.
      }
      Case same = rewritten.get();
      Failure wanted = smallest.found().failure();
      Optional<Failure> failure =
          new Trial(rules.rules(), engines).run(List.of(same)).get(0).filter(wanted::isLike);
      if (failure.isPresent()) {
        smallest = new Pair(rules, new Shrinker.Found(same, failure.get()));
      }
    }
    return smallest;
  }

  /** The case as other rules name its inputs; what only they have is ordinary. */
  private static Optional<Case> rewritten(Case given, RuleSet from, RuleSet to) {
    boolean unset = given.input().path(from.inputs().hostRequirements()).isNull();
    if (!unset && !hostFields(from).equals(hostFields(to))) {
      return Optional.empty();
    }
    ObjectNode ordinary = new Samples(to).sample(0, 0).input();
    ObjectNode input = Json.MAPPER.createObjectNode();
    List<List<String>> old = inputs(from);
    List<List<String>> names = inputs(to);
    for (int group = 0; group < names.size(); group++) {
      for (int i = 0; i < names.get(group).size(); i++) {
        String name = names.get(group).get(i);
        boolean known = i < old.get(group).size();
        input.set(name, known ? given.input().get(old.get(group).get(i)) : ordinary.get(name));
      }
    }
    return Optional.of(new Case(given.id(), input, given.expected()));
  }

  /** The names of the inputs, those of a kind together. */
  private static List<List<String>> inputs(RuleSet rules) {
    return List.of(
        List.of(rules.inputs().configuration(), rules.inputs().hostRequirements()),
        rules.parameters().stream().map(RuleSet.Parameter::input).toList(),
        List.copyOf(rules.capVariables().keySet()),
        List.of(rules.placement().opening().variable()),
        rules.placement().selectors().stream().flatMap(s -> s.input().stream()).toList());
  }

  private static List<String> hostFields(RuleSet rules) {
    return Stream.concat(
            rules.hostRequirements().stream().map(RuleSet.HostRequirement::field),
            Stream.of(rules.inputs().gpu()))
        .toList();
  }

  private ObjectNode caseFile(Pair pair) {
    Case failing = pair.found().failing();
    Failure failure = pair.found().failure();
    RuleSet rules = pair.rules().rules();
    ObjectNode computed = new Trial(rules, engines).compute(failing);
    boolean resolved = failure.kind() != Failure.Kind.CRASH;
    return new CaseWriter(rules)
        .write(
            new Case(failing.id(), failing.input(), Optional.of(computed).filter(r -> resolved)),
            "found by fuzz --seed "
                + seed
                + ": "
                + failure.field()
                + "; what it expects is the interpreter's answer, check it against the rules");
  }
}
