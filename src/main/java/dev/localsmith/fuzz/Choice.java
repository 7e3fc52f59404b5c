package dev.localsmith.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Random choices, the same for the same seed and index on every machine. */
final class Choice {
  private final SplittableRandom random;

  Choice(long seed, long index) {
    // Mixed twice, so that neighbours have nothing in common.
    random = new SplittableRandom(new SplittableRandom(seed).nextLong() ^ mixed(index));
  }

  private static long mixed(long index) {
    return new SplittableRandom(~index).nextLong();
  }

  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  boolean percent(int share) {
    return random.nextInt(100) < share;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  /** Both ends included. */
  int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  <T> T of(List<T> values) {
    return values.get(below(values.size()));
  }

  String of(String... values) {
    return values[below(values.length)];
  }

  /** What one of the makers makes. */
  @SafeVarargs
  final <T> T from(Supplier<T>... makers) {
    return makers[below(makers.length)].get();
  }

  /** What the maker makes, a few times. */
  <T> List<T> several(int least, int most, Supplier<T> maker) {
    int count = between(least, most);
    List<T> made = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      made.add(maker.get());
    }
    return made;
  }

  /** The values in another order. */
  <T> List<T> shuffled(List<T> values) {
    List<T> shuffled = new ArrayList<>(values);
    Collections.shuffle(shuffled, new Random(random.nextLong()));
    return shuffled;
  }

  /** Some of the values, in their order. */
  <T> List<T> some(List<T> values) {
    return values.stream().filter(value -> random.nextBoolean()).toList();
  }
}
