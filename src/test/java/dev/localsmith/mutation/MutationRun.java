package dev.localsmith.mutation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.terraform.ChangedRules;
import dev.localsmith.terraform.ChangedRules.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Tells which mutants the cases notice: those whose results in Terraform are not the interpreter's,
 * or that Terraform refuses. A few telling cases are asked first, all the others only about what
 * those overlook.
 */
final class MutationRun {
  /** How many cases have been asked after each batch. */
  private static final List<Integer> BATCHES = List.of(24, 100, 300, Integer.MAX_VALUE);

  /** How many cases that noticed another mutant of the same local go first. */
  private static final int NEIGHBOURS = 12;

  private final ChangedRules rules;
  private final List<Case> cases;
  private final List<ObjectNode> expected;

  /** The cases by index, each next one warning of something new. */
  private final List<Integer> diverse;

  /** The cases that noticed a mutant, the last first; by the local, and of all. */
  private final Map<String, Deque<Integer>> telling = new HashMap<>();

  private final Deque<Integer> anywhere = new ArrayDeque<>();

  MutationRun(RuleSet rules, List<Case> cases) {
    this.rules = new ChangedRules(rules);
    this.cases = cases;
    Expectations expectations = new Expectations(rules);
    expected = cases.stream().map(expectations::of).toList();
    Set<String> seen = new HashSet<>();
    diverse =
        IntStream.range(0, cases.size()).filter(i -> isNew(expected.get(i), seen)).boxed().toList();
  }

  private static boolean isNew(ObjectNode result, Set<String> seen) {
    return StreamSupport.stream(result.path(Expectations.WARNINGS).spliterator(), false)
            .map(w -> w.path("code").asText())
            .filter(seen::add)
            .count()
        > 0;
  }

  /** The mutants that no case notices, in their order. */
  List<Mutant> survivors(List<Mutant> mutants) {
    return mutants.parallelStream().filter(m -> !isNoticed(m)).toList();
  }

  /** Whether the cases notice rules in which nothing was changed: then they'd notice anything. */
  boolean isNoticed(String unchanged) {
    return !cases.isEmpty() && rules.judge(unchanged, cases, expected).noticed();
  }

  boolean isNoticed(Mutant mutant) {
    List<Integer> order = order(mutant.local());
    int from = 0;
    for (int end : BATCHES) {
      List<Integer> batch = order.subList(from, Math.min(end, order.size()));
      if (batch.isEmpty()) {
        break;
      }
      Verdict verdict =
          rules.judge(
              mutant.text(),
              batch.stream().map(cases::get).toList(),
              batch.stream().map(expected::get).toList());
      if (verdict.noticed()) {
        verdict.by().stream().map(batch::get).forEach(i -> tell(mutant.local(), i));
        return true;
      }
      from += batch.size();
    }
    return false;
  }

  private synchronized List<Integer> order(String local) {
    LinkedHashSet<Integer> order = new LinkedHashSet<>();
    telling.getOrDefault(local, new ArrayDeque<>()).stream().limit(NEIGHBOURS).forEach(order::add);
    anywhere.stream().limit(NEIGHBOURS).forEach(order::add);
    order.addAll(diverse);
    order.addAll(anywhere);
    IntStream.range(0, cases.size()).forEach(order::add);
    return List.copyOf(order);
  }

  private synchronized void tell(String local, int index) {
    for (Deque<Integer> noticed :
        List.of(telling.computeIfAbsent(local, l -> new ArrayDeque<>()), anywhere)) {
      noticed.remove(index);
      noticed.addFirst(index);
    }
  }
}
