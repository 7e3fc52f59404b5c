package dev.localsmith.devcontainer;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sizes in bytes as {@code hostRequirements} and Docker write them. All units are powers of 1,024.
 */
final class ByteSize {
  /** More digits than any size has, and few enough to calculate with. */
  private static final int MAX_LENGTH = 64;

  private static final List<String> UNITS = List.of("", "kb", "mb", "gb", "tb");
  private static final Pattern SPECIFIED = Pattern.compile("([0-9]++)([tgmk]b)?+");
  private static final Pattern DOCKER =
      Pattern.compile(
          "([0-9]++(?:\\.[0-9]++)?+)\\s*+([kmgt]?+)(?:i?+b)?+", Pattern.CASE_INSENSITIVE);
  private static final Pattern MEANT =
      Pattern.compile(
          "\\s*+([0-9]++(?:[.,][0-9]++)?+|[.,][0-9]++)\\s*+([kmgt]?+)(?:i?b?|[a-z]*bytes?)\\s*+",
          Pattern.CASE_INSENSITIVE);

  private ByteSize() {}

  /**
   * As the CLI reads it: a whole number, optionally {@code kb}, {@code mb}, {@code gb}, {@code tb}.
   */
  static Optional<BigDecimal> specified(String text) {
    Matcher size = SPECIFIED.matcher(text);
    return text.length() <= MAX_LENGTH && size.matches()
        ? Optional.of(bytes(size.group(1), Optional.ofNullable(size.group(2)).orElse("")))
        : Optional.empty();
  }

  /**
   * As Docker reads it: a number, optionally {@code k m g t}, optionally {@code b} or {@code ib}.
   */
  static Optional<BigDecimal> docker(String text) {
    Matcher size = DOCKER.matcher(text.strip());
    return text.length() <= MAX_LENGTH && size.matches()
        ? Optional.of(bytes(size.group(1), size.group(2)).setScale(0, RoundingMode.HALF_UP))
        : Optional.empty();
  }

  /** What somebody who wrote a size that the CLI drops should have written. */
  static Optional<String> meant(String text) {
    Matcher size = MEANT.matcher(text);
    if (text.length() > MAX_LENGTH || !size.matches()) {
      return Optional.empty();
    }
    BigDecimal bytes = bytes(size.group(1).replace(',', '.'), size.group(2));
    for (int unit = unit(size.group(2)); unit >= 0; unit--) {
      BigDecimal[] whole = bytes.divideAndRemainder(power(unit));
      if (whole[1].signum() == 0) {
        return Optional.of(whole[0].toBigInteger() + UNITS.get(unit));
      }
    }
    return Optional.of(bytes.setScale(0, RoundingMode.CEILING).toPlainString());
  }

  private static BigDecimal bytes(String number, String unit) {
    return new BigDecimal(number).multiply(power(unit(unit)));
  }

  private static int unit(String letters) {
    return letters.isEmpty() ? 0 : "kmgt".indexOf(letters.toLowerCase(Locale.ROOT).charAt(0)) + 1;
  }

  private static BigDecimal power(int unit) {
    return new BigDecimal(BigInteger.ONE.shiftLeft(10 * unit));
  }
}
