package dev.localsmith.interpret;

/**
 * Escapes of half a character, which Terraform reads as U+FFFD and Jackson refuses in keys (rules
 * 2).
 */
final class SurrogateEscapes {
  private static final int LENGTH = "\\ud800".length();
  private static final String REPLACEMENT = "\\ufffd";

  private SurrogateEscapes() {}

  /** The JSON text with {@code \ufffd} for each escape of a surrogate that is not one of a pair. */
  static String whole(String json) {
    if (json.indexOf("\\ud") < 0 && json.indexOf("\\uD") < 0) {
      return json;
    }
    StringBuilder whole = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); ) {
      int length = json.charAt(i) == '\\' ? 2 : 1;
      if (isEscape(json, i, "89abAB") && isEscape(json, i + LENGTH, "cdefCDEF")) {
        length = 2 * LENGTH;
      } else if (isEscape(json, i, "89abcdefABCDEF")) {
        whole.append(REPLACEMENT);
        i += LENGTH;
        continue;
      }
      whole.append(json, i, Math.min(json.length(), i + length));
      i += length;
    }
    return whole.toString();
  }

  /** Whether an escape of U+D000 to U+DFFF stands there whose third digit is one of these. */
  private static boolean isEscape(String json, int at, String digits) {
    return at + LENGTH <= json.length()
        && json.charAt(at) == '\\'
        && json.charAt(at + 1) == 'u'
        && "dD".indexOf(json.charAt(at + 2)) >= 0
        && digits.indexOf(json.charAt(at + 3)) >= 0
        && isHex(json.charAt(at + 4))
        && isHex(json.charAt(at + 5));
  }

  private static boolean isHex(char c) {
    return Character.digit(c, 16) >= 0 && c < 0x80;
  }
}
