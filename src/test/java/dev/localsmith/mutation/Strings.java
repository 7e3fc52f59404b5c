package dev.localsmith.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes to what stands between the quotes of a string, or to a pattern there. */
final class Strings {
  /** An escape of HCL, or one character. */
  private static final Pattern UNIT = Pattern.compile("\\\\u[0-9a-f]{4}|\\\\.|.", Pattern.DOTALL);

  /** What a regular expression, in HCL's quotes, is made of. */
  private static final Pattern PART =
      Pattern.compile(
          "\\\\\\\\x\\{(?<code>[0-9a-f]+)\\}|\\\\\\\\.|\\\\.|\\(\\?[a-z]*:?\\)?"
              + "|\\{(?<bound>[0-9]+(?:,[0-9]+)?)\\}|\\[\\^|[^\\\\]");

  private Strings() {}

  /** The last letter or digit changed; a string without any made longer. */
  static List<Mutation> ofText(Token literal) {
    List<Mutation> mutations = new ArrayList<>();
    Matcher unit = UNIT.matcher(literal.text());
    while (unit.find()) {
      if (Character.isLetterOrDigit(unit.group().charAt(0))) {
        mutations.add(changed(literal.start() + unit.start(), unit.group()));
      }
    }
    if (mutations.isEmpty()) {
      return List.of(Mutation.of(literal.start(), literal.text(), "x" + literal.text()));
    }
    return List.of(mutations.get(mutations.size() - 1));
  }

  private static Mutation changed(int at, String character) {
    char c = character.charAt(0);
    boolean last = c == 'z' || c == 'Z' || c == '9';
    return Mutation.of(at, character, Character.toString(last ? c - 1 : c + 1));
  }

  /** Anchors dropped, repetitions and bounds changed, each letter and digit changed. */
  static List<Mutation> ofPattern(Token literal) {
    List<Mutation> mutations = new ArrayList<>();
    Matcher part = PART.matcher(literal.text());
    boolean inClass = false;
    while (part.find()) {
      String text = part.group();
      int at = literal.start() + part.start();
      if (part.group("code") != null) {
        String code = part.group("code");
        mutations.add(
            Mutation.of(at + 4, code, Integer.toHexString(Integer.parseInt(code, 16) + 1)));
      } else if (part.group("bound") != null) {
        Matcher number = Pattern.compile("[0-9]+").matcher(text);
        while (number.find()) {
          mutations.add(Mutation.of(at + number.start(), number.group(), next(number.group())));
        }
      } else if (inClass) {
        inClass = !text.equals("]");
        if (text.length() == 1 && Character.isLetterOrDigit(text.charAt(0))) {
          mutations.add(changed(at, text));
        }
      } else {
        inClass = text.startsWith("[");
        mutations.addAll(outsideOfClass(at, text));
      }
    }
    return mutations;
  }

  private static List<Mutation> outsideOfClass(int at, String text) {
    return switch (text) {
      case "^", "$", "?" -> List.of(Mutation.of(at, text, ""));
      case "*" -> List.of(Mutation.of(at, text, "+"));
      case "+" -> List.of(Mutation.of(at, text, "*"));
      default ->
          text.length() == 1 && Character.isLetterOrDigit(text.charAt(0))
              ? List.of(changed(at, text))
              : List.of();
    };
  }

  static String next(String number) {
    return new java.math.BigInteger(number).add(java.math.BigInteger.ONE).toString();
  }
}
