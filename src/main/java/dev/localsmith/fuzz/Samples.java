package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.RuleSet.Parameter;
import dev.localsmith.rules.RuleSet.Written;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The worst that repositories hold: samples that hit every branch of the rules often. The same seed
 * and index give the same sample.
 */
public final class Samples {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final BigDecimal WHOLE = BigDecimal.valueOf(1000);

  private final RuleSet rules;
  private final Configurations configurations;

  public Samples(RuleSet rules) {
    this.rules = rules;
    configurations = new Configurations(rules, new Vocabulary(rules));
  }

  /** The sample of the index, which is its id. */
  public Case sample(long seed, long index) {
    Choice choice = new Choice(seed, index);
    ObjectNode input = JSON.objectNode();
    input.putNull(rules.inputs().configuration());
    input.putNull(rules.inputs().hostRequirements());
    rules.caps().forEach(cap -> input.put(cap.variable(), variable(choice, cap)));
    rules.parameters().forEach(parameter -> parameter(choice, parameter, input));
    input.put(rules.placement().opening().variable(), choice.percent(65));
    rules
        .placement()
        .selectors()
        .forEach(s -> s.input().ifPresent(name -> input.put(name, choice.of("amd64", "arm64"))));
    if (!choice.oneIn(3)) {
      input.set(rules.inputs().hostRequirements(), host(choice, input));
    }
    Optional<String> text = configurations.text(choice, new Bounds(rules, input));
    text.ifPresent(json -> input.put(rules.inputs().configuration(), Json.scalar(json)));
    return new Case(Long.toString(index), input, Optional.empty());
  }

  private static BigDecimal variable(Choice choice, Cap cap) {
    boolean whole = cap.standard().stripTrailingZeros().scale() <= 0;
    String other = choice.of("1", "2", "4", "64", whole ? "3" : "0.5", whole ? "7" : "1.5");
    return choice.oneIn(2) ? cap.standard() : new BigDecimal(other);
  }

  private static void parameter(Choice choice, Parameter parameter, ObjectNode input) {
    String number = choice.of("1", "2", "4", "8", "10", "64", "0.5", "1.5", "0.25", "99999");
    if (choice.oneIn(3)) {
      input.put(parameter.input(), new BigDecimal(number));
    } else {
      input.put(parameter.input(), number);
    }
  }

  private ObjectNode host(Choice choice, ObjectNode input) {
    ObjectNode host = JSON.objectNode();
    for (NativeResource resource : rules.resources().values()) {
      resource
          .hostRequirement()
          .ifPresent(
              requirement -> {
                BigDecimal cap =
                    resource.cap().map(c -> input.get(c.variable()).decimalValue()).orElseThrow();
                put(choice, host, requirement, units(cap, resource.unit()));
              });
    }
    RuleSet.Volume volume = rules.volume();
    BigDecimal disk = new BigDecimal(input.get(volume.parameter().input()).asText());
    put(choice, host, volume.hostRequirement(), units(disk, volume.unit()));
    host.put(rules.inputs().gpu(), choice.oneIn(3) ? null : gpu(choice));
    return host;
  }

  /** So many of a unit, in what a bare number counts. */
  private BigDecimal units(BigDecimal number, String unit) {
    BigInteger suffix = rules.quantities().suffixes().get(unit);
    return number.multiply(new BigDecimal(suffix)).divide(WHOLE);
  }

  private static void put(
      Choice choice, ObjectNode host, HostRequirement requirement, BigDecimal bound) {
    if (choice.percent(40)) {
      host.putNull(requirement.field());
    } else {
      host.put(requirement.field(), number(choice, bound, requirement.written()));
    }
  }

  private static BigDecimal number(Choice choice, BigDecimal bound, Written written) {
    boolean bytes = written == Written.BYTES;
    return switch (choice.below(10)) {
      case 0 -> BigDecimal.ZERO;
      case 1 -> new BigDecimal(choice.of("-1", "-0.5", "0.4", "0.0000001", "1e-30"));
      case 2 -> new BigDecimal(choice.of("1e30", "9223372036854775807", "9223372036854775.807"));
      case 3, 4, 5 ->
          bound.add(new BigDecimal(choice.of("0", "0.001", "-0.001", "1", "-1", "0.0005")));
      case 6 -> new BigDecimal(choice.of("0.1", "2.50", "0.253", "3.999999", "1.0000000001"));
      default ->
          bytes
              ? BigDecimal.valueOf(choice.between(1, 40)).multiply(BigDecimal.valueOf(1 << 29))
              : BigDecimal.valueOf(choice.between(1, 12));
    };
  }

  private static String gpu(Choice choice) {
    return choice.oneIn(3)
        ? choice.of("true", "{}")
        : choice.oneIn(8)
            ? new JsonValues(choice).any()
            : choice.of(
                "true",
                "{}",
                "{\"cores\": 1000}",
                "false",
                "\"optional\"",
                "null",
                "[]",
                "1",
                "\"true\"",
                "",
                "tru",
                "{}x",
                "[{}]",
                " true ",
                "true}",
                "{\"a\":1,\"a\":2}",
                "{\"a\":1,\"a\":{}}",
                "\"\u00e9\"",
                "{\"e\u0301\":1}");
  }
}
