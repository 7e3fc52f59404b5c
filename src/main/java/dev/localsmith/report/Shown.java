package dev.localsmith.report;

/** Text that others wrote, made safe for a terminal. */
public final class Shown {
  private static final int LONGEST = 300;

  private Shown() {}

  /**
   * Writes out, as JSON does, each character that a terminal obeys or hides: controls except line
   * feed and tab, and marks of direction and width. JSON stays the same JSON.
   */
  public static String text(String text) {
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

  /** As {@link #text}, in one line and cut at 300 characters. */
  public static String line(String text) {
    return line(text, LONGEST);
  }

  /** As {@link #text}, in one line and cut at so many characters. */
  public static String line(String text, int longest) {
    String cut =
        text.codePointCount(0, text.length()) > longest
            ? text.substring(0, text.offsetByCodePoints(0, longest)) + "…"
            : text;
    return text(cut).replace("\n", "\\n").replace("\t", "\\t");
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
