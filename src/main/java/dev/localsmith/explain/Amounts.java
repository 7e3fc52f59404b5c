package dev.localsmith.explain;

import dev.localsmith.rules.Quantities;
import java.math.BigInteger;
import java.util.Map;

/** Quantities as a person reads them. */
final class Amounts {
  /** Shorter numbers are read as they are. */
  private static final int LONG = 7;

  private final Quantities quantities;

  Amounts(Quantities quantities) {
    this.quantities = quantities;
  }

  /** The text as it is; a long count of bytes also in the largest unit that divides it. */
  String shown(String quantity) {
    if (quantity.length() < LONG || !quantity.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return quantity;
    }
    BigInteger thousandths = new BigInteger(quantity).multiply(quantities.suffixes().get(""));
    return quantities.suffixes().entrySet().stream()
        .filter(unit -> !unit.getKey().isEmpty())
        .filter(unit -> thousandths.mod(unit.getValue()).signum() == 0)
        .max(Map.Entry.comparingByValue())
        .map(unit -> quantity + " (" + thousandths.divide(unit.getValue()) + unit.getKey() + ")")
        .orElse(quantity);
  }
}
