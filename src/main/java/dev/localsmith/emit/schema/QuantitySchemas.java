package dev.localsmith.emit.schema;

import dev.localsmith.rules.Quantities;
import dev.localsmith.rules.QuantityReader;
import dev.localsmith.rules.RuleSet;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Record, "Quantities are parsed"; rules 4: what a quantity is, and what more a place asks of it.
 */
final class QuantitySchemas {
  static final String QUANTITY = "quantity";
  static final String COUNT = "count";

  /** Nobody asks for so much; a bound of all its digits would be a pattern of many kilobytes. */
  private static final MathContext GREATEST = new MathContext(3, RoundingMode.DOWN);

  /** Exact for every bound that a person writes. */
  private static final MathContext SMALLEST = new MathContext(10, RoundingMode.CEILING);

  private static final BigInteger WHOLE = BigInteger.valueOf(1000);

  private final RuleSet rules;
  private final Quantities quantities;

  QuantitySchemas(RuleSet rules) {
    this.rules = rules;
    this.quantities = rules.quantities();
  }

  /** Any quantity. */
  Schema quantity() {
    String advice = rules.warnings().notAQuantity().advice();
    BigDecimal greatest =
        greatest(quantities.suffixes().get(""))
            .min(BigDecimal.ONE.scaleByPowerOfTen(quantities.longest()));
    Schema tooLarge =
        new Schema()
            .with("type", "string")
            .with("pattern", perSuffix((suffix, counts) -> AtLeast.of(greatest(counts))));
    return new Schema()
        .with("type", TextTypes.of(quantities.number()))
        .with("pattern", Patterns.whole(quantities.pattern()))
        .with("maxLength", quantities.longest())
        .with("minimum", 0)
        .with("exclusiveMaximum", greatest.toBigInteger())
        .with("not", tooLarge)
        .otherwise(advice);
  }

  private BigDecimal greatest(BigInteger counts) {
    return new BigDecimal(quantities.greatest()).divide(new BigDecimal(counts), GREATEST);
  }

  /** A whole number of devices: the forms that show it without arithmetic. */
  Schema count() {
    List<String> types = new ArrayList<>(TextTypes.of(quantities.number()));
    types.replaceAll(type -> type.equals("number") ? "integer" : type);
    return new Schema()
        .with("allOf", List.of(Schema.ref(QUANTITY)))
        .with("type", types)
        .with("pattern", perSuffix(QuantitySchemas::whole))
        .otherwise(rules.warnings().notAWholeNumber().advice());
  }

  /** The numbers that are whole with a suffix that counts so many thousandths. */
  private static String whole(String suffix, BigInteger counts) {
    int zeros = 0;
    BigInteger counted = counts;
    while (counted.mod(WHOLE).signum() != 0) {
      counted = counted.multiply(BigInteger.TEN);
      zeros++;
    }
    return zeros == 0 ? "[0-9]+(?:\\.0+)?" : "(?:[0-9]*" + "0".repeat(zeros) + "|0+)";
  }

  /** A limit that is not below the smallest one. */
  Schema limit(String smallest) {
    BigDecimal bound =
        new BigDecimal(new QuantityReader(quantities).thousandths(smallest).orElseThrow());
    return new Schema()
        .with("allOf", List.of(Schema.ref(QUANTITY)))
        .with("pattern", perSuffix((suffix, counts) -> atLeast(bound, counts)))
        .with("minimum", bound.divide(new BigDecimal(quantities.suffixes().get("")), SMALLEST))
        .otherwise(
            "Less than "
                + smallest
                + ", and no container can start with that. "
                + rules.warnings().limitTooSmall().advice());
  }

  private static String atLeast(BigDecimal bound, BigInteger counts) {
    return AtLeast.of(bound.divide(new BigDecimal(counts), SMALLEST));
  }

  /** A whole quantity, its number matching what the suffix asks for. */
  private String perSuffix(BiFunction<String, BigInteger, String> number) {
    return quantities.suffixes().entrySet().stream()
        .collect(
            Collectors.groupingBy(
                e -> number.apply(e.getKey(), e.getValue()),
                java.util.LinkedHashMap::new,
                Collectors.mapping(Map.Entry::getKey, Collectors.joining("|"))))
        .entrySet()
        .stream()
        .map(
            e ->
                e.getKey()
                    + (e.getValue().contains("|") ? "(?:" + e.getValue() + ")" : e.getValue()))
        .collect(Collectors.collectingAndThen(Collectors.joining("|"), Patterns::whole));
  }
}
