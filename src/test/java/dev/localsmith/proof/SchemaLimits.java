package dev.localsmith.proof;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.rules.QuantityReader;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import dev.localsmith.rules.Warnings.Warning;
import dev.localsmith.testing.Library;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The few things that a JSON Schema can't say, each with its reason. */
final class SchemaLimits {
  private static final Warnings WARNINGS = Library.RULES.warnings();

  record Limit(String reason, Holds holds) {}

  /** Whether a limit is why the two differ about a warning, empty where there is none. */
  interface Holds {
    boolean test(RuleSet rules, String code, JsonNode said);
  }

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
              (rules, code, said) -> code.equals(WARNINGS.notAPageMultiple().code())),
          new Limit(
              "the template alone knows the value of its own selector",
              (rules, code, said) -> code.equals(WARNINGS.selectorReserved().code())),
          new Limit(
              "a schema sees a number and not how many digits it is written with",
              (rules, code, said) -> leaves(said).anyMatch(leaf -> isLongNumber(rules, leaf))));

  /** Values that the schema refuses although the rules can make something of them. */
  static final List<Limit> REFUSED =
      List.of(
          new Limit(
              "a Kelvin sign is the letter K to Terraform alone",
              (rules, code, said) -> said.toString().contains("\u212a")),
          new Limit(
              "of the greatest quantities the schema compares three digits",
              (rules, code, said) -> leaves(said).anyMatch(leaf -> isHuge(rules, leaf))),
          new Limit(
              "whether a fraction with a suffix is a whole number takes arithmetic",
              (rules, code, said) -> isFractionOfDevice(said)),
          new Limit(
              "that rounding up to thousandths makes a limit large enough takes arithmetic",
              (rules, code, said) -> leaves(said).anyMatch(leaf -> isSmallestLimit(rules, leaf))));

  private SchemaLimits() {}

  static boolean excuse(List<Limit> limits, RuleSet rules, String code, JsonNode said) {
    return limits.stream().anyMatch(limit -> limit.holds.test(rules, code, said));
  }

  private static Stream<JsonNode> leaves(JsonNode node) {
    return node.isContainerNode()
        ? node.valueStream().flatMap(SchemaLimits::leaves)
        : Stream.of(node);
  }

  private static boolean isLongNumber(RuleSet rules, JsonNode leaf) {
    int shortest = Math.min(rules.quantities().longest(), rules.placement().labelValue().longest());
    return leaf.isNumber() && leaf.decimalValue().toPlainString().length() > shortest;
  }

  private static boolean isHuge(RuleSet rules, JsonNode leaf) {
    BigInteger hundred = BigInteger.valueOf(100);
    BigInteger greatest = rules.quantities().greatest();
    return thousandths(rules, leaf)
        .map(amount -> greatest.subtract(amount).multiply(hundred).compareTo(greatest) < 0)
        .orElse(false);
  }

  private static boolean isSmallestLimit(RuleSet rules, JsonNode leaf) {
    QuantityReader reader = new QuantityReader(rules.quantities());
    return rules.resources().values().stream()
        .flatMap(resource -> resource.smallestLimit().stream())
        .anyMatch(smallest -> thousandths(rules, leaf).equals(reader.thousandths(smallest)));
  }

  private static Optional<BigInteger> thousandths(RuleSet rules, JsonNode leaf) {
    return new QuantityReader(rules.quantities())
        .thousandths(leaf.isNumber() ? leaf.decimalValue().toPlainString() : leaf.asText());
  }

  private static boolean isFractionOfDevice(JsonNode said) {
    return said.toString().matches(".*/[^:]*:\"[0-9]*\\.[0-9]+[a-zA-Z]*\".*");
  }
}
