package dev.localsmith.interpret;

import com.google.re2j.Pattern;
import dev.localsmith.rules.Quantities;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Quantities in thousandths, rounded up as Kubernetes rounds before it compares (rules 4). */
final class QuantityText {
  private static final BigInteger TEN = BigInteger.TEN;

  private final Quantities quantities;
  private final Pattern number;

  /** The rules' own quantities, which are few and asked for in every configuration. */
  private final Map<String, Optional<Quantity>> constants = new ConcurrentHashMap<>();

  QuantityText(Quantities quantities) {
    this.quantities = quantities;
    this.number = Pattern.compile(quantities.number());
  }

  /** A quantity that a repository wrote: bounded in length and value. */
  Optional<Quantity> given(String text) {
    return text.length() > quantities.longest()
        ? Optional.empty()
        : of(text).filter(q -> fits(q.thousandths()));
  }

  boolean fits(BigInteger thousandths) {
    return thousandths.compareTo(quantities.greatest()) <= 0;
  }

  /** A quantity of the rules. */
  Optional<Quantity> constant(String text) {
    return constants.computeIfAbsent(text, this::of);
  }

  /** Any text that the grammar admits. */
  Optional<Quantity> of(String text) {
    // Suffixes are letters and numbers end with a digit, as the rules' reader makes sure: to look
    // the suffix up is quicker than a pattern that lists them all.
    int end = text.length();
    while (end > 0 && !digit(text.charAt(end - 1))) {
      end--;
    }
    BigInteger unit = quantities.suffixes().get(text.substring(end));
    if (unit == null || !number.matches(text.substring(0, end))) {
      return Optional.empty();
    }
    int point = text.indexOf('.');
    String digits =
        point < 0
            ? text.substring(0, end)
            : text.substring(0, point) + text.substring(point + 1, end);
    BigInteger scaled = new BigInteger(digits).multiply(unit);
    if (point < 0) {
      return Optional.of(new Quantity(text, scaled));
    }
    BigInteger[] parts = scaled.divideAndRemainder(TEN.pow(end - point - 1));
    return Optional.of(
        new Quantity(text, parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE)));
  }

  private static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }
}
