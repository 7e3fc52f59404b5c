package dev.localsmith.kubernetes;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.OptionalLong;

/**
 * An amount of a resource, exact: never a floating-point number.
 *
 * <pre>
 * quantity  = [sign] digits [suffix]        digits may hold one point, or be missing altogether
 * suffix    = n | u | m | k | M | G | T | P | E             decimal SI
 *           | Ki | Mi | Gi | Ti | Pi | Ei                   binary SI
 *           | (e | E) [sign] digits                         decimal exponent
 * </pre>
 *
 * <p>{@code 1.5Gi} is 1610612736 and is written {@code 1536Mi}; {@code 0.1} is written {@code
 * 100m}; {@code 1e3} stays {@code 1e3}. Anything finer than a billionth rounds up, away from zero;
 * a binary quantity stops at 2^63 - 1.
 *
 * @param value the exact amount, without trailing zeros
 * @param format how the canonical form is written
 */
public record Quantity(BigDecimal value, Format format) implements Comparable<Quantity> {

  /** The family of suffixes that a quantity was written with, and is written back in. */
  public enum Format {
    DECIMAL_SI,
    BINARY_SI,
    DECIMAL_EXPONENT
  }

  public static final Quantity ZERO = new Quantity(BigDecimal.ZERO, Format.DECIMAL_SI);
  public static final Quantity ONE = new Quantity(BigDecimal.ONE, Format.DECIMAL_SI);

  private static final BigDecimal BINARY_FROM = BigDecimal.valueOf(1024);
  private static final BigInteger KIBI = BigInteger.valueOf(1024);

  public Quantity {
    value = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
  }

  /**
   * Decodes a JSON string as the API does.
   *
   * @throws QuantityException with the server's reason
   */
  public static Quantity parse(String text) {
    return QuantityParser.parse(text);
  }

  /**
   * The same amount, rounded up to thousandths as the API's defaulting does with every resource.
   */
  public Quantity roundedUpToThousandths() {
    return new Quantity(roundUp(value, 3), format);
  }

  /** The sum, written like the first of the two that is not zero. */
  public Quantity plus(Quantity other) {
    return new Quantity(value.add(other.value), isZero() ? other.format : format);
  }

  /** The difference, written like the first of the two that is not zero. */
  public Quantity minus(Quantity other) {
    return new Quantity(value.subtract(other.value), isZero() ? other.format : format);
  }

  public boolean isZero() {
    return value.signum() == 0;
  }

  public int signum() {
    return value.signum();
  }

  /**
   * The amount in whole units, rounded up; empty where that does not fit a signed 64-bit integer.
   */
  public OptionalLong wholeUnits() {
    return units(0);
  }

  /**
   * The amount in thousandths, rounded up; empty where that does not fit a signed 64-bit integer.
   */
  public OptionalLong thousandths() {
    return units(3);
  }

  /**
   * Whether the server's check for a whole number passes; one whose thousandths overflow 64 bits
   * does not.
   */
  public boolean isWholeNumber() {
    OptionalLong thousandths = roundedUpToThousandths().thousandths();
    return thousandths.isPresent() && thousandths.getAsLong() % 1000 == 0;
  }

  private OptionalLong units(int digits) {
    if ((long) value.precision() - value.scale() + digits > 19) {
      return OptionalLong.empty();
    }
    BigInteger units = roundUp(value, digits).movePointRight(digits).toBigInteger();
    return units.bitLength() < Long.SIZE
        ? OptionalLong.of(units.longValue())
        : OptionalLong.empty();
  }

  /**
   * Rounds away from zero; settles tiny values by their magnitude, before their digits are written
   * out.
   */
  static BigDecimal roundUp(BigDecimal value, int digits) {
    if (value.scale() <= digits) {
      return value;
    }
    if ((long) value.precision() - value.scale() <= -digits) {
      return BigDecimal.valueOf(value.signum(), digits);
    }
    return value.setScale(digits, RoundingMode.UP);
  }

  @Override
  public int compareTo(Quantity other) {
    return value.compareTo(other.value);
  }

  /** The canonical form, as the API writes it. */
  @Override
  public String toString() {
    if (isZero()) {
      return "0";
    }
    return switch (format) {
      case DECIMAL_SI -> decimal(true);
      case DECIMAL_EXPONENT -> decimal(false);
      case BINARY_SI ->
          value.scale() > 0 || value.abs().compareTo(BINARY_FROM) < 0 ? decimal(true) : binary();
    };
  }

  /**
   * The greatest power of a thousand that leaves a whole number. Beyond {@code E} Kubernetes writes
   * no suffix at all.
   */
  private String decimal(boolean suffixed) {
    int exponent = Math.floorDiv(-value.scale(), 3) * 3;
    String number = value.scaleByPowerOfTen(-exponent).toBigInteger().toString();
    if (suffixed) {
      return number + Suffix.decimal(exponent);
    }
    return exponent == 0 ? number : number + "e" + exponent;
  }

  private String binary() {
    BigInteger number = value.toBigInteger();
    int power = 0;
    for (BigInteger[] next = number.divideAndRemainder(KIBI);
        next[1].signum() == 0 && next[0].signum() != 0;
        next = number.divideAndRemainder(KIBI)) {
      number = next[0];
      power++;
    }
    return number + Suffix.binary(power);
  }
}
