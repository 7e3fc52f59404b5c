package dev.localsmith.kubernetes;

import java.util.List;

/** The suffixes of quantities, both ways. */
record Suffix(Quantity.Format format, int exponent) {
  private static final List<String> DECIMAL =
      List.of("n", "u", "m", "", "k", "M", "G", "T", "P", "E");
  private static final List<String> BINARY = List.of("", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei");

  /**
   * Kubernetes allows two billion; nobody needs them, and adding 1 to such a number would fill the
   * memory.
   */
  private static final int MAX_EXPONENT = 100_000;

  /**
   * What a suffix multiplies by: a power of two for {@code BINARY_SI}, else of ten.
   *
   * @throws QuantityException if Kubernetes knows no such suffix
   */
  static Suffix of(String text) {
    int decimal = DECIMAL.indexOf(text);
    if (decimal >= 0) {
      return new Suffix(Quantity.Format.DECIMAL_SI, (decimal - 3) * 3);
    }
    int binary = BINARY.indexOf(text);
    if (binary > 0) {
      return new Suffix(Quantity.Format.BINARY_SI, binary * 10);
    }
    if (text.charAt(0) == 'e' || text.charAt(0) == 'E') {
      return new Suffix(Quantity.Format.DECIMAL_EXPONENT, exponent(text.substring(1)));
    }
    throw new QuantityException(QuantityParser.BAD_SUFFIX);
  }

  private static int exponent(String text) {
    try {
      int exponent = Integer.parseInt(text);
      if (Math.abs((long) exponent) <= MAX_EXPONENT) {
        return exponent;
      }
    } catch (NumberFormatException notANumber) {
      // the same reason as for a number that is too large
    }
    throw new QuantityException(QuantityParser.BAD_SUFFIX);
  }

  static String decimal(int exponent) {
    int index = exponent / 3 + 3;
    return index < DECIMAL.size() ? DECIMAL.get(index) : "";
  }

  static String binary(int power) {
    return BINARY.get(power);
  }
}
