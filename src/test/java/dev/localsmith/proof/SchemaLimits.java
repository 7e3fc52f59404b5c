package dev.localsmith.proof;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.rules.Quantities;
import dev.localsmith.rules.QuantityReader;
import dev.localsmith.rules.Warnings;
import dev.localsmith.rules.Warnings.Warning;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.OperatorRules;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** The few things that a JSON Schema can't say, each with its reason. */
final class SchemaLimits {
  private static final Warnings WARNINGS = Library.RULES.warnings();
  private static final Quantities GRAMMAR = Library.RULES.quantities();
  private static final QuantityReader QUANTITIES = new QuantityReader(GRAMMAR);

  /**
   * @param holds of a warning's code, empty where there is none, and of what is said alone
   */
  record Limit(String reason, BiPredicate<String, JsonNode> holds) {}

  /** Warnings that are not about one value of one file. */
  static final Map<Warning, String> RELATIONS =
      Map.of(
          WARNINGS.notJson(), "an editor says so itself, and depth has no keyword",
          WARNINGS.hostRequirementsIgnored(), "compares with hostRequirements",
          WARNINGS.requestCapped(), "compares with a variable of the template",
          WARNINGS.limitCapped(), "compares with a variable of the template",
          WARNINGS.countCapped(), "compares with a variable of the template",
          WARNINGS.limitRaised(), "compares a limit with its request, of any contributor",
          WARNINGS.requestDiffers(), "compares a request with its limit, of any contributor",
          WARNINGS.placementOff(), "depends on a variable of the template");

  /** Wrong values that the schema accepts. */
  static final List<Limit> ACCEPTED =
      List.of(
          new Limit(
              "whether one quantity is a multiple of another takes arithmetic",
              (code, said) -> code.equals(WARNINGS.notAPageMultiple().code())),
          new Limit(
              "the template alone knows the value of its own selector",
              (code, said) -> code.equals(WARNINGS.selectorReserved().code())),
          new Limit(
              "a schema sees a number and not how many digits it is written with",
              (code, said) -> leaves(said).anyMatch(SchemaLimits::isLongNumber)));

  /** Values that the schema refuses although the rules can make something of them. */
  static final List<Limit> REFUSED =
      List.of(
          new Limit(
              "a Kelvin sign is the letter K to Terraform alone",
              (code, said) -> said.toString().contains("\u212a")),
          new Limit(
              "of the greatest quantities the schema compares three digits",
              (code, said) -> leaves(said).anyMatch(SchemaLimits::isHuge)),
          new Limit(
              "whether a fraction with a suffix is a whole number takes arithmetic",
              (code, said) -> isFractionOfDevice(said)),
          new Limit(
              "that rounding up to thousandths makes a limit large enough takes arithmetic",
              (code, said) -> leaves(said).anyMatch(SchemaLimits::isSmallestLimit)));

  private SchemaLimits() {}

  static boolean excuse(List<Limit> limits, String code, JsonNode said) {
    return limits.stream().anyMatch(limit -> limit.holds.test(code, said));
  }

  private static Stream<JsonNode> leaves(JsonNode node) {
    return node.isContainerNode()
        ? node.valueStream().flatMap(SchemaLimits::leaves)
        : Stream.of(node);
  }

  private static boolean isLongNumber(JsonNode leaf) {
    return leaf.isNumber() && leaf.decimalValue().toPlainString().length() > GRAMMAR.longest();
  }

  private static boolean isHuge(JsonNode leaf) {
    BigInteger huge = hundredths(GRAMMAR.greatest(), 99);
    return thousandths(leaf).filter(amount -> amount.compareTo(huge) > 0).isPresent();
  }

  private static BigInteger hundredths(BigInteger of, int count) {
    return of.multiply(BigInteger.valueOf(count)).divide(BigInteger.valueOf(100));
  }

  private static boolean isSmallestLimit(JsonNode leaf) {
    return Stream.of(Library.RULES, OperatorRules.RULES)
        .flatMap(rules -> rules.resources().values().stream())
        .flatMap(resource -> resource.smallestLimit().stream())
        .anyMatch(smallest -> thousandths(leaf).equals(QUANTITIES.thousandths(smallest)));
  }

  private static Optional<BigInteger> thousandths(JsonNode leaf) {
    return QUANTITIES.thousandths(
        leaf.isNumber() ? leaf.decimalValue().toPlainString() : leaf.asText());
  }

  private static boolean isFractionOfDevice(JsonNode said) {
    return said.toString().matches(".*/[^:]*:\"[0-9]*\\.[0-9]+[a-zA-Z]*\".*");
  }
}
