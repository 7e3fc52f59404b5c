package dev.localsmith.emit.schema;

import java.math.BigDecimal;

/**
 * The regular expression of the decimals that are not below a bound: how a schema compares a
 * quantity, which to it is a text. Presumes {@code digits[.digits]} or {@code .digits}.
 */
final class AtLeast {
  /** Once a number is known to be large enough, nothing behind makes it smaller. */
  private static final String REST = "[0-9.]*";

  private final String whole;
  private final String fraction;

  private AtLeast(BigDecimal bound) {
    String[] parts = bound.stripTrailingZeros().toPlainString().split("\\.");
    this.whole = parts[0].equals("0") ? "" : parts[0];
    this.fraction = parts.length > 1 ? parts[1] : "";
  }

  /**
   * @param bound above zero
   */
  static String of(BigDecimal bound) {
    AtLeast it = new AtLeast(bound);
    String longer = "[1-9]" + digits(it.whole.length());
    return "0*(?:" + longer + "|" + it.whole(0) + ")" + REST;
  }

  /** From that digit on, those before being equal. */
  private String whole(int index) {
    if (index == whole.length()) {
      return fraction.isEmpty() ? "" : "\\." + fraction(0);
    }
    int left = whole.length() - index - 1;
    if (fraction.isEmpty() && whole.substring(index + 1).matches("0*")) {
      return from(whole.charAt(index)) + digits(left);
    }
    return either(above(whole.charAt(index), digits(left)), whole.charAt(index) + whole(index + 1));
  }

  private String fraction(int index) {
    int zeros = 0;
    while (fraction.charAt(index + zeros) == '0') {
      zeros++;
    }
    if (zeros > 0) {
      String fewer = (zeros == 1 ? "" : "0{0," + (zeros - 1) + "}") + "[1-9]";
      return either(fewer, (zeros == 1 ? "0" : "0{" + zeros + "}") + fraction(index + zeros));
    }
    char digit = fraction.charAt(index);
    return index == fraction.length() - 1
        ? from(digit)
        : either(above(digit, ""), digit + fraction(index + 1));
  }

  private static String either(String above, String equal) {
    return above.isEmpty() ? equal : "(?:" + above + "|" + equal + ")";
  }

  /** A greater digit and what follows it; empty where there is none. */
  private static String above(char digit, String following) {
    return digit == '9' ? "" : from((char) (digit + 1)) + following;
  }

  private static String from(char digit) {
    return digit == '9' ? "9" : "[" + digit + "-9]";
  }

  private static String digits(int count) {
    return switch (count) {
      case 0 -> "";
      case 1 -> "[0-9]";
      default -> "[0-9]{" + count + "}";
    };
  }
}
