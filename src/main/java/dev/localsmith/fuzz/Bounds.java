package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.RuleSet.Parameter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The amounts, in thousandths, at which something changes: the constants of the rules, and the
 * parameters, variables and host requirements of one sample.
 */
final class Bounds {
  private static final BigInteger WHOLE = BigInteger.valueOf(1000);
  private static final Pattern QUANTITY = Pattern.compile("([0-9.]+)([A-Za-z]*)");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,12}(?:\\.[0-9]{1,12})?");

  private final RuleSet rules;
  private final Map<String, List<BigInteger>> resources = new HashMap<>();
  private final List<BigInteger> disk = new ArrayList<>();

  Bounds(RuleSet rules, ObjectNode input) {
    this.rules = rules;
    JsonNode host = input.path(rules.inputs().hostRequirements());
    rules
        .resources()
        .forEach((name, resource) -> resources.put(name, bounds(name, resource, input, host)));
    RuleSet.Volume volume = rules.volume();
    parameter(volume.parameter(), volume.unit(), input).ifPresent(disk::add);
    host(volume.hostRequirement(), host).ifPresent(disk::add);
    rules
        .extended()
        .counts()
        .forEach(
            (name, cap) ->
                resources.put(name, amount(input, cap.variable(), "").stream().toList()));
  }

  /** Those of a resource, whatever its kind. */
  List<BigInteger> of(Choice choice, String name) {
    List<BigInteger> known = resources.getOrDefault(name, List.of());
    if (!known.isEmpty()) {
      return known;
    }
    if (name.startsWith("hugepages-")) {
      return text(name.substring("hugepages-".length()))
          .map(page -> List.of(page.multiply(BigInteger.valueOf(choice.below(4)))))
          .orElse(List.of());
    }
    return List.of(WHOLE.multiply(BigInteger.valueOf(choice.below(6))));
  }

  List<BigInteger> disk() {
    return disk;
  }

  private List<BigInteger> bounds(
      String name, NativeResource resource, ObjectNode input, JsonNode host) {
    List<BigInteger> bounds = new ArrayList<>();
    resource.defaultRequest().flatMap(this::text).ifPresent(bounds::add);
    resource.defaultLimit().flatMap(this::text).ifPresent(bounds::add);
    resource.smallestLimit().flatMap(this::text).ifPresent(bounds::add);
    resource
        .cap()
        .map(Cap::variable)
        .flatMap(v -> amount(input, v, resource.unit()))
        .ifPresent(bounds::add);
    resource.parameter().flatMap(p -> parameter(p, resource.unit(), input)).ifPresent(bounds::add);
    resource.hostRequirement().flatMap(h -> host(h, host)).ifPresent(bounds::add);
    return bounds;
  }

  private Optional<BigInteger> parameter(Parameter parameter, String unit, ObjectNode input) {
    return amount(input, parameter.input(), unit);
  }

  private Optional<BigInteger> host(HostRequirement requirement, JsonNode host) {
    return amount(host, requirement.field(), "");
  }

  private Optional<BigInteger> amount(JsonNode fields, String field, String unit) {
    return Optional.of(fields.path(field).asText())
        .filter(number -> NUMBER.matcher(number).matches())
        .map(number -> thousandths(number, rules.quantities().suffixes().get(unit)));
  }

  private Optional<BigInteger> text(String quantity) {
    Matcher matcher = QUANTITY.matcher(quantity);
    return matcher.matches()
        ? Optional.ofNullable(rules.quantities().suffixes().get(matcher.group(2)))
            .map(suffix -> thousandths(matcher.group(1), suffix))
        : Optional.empty();
  }

  private static BigInteger thousandths(String number, BigInteger suffix) {
    return new BigDecimal(number)
        .multiply(new BigDecimal(suffix))
        .setScale(0, RoundingMode.CEILING)
        .toBigInteger();
  }
}
