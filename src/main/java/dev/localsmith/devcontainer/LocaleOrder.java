package dev.localsmith.devcontainer;

import java.util.Arrays;
import java.util.Comparator;

/**
 * The order of JavaScript's {@code localeCompare}, which the CLI sorts Features by: that of the
 * Unicode root collation, where punctuation counts (Java's own collator skips some of it), and case
 * only between words that are equal without it, lower before upper. Outside ASCII it is the order
 * of code points.
 */
final class LocaleOrder implements Comparator<String> {
  private static final String ASCII =
      " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz";

  private static final Comparator<String> CASE = Comparator.comparing(LocaleOrder::caseSwapped);

  @Override
  public int compare(String a, String b) {
    int[] left = a.codePoints().map(LocaleOrder::weight).toArray();
    int[] right = b.codePoints().map(LocaleOrder::weight).toArray();
    int order = Arrays.compare(left, right);
    return order != 0 ? order : CASE.compare(a, b);
  }

  private static int weight(int character) {
    int lower = character < 128 ? Character.toLowerCase(character) : character;
    int place = ASCII.indexOf(lower);
    return place >= 0 ? place : ASCII.length() + lower;
  }

  /** ASCII has upper case first; swapped, lower case is. */
  private static String caseSwapped(String text) {
    return text.codePoints()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
