package dev.localsmith.fuzz;

import dev.localsmith.rules.RuleSet;
import java.util.BitSet;

/**
 * Configurations that are tried together: those from {@code first} on.
 *
 * @param set the random rule set, counted from 1; 0 for the rules that were given
 */
record Chunk(long first, int count, int set) {
  /** Enough cases to forget what a process costs. */
  private static final int LARGEST = 500;

  private static final int SMALLEST = 50;

  /**
   * How many configurations a chunk holds if {@code count} are to meet each of the rule sets: half
   * of all meet the rules that were given, half the random ones.
   */
  static int size(long count, int ruleSets) {
    return ruleSets == 0
        ? LARGEST
        : (int) Math.max(SMALLEST, Math.min(LARGEST, count / (2L * ruleSets)));
  }

  static Chunk of(long number, int size, long count, int ruleSets) {
    boolean random = ruleSets > 0 && number % 2 == 1;
    return new Chunk(
        number * size,
        (int) Math.min(size, count - number * size),
        random ? 1 + (int) (number / 2 % ruleSets) : 0);
  }

  /** The rules of the chunk: those that were given, or a random set. */
  RandomRules.Drawn rules(RandomRules random, RandomRules.Drawn given) {
    return set == 0 ? given : random.draw(set);
  }

  static RandomRules.Drawn given(String yaml, RuleSet rules) {
    return new RandomRules.Drawn(0, new BitSet(), yaml, rules);
  }
}
