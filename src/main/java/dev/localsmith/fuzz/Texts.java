package dev.localsmith.fuzz;

import java.util.List;

/** Texts that break out of quotes, lines and alphabets. */
final class Texts {
  /** Accents composed and not, an order of marks that NFC changes, a sign that NFC replaces. */
  private static final List<String> FORMS =
      List.of(
          "\u00e9",
          "e\u0301",
          "a\u0308\u0323",
          "\u1ea1\u0308",
          "\u212b",
          "\u2126",
          "\u1112\u1161",
          "\ud55c",
          "\u0344",
          "\ufb01",
          "\u0130",
          "\u00df",
          "\u0301");

  private static final List<String> BEYOND =
      List.of(
          "\ud835\udd18",
          "\ud83d\udc69\u200d\ud83d\udcbb",
          "\ud83c\udde9\ud83c\uddea",
          "\ud834\udd5e",
          "\udbff\udfff",
          "\uffff",
          "\ufffd",
          "\u0e33",
          "\u0663",
          "\uff11");

  /** Marks of direction and width, and what a terminal obeys. */
  private static final List<String> HIDDEN =
      List.of(
          "\u202e", "\u200f", "\u2066", "\u200b", "\u200d", "\ufeff", "\u00ad", "\u061c", "\u180e",
          "\u2028", "\u2029", "\u206f", "\u007f", "\u0080", "\u0085", "\u009b", "\u009f", "\u00a0",
          "\u2010", "\u202f", "\u2070");

  private static final List<String> CONTROLS =
      List.of(
          "\0", "\u0001", "\b", "\t", "\n", "\u000b", "\f", "\r", "\r\n", "\u001b[31m", "\u001f");

  private static final List<String> SYNTAX =
      List.of(
          "${x}",
          "%{ if true }",
          "$${x}",
          "%%{x}",
          "$",
          "%{",
          "\"",
          "'",
          "\\",
          "\\\"",
          "\\u0041",
          "$(id)",
          "`id`",
          "<",
          ">",
          "&",
          "/",
          ".",
          ",",
          "{",
          "}",
          "[",
          "]",
          ":",
          "{place}",
          "{written}",
          "{instead}",
          "null",
          "1e5",
          "-",
          "_",
          " ");

  private static final List<String> WORDS =
      List.of("a", "Z", "0", "gpu", "team-a", "x.y", "cpu", "requests", "A_b", "kubernetes.io");

  /** The characters of a written value that a message shows, and some around it. */
  private static final int CUT = 64;

  /** Marks, some of which compose, one of which is two. */
  private static final List<String> MARKS =
      List.of("\u0301", "\u0316", "\u0344", "\u0345", "\u0903", "\u093c");

  /** What combines with a character before it, and is no mark. */
  private static final List<String> VOWELS = List.of("\u09be", "\u1161");

  private static final int LONG = 50_000;

  private Texts() {}

  /** A text that has no half surrogates, since no UTF-8 has. */
  static String strange(Choice choice) {
    if (choice.oneIn(12)) {
      return cut(choice);
    }
    if (choice.oneIn(24)) {
      return marks(choice);
    }
    return String.join("", choice.several(0, 4, () -> piece(choice)));
  }

  /** More characters that combine in a row than Unicode lets stand together, or about as many. */
  private static String marks(Choice choice) {
    String some =
        choice.oneIn(4)
            ? choice.of(VOWELS)
            : String.join("", choice.several(1, 3, () -> choice.of(MARKS)));
    return piece(choice) + some.repeat(choice.between(8, 33));
  }

  /** A text of thousands of characters. */
  static String huge(Choice choice) {
    String piece = piece(choice);
    return piece.repeat(choice.between(LONG / 10, LONG) / piece.length());
  }

  private static String piece(Choice choice) {
    return switch (choice.below(10)) {
      case 0, 1 -> choice.of(FORMS);
      case 2 -> choice.of(BEYOND);
      case 3 -> choice.of(HIDDEN);
      case 4 -> choice.of(CONTROLS);
      case 5, 6 -> choice.of(SYNTAX);
      default -> choice.of(WORDS);
    };
  }

  /** About as long as a message shows, something strange where it is cut. */
  private static String cut(Choice choice) {
    int length = CUT - choice.between(0, 4);
    return "x".repeat(length) + String.join("", choice.several(1, 4, () -> piece(choice)));
  }
}
