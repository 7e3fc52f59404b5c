package dev.localsmith.mutation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.terraform.ChangedRules;
import dev.localsmith.terraform.ChangedRules.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Tells which mutants the cases notice: those whose results in Terraform are not the interpreter's,
 * or that Terraform refuses. A few telling cases go first, all the others only for what those
 * overlook.
 */
final class MutationRun {
  /** How many cases are asked after each batch. */
  private static final List<Integer> BATCHES = List.of(20, 80, 250, Integer.MAX_VALUE);

  private final ChangedRules rules;
  private final List<Case> cases;
  private final List<ObjectNode> expected;

  /**
   * The cases by their index, in the order in which they are asked; the last that noticed first.
   */
  private final LinkedHashSet<Integer> order = new LinkedHashSet<>();

  MutationRun(RuleSet rules, List<Case> cases) {
    this.rules = new ChangedRules(rules);
    this.cases = cases;
    Expectations expectations = new Expectations(rules);
    expected = cases.stream().map(expectations::of).toList();
    Set<String> seen = new HashSet<>();
    IntStream.range(0, cases.size()).filter(i -> isNew(expected.get(i), seen)).forEach(order::add);
    IntStream.range(0, cases.size()).forEach(order::add);
  }

  /** Whether the result warns of something that none before it did. */
  private static boolean isNew(ObjectNode result, Set<String> seen) {
    return StreamSupport.stream(result.path(Expectations.WARNINGS).spliterator(), false)
            .map(w -> w.path("code").asText())
            .filter(seen::add)
            .count()
        > 0;
  }

  /** The mutants that no case notices, in their order. */
  List<Mutant> survivors(List<Mutant> mutants) {
    return mutants.parallelStream()
        .map(m -> isNoticed(m) ? null : m)
        .filter(Objects::nonNull)
        .toList();
  }

  boolean isNoticed(Mutant mutant) {
    List<Integer> asked = order();
    int from = 0;
    for (int batchEnd : BATCHES) {
      int to = Math.min(batchEnd, asked.size());
      List<Integer> batch = asked.subList(from, to);
      Verdict verdict =
          rules.judge(
              mutant.text(),
              batch.stream().map(cases::get).toList(),
              batch.stream().map(expected::get).toList());
      if (verdict.noticed()) {
        boolean late = from > 0;
        verdict.by().stream().filter(i -> late).map(batch::get).forEach(this::askFirst);
        return true;
      }
      from = to;
    }
    return false;
  }

  private synchronized List<Integer> order() {
    return new ArrayList<>(order);
  }

  private synchronized void askFirst(int index) {
    List<Integer> others = order();
    others.remove(Integer.valueOf(index));
    order.clear();
    order.add(index);
    order.addAll(others);
  }
}
