package dev.localsmith.interpret;

import dev.localsmith.interpret.Amounts.Amount;
import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Record, "Extended resources and hugepages" and "GPU"; rules 6: limits only, since they can't be
 * overcommitted.
 */
final class Devices {
  private final RuleSet rules;
  private final Warnings warnings;
  private final ResourceNames names;
  private final QuantityText quantities;

  Devices(RuleSet rules, ResourceNames names, QuantityText quantities) {
    this.rules = rules;
    this.warnings = rules.warnings();
    this.names = names;
    this.quantities = quantities;
  }

  /** Whether {@code gpu_json} asks for a device: {@code true} or an object. */
  static boolean isWanted(Optional<Value> gpu) {
    return gpu.filter(g -> g.object().isPresent() || g instanceof Value.Bool bool && bool.value())
        .isPresent();
  }

  /** Whether {@code resources} names the device itself. */
  boolean isNamed(Amounts.Judged judged) {
    String device = rules.gpu().device();
    return judged.requests().containsKey(device) || judged.limits().containsKey(device);
  }

  /** The limits of all resources that are not native, by name. */
  SortedMap<String, Quantity> limits(
      Inputs inputs, Amounts.Judged judged, boolean gpu, List<Finding> findings, Watcher watcher) {
    SortedMap<String, Quantity> limits = new TreeMap<>(CodePoints.ORDER);
    if (gpu && !isNamed(judged)) {
      String count = Integer.toString(rules.gpu().count());
      Quantity asked =
          new Quantity(
              count, BigInteger.valueOf(rules.gpu().count()).multiply(BigInteger.valueOf(1000)));
      Amount amount = new Amount(rules.gpu().path(), new Value.Number(count), asked);
      put(limits, rules.gpu().device(), amount, Origin.HOST_REQUIREMENT, inputs, findings, watcher);
    }
    judged
        .limits()
        .forEach(
            (name, amount) -> {
              if (!names.isNative(name)) {
                put(limits, name, amount, Origin.CUSTOMIZATION, inputs, findings, watcher);
              }
            });
    judged
        .requests()
        .forEach(
            (name, amount) -> {
              Amount limit = judged.limits().get(name);
              if (names.isNative(name)) {
                return;
              }
              if (limit == null) {
                put(limits, name, amount, Origin.CUSTOMIZATION, inputs, findings, watcher);
              } else if (!limit.quantity().thousandths().equals(amount.quantity().thousandths())) {
                findings.add(
                    Finding.of(
                        warnings.requestDiffers(),
                        amount.path(),
                        amount.path(),
                        amount.value(),
                        limits.get(name).text()));
              }
            });
    return limits;
  }

  private void put(
      SortedMap<String, Quantity> limits,
      String name,
      Amount amount,
      Origin origin,
      Inputs inputs,
      List<Finding> findings,
      Watcher watcher) {
    Optional<Quantity> greatest =
        Optional.ofNullable(rules.extended().counts().get(name))
            .map(Cap::variable)
            .flatMap(variable -> inputs.quantity(variable, ""))
            .flatMap(quantities::of);
    if (greatest.isPresent() && amount.quantity().above(greatest.get())) {
      findings.add(
          Finding.of(
              warnings.countCapped(),
              amount.path(),
              amount.path(),
              amount.value(),
              greatest.get().text()));
      limits.put(name, greatest.get());
      watcher.limit(name, Origin.CAP, amount.path());
    } else {
      limits.put(name, amount.quantity());
      watcher.limit(name, origin, amount.path());
    }
  }
}
