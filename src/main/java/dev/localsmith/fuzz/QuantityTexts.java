package dev.localsmith.fuzz;

import dev.localsmith.rules.Quantities;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;

/** Quantities on both sides of every boundary, and texts that are nearly quantities (rules 4). */
final class QuantityTexts {
  private static final String BARE = "";

  /** Digits of a fraction that a text of any sensible length can't hold. */
  private static final int DIGITS = 40;

  private static final List<String> NEARLY =
      List.of(
          "", " ", "-1", "+1", "-", ".", "1.", "1..5", "1.5.5", "1e3", "1E3", "1e-3", "E", "Ki",
          " 1", "1 ", "1\n", "\n1", "1_000", "1,5", "0x10", "Inf", "NaN", "\u0663", "\uff11",
          "1\u0301", "1Ki ", "1 Gi", "1KI", "1ki", "1gi", "1GB", "1mm", "1MiB", "1Mim", "1K", "1h",
          "1/2", "\u00bd", "8Gi8Gi", "10%", "${1}", "1\0", "1u", "1n", "1kg");

  private final Quantities quantities;
  private final List<String> suffixes;

  QuantityTexts(Quantities quantities) {
    this.quantities = quantities;
    suffixes = List.copyOf(quantities.suffixes().keySet());
  }

  /**
   * @param bounds amounts in thousandths that decide something
   */
  String of(Choice choice, List<BigInteger> bounds) {
    return switch (choice.below(16)) {
      case 0 -> choice.of(NEARLY);
      case 1 -> longest(choice);
      case 2 -> spelled(choice, quantities.greatest().add(BigInteger.valueOf(choice.below(2))));
      case 3, 4, 5 -> plain(choice);
      case 6 -> fraction(choice);
      default -> bounds.isEmpty() ? plain(choice) : near(choice, choice.of(bounds));
    };
  }

  private String near(Choice choice, BigInteger bound) {
    long distance = choice.oneIn(2) ? 0 : choice.between(-1, 1);
    return spelled(choice, bound.add(BigInteger.valueOf(distance)).max(BigInteger.ZERO));
  }

  /** The amount in some suffix; in one that a text of allowed length can hold, if there is any. */
  String spelled(Choice choice, BigInteger thousandths) {
    for (int attempt = 0; attempt < 4; attempt++) {
      String suffix = choice.of(suffixes);
      String text = decimal(thousandths, suffix) + suffix;
      if (text.length() <= quantities.longest()) {
        return varied(choice, text);
      }
    }
    return decimal(thousandths, BARE);
  }

  private String decimal(BigInteger thousandths, String suffix) {
    BigDecimal counts = new BigDecimal(quantities.suffixes().get(suffix));
    BigDecimal value = new BigDecimal(thousandths).divide(counts, DIGITS, RoundingMode.UP);
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }

  /** The same amount with needless zeros, or without the one that may be left out. */
  private static String varied(Choice choice, String text) {
    return switch (choice.below(12)) {
      case 0 -> "0" + text;
      case 1 -> text.startsWith("0.") ? text.substring(1) : text;
      case 2 -> text.replaceFirst("(\\.[0-9]+)", "$10");
      default -> text;
    };
  }

  private String plain(Choice choice) {
    return choice.between(0, choice.oneIn(3) ? 5000 : 9) + choice.of(suffixes);
  }

  private String fraction(Choice choice) {
    String whole = choice.oneIn(4) ? "" : Integer.toString(choice.between(0, 20));
    return whole
        + "."
        + choice.of("5", "25", "1", "001", "0001", "0", "999", "0000001", "063")
        + choice.of(suffixes);
  }

  /** As long as a text may be, or one character longer. */
  private String longest(Choice choice) {
    String suffix = choice.of(suffixes);
    int digits = Math.max(1, quantities.longest() + choice.below(2) - suffix.length());
    if (choice.oneIn(2)) {
      return "0".repeat(digits - 1) + choice.between(0, 9) + suffix;
    }
    return "1." + "0".repeat(Math.max(0, digits - 3)) + choice.between(0, 9) + suffix;
  }
}
