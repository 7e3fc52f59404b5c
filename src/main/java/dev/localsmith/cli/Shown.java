package dev.localsmith.cli;

/** Text that others wrote, made safe for a terminal. */
final class Shown {
  private static final int LONGEST_LINE = 1_000;

  private Shown() {}

  /** The text safe for a terminal, on one line of bounded length. */
  static String line(String text) {
    String cut =
        text.codePointCount(0, text.length()) > LONGEST_LINE
            ? text.substring(0, text.offsetByCodePoints(0, LONGEST_LINE)) + "…"
            : text;
    return text(cut).replace("\n", "\\n").replace("\t", "\\t");
  }

  /**
   * Writes out, as JSON does, each character that a terminal obeys or hides: controls except line
   * feed and tab, and marks of direction and width. JSON stays the same JSON.
   */
  static String text(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\n' || c == '\t' || !isHidden(c)) {
                shown.appendCodePoint(c);
              } else {
                for (char unit : Character.toChars(c)) {
                  shown.append(String.format("\\u%04x", (int) unit));
                }
              }
            });
    return shown.toString();
  }

  private static boolean isHidden(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }
}
