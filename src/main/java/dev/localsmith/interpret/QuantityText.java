package dev.localsmith.interpret;

import com.google.re2j.Pattern;
import dev.localsmith.rules.Quantities;
import java.math.BigInteger;
import java.util.Optional;

/** Quantities in thousandths, rounded up as Kubernetes rounds before it compares (rules 4). */
final class QuantityText {
  private static final BigInteger TEN = BigInteger.TEN;

  private final Quantities quantities;
  private final Pattern pattern;

  QuantityText(Quantities quantities) {
    this.quantities = quantities;
    this.pattern = Pattern.compile(quantities.pattern());
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

  /** Any text that the grammar admits. */
  Optional<Quantity> of(String text) {
    if (!pattern.matches(text)) {
      return Optional.empty();
    }
    int end = text.length();
    while (end > 0 && !digit(text.charAt(end - 1))) {
      end--;
    }
    int point = text.indexOf('.');
    String digits =
        point < 0
            ? text.substring(0, end)
            : text.substring(0, point) + text.substring(point + 1, end);
    BigInteger scaled =
        new BigInteger(digits).multiply(quantities.suffixes().get(text.substring(end)));
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
