package dev.localsmith.fuzz;

import java.util.ArrayList;
import java.util.List;

/** JSON as text: values of every type, and every way to write them. */
final class JsonValues {
  private static final int DEEPEST = 3;

  private final Choice choice;
  private final boolean spaced;

  JsonValues(Choice choice) {
    this.choice = choice;
    this.spaced = choice.oneIn(8);
  }

  /** A value of any type. */
  String any() {
    return any(0);
  }

  private String any(int depth) {
    int kind = choice.below(depth < DEEPEST ? 9 : 6);
    return switch (kind) {
      case 0 -> "null";
      case 1 -> choice.of("true", "false");
      case 2, 3 -> number();
      case 4, 5 -> strange();
      case 6, 7 -> list(choice.several(0, 3, () -> any(depth + 1)));
      default -> object(choice.several(0, 3, () -> member(key(), any(depth + 1))));
    };
  }

  private String key() {
    return choice.oneIn(3) ? Texts.strange(choice) : choice.of("a", "key", "requests", "cpu");
  }

  /** A text of a strange alphabet. */
  String strange() {
    return text(choice.oneIn(300) ? Texts.huge(choice) : Texts.strange(choice));
  }

  /** A number, written in any way that JSON admits. */
  String number() {
    return switch (choice.below(14)) {
      case 0 -> choice.of("0", "-0", "-0.0", "0e5", "0.000", "-0e-3");
      case 1 -> choice.of("1e3", "1E+3", "1e-3", "5e-324", "1e17", "1e18", "12e-1", "0.1e1");
      case 2 ->
          choice.of("1e999", "1E400", "-1e999", "1e-999", "9e1000", "1e0000000001", "1e12345");
      case 3 -> digits(choice.between(15, 22));
      case 4 -> digits(choice.between(150, 160)) + choice.of("", ".5", "e20", "e-20");
      case 5 -> "0." + digits(choice.between(1, 20));
      case 6 -> "-" + choice.between(1, 20);
      case 7 -> choice.between(0, 9) + "." + digits(3) + "00";
      case 8 -> choice.oneIn(4) ? digits(choice.between(298, 303)) : "1." + digits(155);
      default -> Integer.toString(choice.between(0, 40));
    };
  }

  private String digits(int count) {
    StringBuilder digits = new StringBuilder(count);
    digits.append((char) ('1' + choice.below(9)));
    boolean nines = choice.oneIn(4);
    while (digits.length() < count) {
      digits.append(nines ? '9' : (char) ('0' + choice.below(10)));
    }
    return digits.toString();
  }

  /** The text in quotes, some of its characters escaped though they need not be. */
  String text(String text) {
    int escaped = choice.oneIn(6) ? choice.between(1, 4) : 0;
    StringBuilder json = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (escaped > 0 && choice.below(4) < escaped) {
        json.append(escape(c));
      } else if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < 0x20) {
        json.append(escape(c));
      } else {
        json.append(c);
      }
    }
    if (choice.oneIn(1500)) {
      json.append(choice.of("\\ud800", "\\udc00x", "\\ud800\\ud800", "\\uDBFF\\uDFFF"));
    }
    return json.append('"').toString();
  }

  private String escape(char c) {
    int named = "\b\f\n\r\t/\"\\".indexOf(c);
    return named >= 0 && choice.oneIn(2)
        ? "\\" + "bfnrt/\"\\".charAt(named)
        : String.format(choice.oneIn(2) ? "\\u%04x" : "\\u%04X", (int) c);
  }

  String member(String key, String value) {
    return text(key) + space() + ":" + space() + value;
  }

  /** The members as an object, now and then with one of its keys a second time. */
  String object(List<String> members) {
    List<String> all = members;
    if (!members.isEmpty() && choice.oneIn(160)) {
      all = new ArrayList<>(members);
      String again = choice.of(members);
      all.add(choice.oneIn(3) ? again : again.substring(0, colon(again)) + ":" + any());
      all = choice.oneIn(2) ? all : choice.shuffled(all);
    }
    return wrapped("{", all, "}");
  }

  private static int colon(String member) {
    int i = 1;
    while (member.charAt(i) != '"') {
      i += member.charAt(i) == '\\' ? 2 : 1;
    }
    return i + 1;
  }

  String list(List<String> elements) {
    return wrapped("[", elements, "]");
  }

  private String wrapped(String open, List<String> parts, String close) {
    StringBuilder json = new StringBuilder(open).append(space());
    for (int i = 0; i < parts.size(); i++) {
      json.append(i == 0 ? "" : "," + space()).append(parts.get(i));
    }
    return json.append(space()).append(close).toString();
  }

  private String space() {
    return spaced ? choice.of("", "", " ", "\n", "\t", "\r\n  ") : "";
  }

  /** Containers within containers. */
  String deep(int levels) {
    boolean lists = choice.oneIn(2);
    return (lists ? "[" : "{\"a\":").repeat(levels)
        + choice.of("1", "null", "\"x\"")
        + (lists ? "]" : "}").repeat(levels);
  }
}
