package dev.localsmith.fuzz;

import java.util.List;

/** Words that an operator may put into a rules file. */
final class RuleWords {
  private static final List<String> PIECES =
      List.of(
          "CPU",
          "memory",
          "Speicher \u00e9",
          "\"quoted\"",
          "${x}",
          "%{ if x }",
          "$$",
          "back\\slash",
          "a b",
          "<&>",
          "\ud83d\udcbe",
          "/x/",
          "#",
          "- a: b",
          "\u202e");

  private RuleWords() {}

  /** A word or two in one line. */
  static String label(Choice choice) {
    return choice.of(PIECES) + choice.of("", "", " " + choice.of(PIECES));
  }

  /** A sentence. */
  static String prose(Choice choice) {
    return "The "
        + String.join(choice.of(" ", ", ", " 'or' "), choice.several(1, 4, () -> choice.of(PIECES)))
        + ".";
  }
}
