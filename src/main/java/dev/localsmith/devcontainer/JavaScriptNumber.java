package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** Numbers as the Dev Containers CLI, a JavaScript program, reads and writes them. */
final class JavaScriptNumber {
  /** A double tells any two decimals of so many digits apart. */
  private static final int DECIMAL_DIGITS = 15;

  private static final int MOST_DECIMAL_DIGITS = 17;

  /** From here on JavaScript writes an exponent. */
  private static final int EXPONENT_FROM = 21;

  private static final Pattern DECIMAL =
      Pattern.compile("[+-]?(?:[0-9]++(?:\\.[0-9]*+)?+|\\.[0-9]++)(?:[eE][+-]?[0-9]++)?+");

  private JavaScriptNumber() {}

  /** The number that is left after JavaScript has read and written it; empty where it has none. */
  static Optional<BigDecimal> through(BigDecimal number) {
    return written(number.doubleValue());
  }

  /** The shortest decimal that reads back as the same double; empty for infinity and NaN. */
  static Optional<BigDecimal> written(double number) {
    if (!Double.isFinite(number)) {
      return Optional.empty();
    }
    BigDecimal exact = new BigDecimal(number);
    BigDecimal shortest = exact;
    for (int digits = DECIMAL_DIGITS; digits <= MOST_DECIMAL_DIGITS; digits++) {
      shortest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (shortest.doubleValue() == number) {
        break;
      }
    }
    BigDecimal plain = shortest.stripTrailingZeros();
    boolean whole = plain.scale() < 0 && plain.precision() - plain.scale() <= EXPONENT_FROM;
    return Optional.of(whole ? plain.setScale(0) : plain);
  }

  /** JavaScript's {@code Number(value)}; empty for NaN. */
  static OptionalDouble of(JsonNode value) {
    return switch (value.getNodeType()) {
      case NUMBER -> OptionalDouble.of(value.decimalValue().doubleValue());
      case BOOLEAN -> OptionalDouble.of(value.booleanValue() ? 1 : 0);
      case NULL -> OptionalDouble.of(0);
      case STRING -> of(value.textValue().strip());
      default -> OptionalDouble.empty();
    };
  }

  private static OptionalDouble of(String text) {
    if (text.isEmpty()) {
      return OptionalDouble.of(0);
    }
    return DECIMAL.matcher(text).matches()
        ? OptionalDouble.of(Double.parseDouble(text))
        : OptionalDouble.empty();
  }
}
