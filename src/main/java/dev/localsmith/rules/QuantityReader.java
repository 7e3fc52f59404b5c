package dev.localsmith.rules;

import com.google.re2j.Pattern;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/** Reads the quantities that stand in the rules file itself, so that it can be refused. */
public final class QuantityReader {
  private final Quantities quantities;

  public QuantityReader(Quantities quantities) {
    this.quantities = quantities;
  }

  /** The quantity in thousandths, rounded up; empty if the grammar does not admit it. */
  public Optional<BigInteger> thousandths(String text) {
    int digits = 0;
    while (digits < text.length() && "0123456789.".indexOf(text.charAt(digits)) >= 0) {
      digits++;
    }
    BigInteger suffix = quantities.suffixes().get(text.substring(digits));
    if (suffix == null
        || text.length() > quantities.longest()
        || !Pattern.matches("[0-9]*\\.?[0-9]+", text.substring(0, digits))) {
      return Optional.empty();
    }
    BigInteger value =
        new BigDecimal(text.substring(0, digits))
            .multiply(new BigDecimal(suffix))
            .setScale(0, RoundingMode.CEILING)
            .toBigInteger();
    return value.compareTo(quantities.greatest()) <= 0 ? Optional.of(value) : Optional.empty();
  }
}
