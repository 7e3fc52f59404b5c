package dev.localsmith.interpret;

import java.text.Normalizer;
import java.util.Comparator;

/** Strings as Terraform has them: in NFC, and in the byte order of their UTF-8. */
final class CodePoints {
  /** The order of UTF-8's bytes, which differs from Java's own beyond U+FFFF. */
  static final Comparator<String> ORDER = CodePoints::compare;

  private CodePoints() {}

  private static int compare(String one, String other) {
    int length = Math.min(one.length(), other.length());
    for (int i = 0; i < length; i++) {
      char a = one.charAt(i);
      char b = other.charAt(i);
      if (a != b) {
        boolean astral = Character.isSurrogate(a) != Character.isSurrogate(b);
        return astral ? (Character.isSurrogate(a) ? 1 : -1) : Character.compare(a, b);
      }
    }
    return Integer.compare(one.length(), other.length());
  }

  /** The text in NFC and stream-safe, half surrogates replaced. */
  static String normal(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        return Normalizer.normalize(StreamSafe.of(whole(text)), Normalizer.Form.NFC);
      }
    }
    return text;
  }

  /** The text with U+FFFD for every surrogate that is not one of a pair. */
  static String whole(String text) {
    StringBuilder repaired = null;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Character.isSurrogate(c)) {
        continue;
      }
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      } else {
        repaired = repaired == null ? new StringBuilder(text) : repaired;
        repaired.setCharAt(i, '\uFFFD');
      }
    }
    return repaired == null ? text : repaired.toString();
  }
}
