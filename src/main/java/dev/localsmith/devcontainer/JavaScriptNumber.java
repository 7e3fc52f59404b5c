package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as the Dev Containers CLI, a JavaScript program, reads and writes them. */
final class JavaScriptNumber {
  /** A normal double keeps so many digits of any decimal, so fewer need no trial. */
  private static final int KEPT_DIGITS = 15;

  /** As many digits tell any two doubles apart. */
  private static final int MOST_DIGITS = 17;

  /** From here on JavaScript writes an exponent. */
  private static final int EXPONENT_FROM = 21;

  private static final Pattern DECIMAL =
      Pattern.compile("[+-]?(?:[0-9]++(?:\\.[0-9]*+)?+|\\.[0-9]++)(?:[eE][+-]?[0-9]++)?+");

  private JavaScriptNumber() {}

  /** The number that is left after JavaScript has read and written it; empty where it has none. */
  static Optional<BigDecimal> through(BigDecimal number) {
    return written(number.doubleValue());
  }

  /** JavaScript's {@code Number(value)}; empty for infinity and NaN. */
  static Optional<BigDecimal> of(JsonNode value) {
    return switch (value.getNodeType()) {
      case NUMBER -> through(value.decimalValue());
      case BOOLEAN -> Optional.of(value.booleanValue() ? BigDecimal.ONE : BigDecimal.ZERO);
      case NULL -> Optional.of(BigDecimal.ZERO);
      case STRING -> of(value.textValue().strip());
      default -> Optional.empty();
    };
  }

  private static Optional<BigDecimal> of(String text) {
    if (text.isEmpty()) {
      return Optional.of(BigDecimal.ZERO);
    }
    return DECIMAL.matcher(text).matches() ? written(Double.parseDouble(text)) : Optional.empty();
  }

  /** The shortest decimal that reads back as the same double; empty for infinity and NaN. */
  private static Optional<BigDecimal> written(double number) {
    if (!Double.isFinite(number)) {
      return Optional.empty();
    }
    BigDecimal exact = new BigDecimal(number);
    BigDecimal shortest = exact;
    int first = Math.abs(number) < Double.MIN_NORMAL ? 1 : KEPT_DIGITS;
    for (int digits = first; digits <= MOST_DIGITS; digits++) {
      shortest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (shortest.doubleValue() == number) {
        break;
      }
    }
    BigDecimal plain = shortest.stripTrailingZeros();
    boolean whole = plain.scale() < 0 && plain.precision() - plain.scale() <= EXPONENT_FROM;
    return Optional.of(whole ? plain.setScale(0) : plain);
  }
}
