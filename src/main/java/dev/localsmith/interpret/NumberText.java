package dev.localsmith.interpret;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * A number as Terraform's {@code tostring} writes it: in plain decimal, with as few digits as tell
 * it from its neighbours among binary numbers of 512 bits.
 */
final class NumberText {
  private static final int BITS = 512;

  /** Any decimal of so many digits survives the way to 512 bits and back. */
  private static final int SAFE_DIGITS = 153;

  private NumberText() {}

  /** The text of a JSON number, as {@code -?digits[.digits][e[+-]digits]}. */
  static String of(String token) {
    return of(new BigDecimal(token), token.startsWith("-"));
  }

  static String of(BigDecimal number) {
    return of(number, number.signum() < 0);
  }

  private static String of(BigDecimal number, boolean negative) {
    BigDecimal absolute = number.abs().stripTrailingZeros();
    BigDecimal rounded = absolute.precision() <= SAFE_DIGITS ? absolute : shortest(absolute);
    // Terraform's zero has a sign.
    return (negative ? "-" : "") + rounded.toPlainString();
  }

  /** The shortest decimal that rounds to the same 512 bits. */
  private static BigDecimal shortest(BigDecimal number) {
    int exponent = exponent(number);
    BigDecimal unit = power(exponent - BITS);
    BigInteger mantissa = number.divide(unit, 0, RoundingMode.HALF_EVEN).toBigIntegerExact();
    if (mantissa.bitLength() > BITS) {
      unit = unit.multiply(BigDecimal.valueOf(2));
      mantissa = mantissa.shiftRight(1);
    }
    BigDecimal half = unit.divide(BigDecimal.valueOf(2));
    BigDecimal exact = new BigDecimal(mantissa).multiply(unit);
    BigDecimal lower = exact.subtract(half);
    BigDecimal upper = exact.add(half);
    boolean inclusive = !mantissa.testBit(0);
    for (int digits = 1; digits < exact.precision(); digits++) {
      BigDecimal down = exact.round(new java.math.MathContext(digits, RoundingMode.DOWN));
      BigDecimal up = exact.round(new java.math.MathContext(digits, RoundingMode.UP));
      boolean downFits = inside(lower.compareTo(down), inclusive);
      boolean upFits = inside(up.compareTo(upper), inclusive);
      if (downFits && upFits) {
        return exact
            .round(new java.math.MathContext(digits, RoundingMode.HALF_EVEN))
            .stripTrailingZeros();
      }
      if (downFits || upFits) {
        return (downFits ? down : up).stripTrailingZeros();
      }
    }
    return exact.stripTrailingZeros();
  }

  private static boolean inside(int order, boolean inclusive) {
    return order < 0 || inclusive && order == 0;
  }

  /** The exponent {@code e} with {@code 2^(e-1) <= number < 2^e}. */
  private static int exponent(BigDecimal number) {
    int guess = (int) Math.floor((number.precision() - number.scale()) * 3.3219280948873626) - 4;
    while (power(guess).compareTo(number) <= 0) {
      guess++;
    }
    return guess;
  }

  private static BigDecimal power(int exponent) {
    return exponent >= 0
        ? new BigDecimal(BigInteger.ONE.shiftLeft(exponent))
        : BigDecimal.ONE.divide(new BigDecimal(BigInteger.ONE.shiftLeft(-exponent)));
  }
}
