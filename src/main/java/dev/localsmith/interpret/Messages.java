package dev.localsmith.interpret;

/** The prose of a warning: what was written, cut and escaped, in the rules' words (rules 9). */
final class Messages {
  private Messages() {}

  static String of(Finding finding) {
    // The written text comes in last, so that nothing in it is taken for a placeholder.
    return CodePoints.normal(
        finding
            .warning()
            .message()
            .replace("{instead}", finding.instead())
            .replace("{place}", finding.place())
            .replace("{written}", shown(finding.written())));
  }

  private static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    int count = 0;
    for (int i = 0; i < text.length(); count++) {
      if (count == Finding.SHOWN) {
        return shown.append('…').toString();
      }
      int point = text.codePointAt(i);
      if (hidden(point)) {
        shown.append(String.format("\\u%04x", point));
      } else {
        shown.appendCodePoint(point);
      }
      i += Character.charCount(point);
    }
    return shown.toString();
  }

  /** Characters that a terminal obeys or hides: control characters, marks of direction or width. */
  private static boolean hidden(int point) {
    return point >= 0x7f && point < 0xa0
        || point == 0xad
        || point == 0x61c
        || point == 0x180e
        || point >= 0x200b && point < 0x2010
        || point >= 0x2028 && point < 0x202f
        || point >= 0x2060 && point < 0x2070
        || point == 0xfeff;
  }
}
