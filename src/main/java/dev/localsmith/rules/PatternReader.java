package dev.localsmith.rules;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.RegExp;

/**
 * Turns a pattern of a rules file into a finite automaton. It reads characters, {@code .}, classes
 * such as {@code [-a-z]} or {@code \d}, groups, {@code |} inside of a group, {@code ?}, {@code *}
 * and {@code +}: what names are made of. Of the rest of RE2 some has no automaton (anchors, word
 * boundaries) and some would only hide what is admitted (flags, classes of Unicode).
 */
final class PatternReader {
  private static final String DIGITS = "0-9";
  private static final String WORD = "0-9A-Za-z_";

  private final String re2;
  private final StringBuilder regExp = new StringBuilder();
  private int at;
  private int depth;

  private PatternReader(String re2) {
    this.re2 = re2;
  }

  /**
   * @param re2 a pattern that RE2 takes
   * @throws IncomparableException where it uses more than this reads
   */
  static Automaton read(String re2) {
    PatternReader reader = new PatternReader(re2);
    while (reader.at < re2.length()) {
      reader.next();
    }
    try {
      // Without minimizing, no pattern takes more than linear time.
      return new RegExp(reader.regExp.toString(), RegExp.NONE).toAutomaton(false);
    } catch (IllegalArgumentException e) {
      throw new IncomparableException("has an empty alternative; write (?:...)? instead");
    }
  }

  private void next() {
    char c = re2.charAt(at++);
    switch (c) {
      case '(' -> group();
      case ')' -> {
        depth--;
        regExp.append(')');
      }
      case '|' -> {
        if (depth == 0) {
          throw new IncomparableException(
              "has alternatives outside of a group, which would part what stands beside it; write"
                  + " (?:...|...)");
        }
        regExp.append('|');
      }
      case '*', '+', '?' -> {
        regExp.append(c);
        // A lazy repetition matches the same texts.
        at += re2.startsWith("?", at) ? 1 : 0;
      }
      case '.' -> regExp.append('.');
      case '[' -> set();
      case '\\' -> {
        String members = escape();
        regExp.append(members.length() > 2 ? "[" + members + "]" : members);
      }
      case '^', '$' ->
          throw new IncomparableException("needs no " + c + "; it is matched as a whole");
      default -> regExp.append(literal(c));
    }
  }

  private void group() {
    depth++;
    if (re2.startsWith("?:", at)) {
      at += 2;
    } else if (re2.startsWith("?", at)) {
      throw new IncomparableException("has a flag or a named group; write (?:...) alone");
    }
    regExp.append('(');
  }

  private void set() {
    regExp.append('[');
    if (re2.startsWith("^", at)) {
      at++;
      regExp.append('^');
    }
    // A bracket that comes first is a member.
    for (boolean first = true; first || re2.charAt(at) != ']'; first = false) {
      if (re2.startsWith("[:", at)) {
        throw new IncomparableException("has a class such as [:alpha:]; write its characters");
      }
      member();
      if (re2.startsWith("-", at) && re2.charAt(at + 1) != ']') {
        at++;
        regExp.append('-');
        member();
      }
    }
    at++;
    regExp.append(']');
  }

  private void member() {
    char c = re2.charAt(at++);
    regExp.append(c == '\\' ? escape() : literal(c));
  }

  /** One escaped character, or the members of a class. */
  private String escape() {
    char c = re2.charAt(at++);
    return switch (c) {
      case 'd' -> DIGITS;
      case 'w' -> WORD;
      default -> {
        if (Character.isLetterOrDigit(c)) {
          throw new IncomparableException("has \\" + c + "; write the characters themselves");
        }
        yield literal(c);
      }
    };
  }

  private static String literal(char c) {
    return Character.isLetterOrDigit(c) ? String.valueOf(c) : "\\" + c;
  }
}
