package dev.localsmith.explain;

import com.google.re2j.Pattern;
import dev.localsmith.rules.Quantities;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Which quantity somebody meant who wrote a text that is none (rules 4). */
final class NearQuantity {
  private static final BigInteger ONE = BigInteger.valueOf(1000);

  /** A sign, a decimal comma, an exponent, spaces and any letters: what people write. */
  private static final java.util.regex.Pattern LOOSE =
      java.util.regex.Pattern.compile(
          "\\s*+\\+?+([0-9]*+)(?:[.,]([0-9]*+))?+(?:[eE]([+-]?[0-9]{1,2}))?+\\s*+([A-Za-z]*+)\\s*+");

  private final Quantities quantities;
  private final Pattern pattern;

  NearQuantity(Quantities quantities) {
    this.quantities = quantities;
    this.pattern = Pattern.compile(quantities.pattern());
  }

  /** A quantity by the rules' grammar, never the text itself. */
  Optional<String> of(String written) {
    Matcher loose = LOOSE.matcher(written);
    if (written.length() > quantities.longest() || !loose.matches()) {
      return Optional.empty();
    }
    String fraction = Optional.ofNullable(loose.group(2)).orElse("");
    boolean thousands = written.contains(",") && fraction.length() == 3;
    String digits = loose.group(1) + (fraction.isEmpty() ? "" : "." + fraction);
    if (thousands || digits.isEmpty()) {
      return Optional.empty();
    }
    String number =
        Optional.ofNullable(loose.group(3))
            .map(exponent -> new BigDecimal(digits + "e" + exponent).toPlainString())
            .orElse(digits);
    return suffix(loose.group(4))
        .map(suffix -> number + suffix)
        .filter(near -> near.length() <= quantities.longest() && pattern.matches(near))
        .filter(near -> !near.equals(written));
  }

  /** {@code B} for bytes is no suffix, and nobody means thousandths of a byte. */
  private Optional<String> suffix(String written) {
    if (quantities.suffixes().containsKey(written)) {
      return Optional.of(written);
    }
    String lower = written.toLowerCase(Locale.ROOT);
    boolean bytes = lower.endsWith("b");
    String unit = bytes ? written.substring(0, written.length() - 1) : written;
    return Optional.of(unit)
        .filter(u -> isSuffix(u, bytes))
        .or(
            () ->
                quantities.suffixes().keySet().stream()
                    .filter(suffix -> suffix.equalsIgnoreCase(unit) && isSuffix(suffix, bytes))
                    .findFirst());
  }

  private boolean isSuffix(String suffix, boolean bytes) {
    BigInteger counts = quantities.suffixes().get(suffix);
    return counts != null && (!bytes || counts.compareTo(ONE) >= 0);
  }
}
