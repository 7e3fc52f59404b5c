package dev.localsmith.interpret;

import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.RuleSet.Written;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Record, "resources is authoritative"; rules 5: whether host requirements count. */
final class Sources {
  private final RuleSet rules;
  private final QuantityText quantities;

  Sources(RuleSet rules, QuantityText quantities) {
    this.rules = rules;
    this.quantities = quantities;
  }

  /** A host requirement as a quantity; null, zero and less is not set. */
  Optional<Quantity> minimum(Inputs host, HostRequirement requirement) {
    return host.number(requirement.field())
        .filter(number -> number.signum() > 0)
        .map(number -> requirement.written() == Written.BYTES ? floor(number) : number)
        .flatMap(number -> quantities.of(NumberText.of(number)));
  }

  private static BigDecimal floor(BigDecimal number) {
    return number.setScale(0, RoundingMode.FLOOR);
  }

  /** The host requirements that are set, by the native resource's name. */
  Map<String, Quantity> minimums(Inputs host) {
    Map<String, Quantity> minimums = new LinkedHashMap<>();
    rules
        .resources()
        .forEach(
            (name, resource) ->
                resource
                    .hostRequirement()
                    .flatMap(h -> minimum(host, h))
                    .ifPresent(q -> minimums.put(name, q)));
    return minimums;
  }

  /** One finding for each host requirement that {@code resources} overrules. */
  List<Finding> ignored(Map<String, Quantity> minimums) {
    List<Finding> findings = new ArrayList<>();
    // HCL's objects iterate in the byte order of their keys.
    Map<String, Quantity> ordered = new TreeMap<>(CodePoints.ORDER);
    ordered.putAll(minimums);
    ordered.forEach(
        (name, quantity) ->
            findings.add(
                ignored(rules.resources().get(name).hostRequirement().orElseThrow(), quantity)));
    return findings;
  }

  Finding ignored(HostRequirement requirement, Quantity quantity) {
    return new Finding(
        rules.warnings().hostRequirementsIgnored(),
        requirement.path(),
        requirement.path(),
        quantity.text(),
        "");
  }
}
