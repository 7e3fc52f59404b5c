package dev.localsmith.rules;

import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.QuantityException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The grammar of quantities: every text that it admits means the same to Kubernetes (rules 4). */
final class QuantitiesCheck {
  private static final BigInteger INT64 = BigInteger.valueOf(Long.MAX_VALUE);
  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);

  private final Quantities quantities;
  private final Problems problems;

  QuantitiesCheck(RuleSet rules, Problems problems) {
    this.quantities = rules.quantities();
    this.problems = problems;
  }

  void run() {
    Map<String, BigInteger> suffixes = quantities.suffixes();
    problems.check(
        suffixes.containsKey(""),
        List.of("quantities", "suffixes"),
        "must hold \"\", the bare number");
    suffixes.forEach(
        (suffix, counts) -> {
          Optional<BigInteger> own = thousandths(suffix);
          problems.check(
              own.filter(counts::equals).isPresent(),
              List.of("quantities", "suffixes", suffix),
              own.map(number -> "counts " + number + " thousandths for Kubernetes; write that")
                  .orElse("is no suffix that counts whole thousandths for Kubernetes; remove it"));
        });
    problems.check(
        quantities.greatest().signum() > 0 && quantities.greatest().compareTo(INT64) <= 0,
        List.of("quantities", "greatest"),
        "must be above zero and fit a signed 64-bit integer, or Kubernetes overflows");
  }

  /** What the suffix counts for Kubernetes; empty if that is no whole number, or nothing. */
  private static Optional<BigInteger> thousandths(String suffix) {
    if (!suffix.chars().allMatch(Character::isLetter)) {
      return Optional.empty();
    }
    try {
      BigDecimal one = Quantity.parse("1" + suffix).value();
      return Optional.of(one.multiply(THOUSAND).toBigIntegerExact());
    } catch (QuantityException | ArithmeticException e) {
      return Optional.empty();
    }
  }
}
