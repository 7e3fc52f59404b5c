package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** How the LimitRange plugin compares amounts and their ratio. */
final class Enforced {
  /** The greatest whole number whose thousandths fit 64 bits. */
  private static final long MAX_EXACT = Long.MAX_VALUE / 1000;

  private Enforced() {}

  /**
   * Compares exactly while all three fit 64 bits of thousandths, else in whole units, rounded up.
   */
  static boolean less(Quantity low, Quantity high, Quantity third) {
    return areExact(low, high, third) ? low.compareTo(high) < 0 : units(low) < units(high);
  }

  /**
   * A floating-point number, unlike every amount: the server divides, compares and prints it so.
   */
  static double ratio(Quantity limit, Quantity request, Quantity third) {
    return areExact(limit, request, third)
        ? thousandths(limit) / thousandths(request)
        : (double) units(limit) / units(request);
  }

  static boolean exceeds(double ratio, Quantity allowed) {
    return areExact(allowed, allowed, allowed)
        ? ratio * 1000 > thousandths(allowed)
        : ratio > units(allowed);
  }

  private static boolean areExact(Quantity first, Quantity second, Quantity third) {
    return units(first) <= MAX_EXACT && units(second) <= MAX_EXACT && units(third) <= MAX_EXACT;
  }

  private static double thousandths(Quantity amount) {
    return amount.value().movePointRight(3).doubleValue();
  }

  private static long units(Quantity amount) {
    return amount.wholeUnits().orElse(amount.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE);
  }

  /** Six decimals, as Go's {@code %f}. */
  static String written(double ratio) {
    if (Double.isNaN(ratio)) {
      return "NaN";
    }
    if (Double.isInfinite(ratio)) {
      return ratio > 0 ? "+Inf" : "-Inf";
    }
    return new BigDecimal(ratio).setScale(6, RoundingMode.HALF_EVEN).toPlainString();
  }
}
