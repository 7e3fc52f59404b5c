package dev.localsmith.kubernetes;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Reads a quantity the way the API's JSON decoder does, its oddities included. */
final class QuantityParser {
  static final String BAD_FORMAT =
      "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
  static final String BAD_SUFFIX = "unable to parse quantity's suffix";
  static final String BAD_NUMBER = "unable to parse numeric part of quantity";

  private static final String SUFFIX_LETTERS = "eEinumkKMGTP";
  private static final BigDecimal BINARY_MAX = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final int NANO_DIGITS = 9;

  /** Far beyond any real quantity; keeps a hostile file from costing quadratic time. */
  private static final int MAX_LENGTH = 10_000;

  private final String text;
  private int at;

  private QuantityParser(String text) {
    this.text = text;
  }

  static Quantity parse(String json) {
    String text = trim(json);
    if (text.isEmpty() || text.length() > MAX_LENGTH) {
      throw new QuantityException(BAD_FORMAT);
    }
    return new QuantityParser(text).quantity();
  }

  private Quantity quantity() {
    boolean negative = text.charAt(0) == '-';
    if (negative || text.charAt(0) == '+') {
      at++;
    }
    String whole = digits();
    String fraction = "";
    if (at < text.length() && text.charAt(at) == '.') {
      at++;
      fraction = digits();
    }
    Suffix suffix = Suffix.of(suffix());
    boolean noDigits = whole.isEmpty() && fraction.isEmpty();
    if (noDigits && !decodesWithoutDigits(suffix)) {
      throw new QuantityException(BAD_NUMBER);
    }
    BigInteger digits = noDigits ? BigInteger.ZERO : new BigInteger(whole + fraction);
    BigDecimal amount = amount(digits, fraction.length(), suffix);
    return new Quantity(negative ? amount.negate() : amount, writtenAs(suffix, amount));
  }

  private String digits() {
    int from = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  private String suffix() {
    int from = at;
    while (at < text.length() && SUFFIX_LETTERS.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
      at++;
    }
    digits();
    if (at < text.length()) {
      throw new QuantityException(BAD_FORMAT);
    }
    return text.substring(from);
  }

  /**
   * Kubernetes reads {@code Ti} as zero and refuses {@code Pi}: only its short way of reading
   * forgives missing digits.
   */
  private static boolean decodesWithoutDigits(Suffix suffix) {
    return suffix.format() == Quantity.Format.BINARY_SI
        ? suffix.exponent() <= 40
        : suffix.exponent() >= -NANO_DIGITS;
  }

  private static BigDecimal amount(BigInteger digits, int fractionDigits, Suffix suffix) {
    if (suffix.format() == Quantity.Format.BINARY_SI) {
      BigDecimal scaled = new BigDecimal(digits.shiftLeft(suffix.exponent()), fractionDigits);
      return Quantity.roundUp(scaled, NANO_DIGITS).min(BINARY_MAX);
    }
    return Quantity.roundUp(
        new BigDecimal(digits, fractionDigits - suffix.exponent()), NANO_DIGITS);
  }

  private static Quantity.Format writtenAs(Suffix suffix, BigDecimal amount) {
    boolean belowOne =
        suffix.format() == Quantity.Format.BINARY_SI && amount.compareTo(BigDecimal.ONE) < 0;
    return belowOne ? Quantity.Format.DECIMAL_SI : suffix.format();
  }

  /**
   * The decoder trims the raw JSON, so only space that JSON writes as itself: a tab or a line break
   * arrives there as an escape sequence and is refused.
   */
  private static String trim(String json) {
    int from = 0;
    int to = json.length();
    while (from < to && isSpace(json.charAt(from))) {
      from++;
    }
    while (from < to && isSpace(json.charAt(to - 1))) {
      to--;
    }
    return json.substring(from, to);
  }

  private static boolean isSpace(char c) {
    return Character.getType(c) == Character.SPACE_SEPARATOR || c == '\u0085';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
