package dev.localsmith.kubernetes;

import java.util.List;
import java.util.stream.Collectors;

/** The server's wording of an error at a field: {@code spec.x: Invalid value: "v": reason}. */
public final class FieldError {
  private FieldError() {}

  public static String invalid(String path, Object value, String reason) {
    return path + ": Invalid value: " + quote(value.toString()) + ": " + reason;
  }

  public static String unsupported(String path, String value, List<String> supported) {
    return path
        + ": Unsupported value: "
        + quote(value)
        + ": supported values: "
        + supported.stream().map(FieldError::quote).collect(Collectors.joining(", "));
  }

  public static String required(String path, String reason) {
    return path + ": Required value" + (reason.isEmpty() ? "" : ": " + reason);
  }

  public static String forbidden(String path, String reason) {
    return path + ": Forbidden: " + reason;
  }

  public static String duplicate(String path, String value) {
    return path + ": Duplicate value: " + quote(value);
  }

  /** Quotes as Go's {@code %q} does: what does not print is escaped. */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      appendQuoted(out, text.codePointAt(i));
    }
    return out.append('"').toString();
  }

  private static void appendQuoted(StringBuilder out, int c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case 0x07 -> out.append("\\a");
      case 0x0b -> out.append("\\v");
      default -> {
        if (c == ' ' || isPrintable(c)) {
          out.appendCodePoint(c);
        } else {
          out.append(String.format(c < 0x80 ? "\\x%02x" : c < 0x10000 ? "\\u%04x" : "\\U%08x", c));
        }
      }
    }
  }

  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
