package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.rules.RuleSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Which branches a run has exercised, and how often; for many threads. */
public final class Coverage {
  /** What has been seen so often is seen often enough. */
  private static final int ENOUGH = 100;

  private final Map<String, AtomicInteger> seen = new ConcurrentSkipListMap<>();

  /** Counts what the inputs exercise, all of one rule set. */
  void observe(RuleSet rules, boolean named, List<ObjectNode> inputs) {
    List<Branch> branches = Branches.of(rules, named);
    branches.forEach(branch -> seen.computeIfAbsent(branch.name(), name -> new AtomicInteger()));
    Interpreter interpreter = new Interpreter(rules);
    for (ObjectNode input : inputs) {
      Observation observation = Observation.of(rules, interpreter, input);
      for (Branch branch : branches) {
        AtomicInteger count = seen.get(branch.name());
        if (count.get() < ENOUGH && branch.holds().test(observation)) {
          count.incrementAndGet();
        }
      }
    }
  }

  /** How many branches the rule sets of the run have. */
  public int branches() {
    return seen.size();
  }

  /** Those that no configuration has exercised, by name. */
  public List<String> missing() {
    return seen.entrySet().stream()
        .filter(branch -> branch.getValue().get() == 0)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** How often each was exercised, counted up to a hundred. */
  Map<String, AtomicInteger> counts() {
    return seen;
  }
}
