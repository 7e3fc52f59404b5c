package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseWriter;
import dev.localsmith.rules.RuleSet;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
      Case same = smallest.found().failing();
      if (!fields(rules.rules()).equals(names(same.input()))) {
        continue; // The case would have to be written otherwise.
      }
      Failure wanted = smallest.found().failure();
      Optional<Failure> failure =
          new Trial(rules.rules(), engines).run(List.of(same)).get(0).filter(wanted::isLike);
      if (failure.isPresent()) {
        smallest = new Pair(rules, new Shrinker.Found(same, failure.get()));
      }
    }
    return smallest;
  }

  private static Set<String> fields(RuleSet rules) {
    return names(new Samples(rules).sample(0, 0).input());
  }

  private static Set<String> names(ObjectNode input) {
    Set<String> names = new HashSet<>();
    input.fieldNames().forEachRemaining(names::add);
    return names;
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
