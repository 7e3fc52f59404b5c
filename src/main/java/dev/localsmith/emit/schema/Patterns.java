package dev.localsmith.emit.schema;

import dev.localsmith.rules.Name;
import java.util.Collection;
import java.util.stream.Collectors;

/**
 * Regular expressions from those of the rules. RE2, ECMA-262 and Java read each of them alike: the
 * rules admit only what the three share, and nothing is added that one of them lacks.
 */
final class Patterns {
  private static final String SYNTAX = "^$\\.*+?()[]{}|";

  private Patterns() {}

  /** Matches the whole text. */
  static String whole(String pattern) {
    return "^(?:" + pattern + ")$";
  }

  /** Matches that text alone. */
  static String literal(String text) {
    return text.chars()
        .mapToObj(c -> (SYNTAX.indexOf(c) >= 0 ? "\\" : "") + (char) c)
        .collect(Collectors.joining());
  }

  /** Matches one of the texts. */
  static String oneOf(Collection<String> texts) {
    return texts.stream().map(Patterns::literal).collect(Collectors.joining("|"));
  }

  /** Matches what a name's pattern would, were it not for the slashes and the length. */
  static String length(Name name) {
    return "[^/]{0," + name.longest() + "}";
  }
}
