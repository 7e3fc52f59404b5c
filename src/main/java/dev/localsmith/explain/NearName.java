package dev.localsmith.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which of the known names somebody meant who wrote another one. */
final class NearName {
  /** No known name is so long, and the distance costs length times length. */
  private static final int LONGEST = 64;

  private static final int SHORT = 4;

  private final List<Name> known;

  /**
   * A name without what people get wrong.
   *
   * @param words in lower case
   * @param letters the words, joined
   */
  private record Name(String text, List<String> words, String letters) {
    static Name of(String text) {
      List<String> words = split(text);
      return new Name(text, words, String.join("", words));
    }

    /** Whether each word, or its singular or plural, is one of this name's. */
    boolean holds(List<String> others) {
      return others.stream()
          .allMatch(other -> words.stream().anyMatch(word -> isSame(word, other)));
    }

    private static boolean isSame(String one, String other) {
      return one.equals(other) || isPlural(one, other) || isPlural(other, one);
    }

    private static boolean isPlural(String one, String many) {
      return many.length() == one.length() + 1 && many.startsWith(one) && many.endsWith("s");
    }
  }

  NearName(Collection<String> known) {
    this.known = known.stream().map(Name::of).toList();
  }

  /**
   * The one that differs only in case and separators; else the one that holds all the words of what
   * was written ({@code gpu} in {@code nvidia.com/gpu}); else the nearest by a letter or two.
   */
  Optional<String> to(String written) {
    if (written.length() > LONGEST) {
      return Optional.empty();
    }
    Name name = Name.of(written);
    return name.words().isEmpty()
        ? Optional.empty()
        : known.stream()
            .filter(k -> k.letters().equals(name.letters()))
            .findFirst()
            .or(() -> known.stream().filter(k -> k.holds(name.words())).findFirst())
            .or(() -> nearest(name.letters()))
            .map(Name::text);
  }

  private Optional<Name> nearest(String written) {
    int best = written.length() <= SHORT ? 1 : 2;
    Optional<Name> nearest = Optional.empty();
    for (Name name : known) {
      if (Math.abs(name.letters().length() - written.length()) <= best) {
        int distance = distance(name.letters(), written);
        if (distance < best || distance == best && nearest.isEmpty()) {
          best = distance;
          nearest = Optional.of(name);
        }
      }
    }
    return nearest;
  }

  /** Words end at what is no letter or digit, and before a capital after a small letter. */
  private static List<String> split(String name) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= name.length(); i++) {
      boolean outside = i == name.length() || !isWord(name.charAt(i));
      boolean hump = !outside && i > start && isHump(name.charAt(i - 1), name.charAt(i));
      if (outside || hump) {
        if (i > start) {
          words.add(name.substring(start, i).toLowerCase(Locale.ROOT));
        }
        start = outside ? i + 1 : i;
      }
    }
    return words;
  }

  private static boolean isWord(char c) {
    return c < 0x80 && Character.isLetterOrDigit(c);
  }

  private static boolean isHump(char before, char c) {
    return Character.isLowerCase(before) && Character.isUpperCase(c);
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
