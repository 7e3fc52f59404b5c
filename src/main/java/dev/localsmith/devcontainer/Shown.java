package dev.localsmith.devcontainer;

/** Untrusted text made fit for a message: bounded, and without characters that steer a terminal. */
final class Shown {
  private static final int VALUE_LENGTH = 64;
  private static final int NAME_LENGTH = 300;

  private Shown() {}

  /** A value in double quotes, cut at 64 characters. */
  static String value(String text) {
    return '"' + escaped(text, VALUE_LENGTH, true) + '"';
  }

  /** JSON as the author wrote it, cut at 64 characters. */
  static String json(String text) {
    return escaped(text, VALUE_LENGTH, false);
  }

  /** A file's name, bare. */
  static String name(String text) {
    return escaped(text, NAME_LENGTH, false);
  }

  private static String escaped(String text, int limit, boolean quotes) {
    StringBuilder out = new StringBuilder();
    int[] characters = text.codePoints().limit(limit + 1L).toArray();
    for (int i = 0; i < Math.min(characters.length, limit); i++) {
      int c = characters[i];
      if (quotes && (c == '"' || c == '\\')) {
        out.append('\\').append((char) c);
      } else if (steers(c)) {
        out.append(c > 0xFFFF ? "\\u{%x}".formatted(c) : "\\u%04x".formatted(c));
      } else {
        out.appendCodePoint(c);
      }
    }
    return characters.length > limit ? out + "…" : out.toString();
  }

  private static boolean steers(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
