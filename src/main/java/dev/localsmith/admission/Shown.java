package dev.localsmith.admission;

import dev.localsmith.kubernetes.FieldError;

/** Makes a text of unknown origin fit to be shown: escaped and bounded. */
final class Shown {
  private static final int MAX = 200;

  private Shown() {}

  static String text(String text) {
    return FieldError.quote(text.length() > MAX ? text.substring(0, MAX) + "…" : text);
  }

  /** Without quotes around it. */
  static String plain(String text) {
    String quoted = text(text);
    return quoted.substring(1, quoted.length() - 1);
  }
}
