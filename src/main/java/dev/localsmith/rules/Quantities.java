package dev.localsmith.rules;

import java.math.BigInteger;
import java.util.Map;

/**
 * The grammar of quantities (rules 4).
 *
 * @param number pattern of what stands before the suffix
 * @param suffixes what each suffix counts, in thousandths; the empty one is the bare number
 * @param longest in characters
 * @param greatest in thousandths
 */
public record Quantities(
    String number, Map<String, BigInteger> suffixes, int longest, BigInteger greatest) {

  /** The greatest whole number of a unit that is still a quantity. */
  public BigInteger greatestWhole(String unit) {
    return greatest.divide(suffixes.get(unit));
  }

  /** The pattern of a whole quantity, unanchored. */
  public String pattern() {
    return number
        + "(?:"
        + String.join("|", suffixes.keySet().stream().filter(s -> !s.isEmpty()).toList())
        + ")?";
  }
}
