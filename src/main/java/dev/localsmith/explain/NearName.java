package dev.localsmith.explain;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which of the known names somebody meant who wrote another one. */
final class NearName {
  /** No known name is so long, and the distance costs length times length. */
  private static final int LONGEST = 64;

  private static final Pattern BETWEEN_WORDS = Pattern.compile("(?<=[a-z])(?=[A-Z])|[^A-Za-z0-9]+");
  private static final int SHORT = 4;

  private NearName() {}

  /**
   * The one that differs only in case and separators; else the one that holds all the words of what
   * was written ({@code gpu} in {@code nvidia.com/gpu}); else the nearest by a letter or two.
   */
  static Optional<String> among(Collection<String> known, String written) {
    if (written.length() > LONGEST || written.isBlank()) {
      return Optional.empty();
    }
    return known.stream()
        .filter(name -> letters(name).equals(letters(written)))
        .findFirst()
        .or(() -> known.stream().filter(name -> holds(words(name), words(written))).findFirst())
        .or(() -> nearest(known, letters(written)));
  }

  private static String letters(String name) {
    return String.join("", words(name));
  }

  private static List<String> words(String name) {
    return Arrays.stream(BETWEEN_WORDS.split(name))
        .filter(word -> !word.isEmpty())
        .map(word -> word.toLowerCase(Locale.ROOT))
        .toList();
  }

  private static boolean holds(List<String> known, List<String> written) {
    return !written.isEmpty()
        && written.stream()
            .allMatch(w -> known.contains(w) || known.stream().anyMatch(k -> plural(k, w)));
  }

  private static boolean plural(String one, String other) {
    return (one + "s").equals(other) || (other + "s").equals(one);
  }

  private static Optional<String> nearest(Collection<String> known, String written) {
    int best = written.length() <= SHORT ? 1 : 2;
    Optional<String> nearest = Optional.empty();
    for (String name : known) {
      int distance = distance(letters(name), written);
      if (distance < best || distance == best && nearest.isEmpty()) {
        best = distance;
        nearest = Optional.of(name);
      }
    }
    return nearest;
  }

  /** Levenshtein's: how many letters to insert, remove or replace. */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    Arrays.setAll(row, i -> i);
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
