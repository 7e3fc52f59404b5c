package dev.localsmith.report;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines of a width, at spaces, and only a word that is longer inside. */
final class Wrapping {
  private Wrapping() {}

  /** In columns of a terminal, where East Asian characters take two. */
  static int width(String text) {
    return text.codePoints().map(Wrapping::width).sum();
  }

  private static int width(int point) {
    if (point < 0x1100) {
      return Character.getType(point) == Character.NON_SPACING_MARK ? 0 : 1;
    }
    boolean wide =
        Character.isIdeographic(point)
            || point <= 0x115f
            || point >= 0x3041 && point <= 0x33ff
            || point >= 0xac00 && point <= 0xd7a3
            || point >= 0xff01 && point <= 0xff60
            || point >= 0x1f300 && point <= 0x1faff;
    return wide ? 2 : 1;
  }

  /** At least one line; its text has no line ends. */
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int used = 0;
    for (String word : text.split(" ", -1)) {
      int length = width(word);
      if (line.length() > 0 && used + 1 + length > width) {
        lines.add(line.toString());
        line.setLength(0);
        used = 0;
      }
      used += (line.length() > 0 ? 1 : 0) + length;
      line.append(line.length() > 0 ? " " : "").append(word);
      while (used > width && line.length() > 1) {
        int end = fitting(line, width);
        lines.add(line.substring(0, end));
        line.delete(0, end);
        used = width(line.toString());
      }
    }
    lines.add(line.toString());
    return lines;
  }

  /** How many of the first characters fit, one at least. */
  private static int fitting(StringBuilder text, int width) {
    int end = Character.charCount(text.codePointAt(0));
    int used = width(text.codePointAt(0));
    while (end < text.length() && used + width(text.codePointAt(end)) <= width) {
      used += width(text.codePointAt(end));
      end += Character.charCount(text.codePointAt(end));
    }
    return end;
  }
}
