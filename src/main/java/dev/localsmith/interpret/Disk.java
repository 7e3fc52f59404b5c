package dev.localsmith.interpret;

import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.RuleSet;
import java.util.List;
import java.util.Optional;

/** Record, "storage replaces hostRequirements.storage"; rules 7. */
final class Disk {
  private final RuleSet rules;
  private final QuantityText quantities;
  private final Sources sources;

  /**
   * @param size absent only where the parameter holds no number
   * @param storage the customization's storage, where it is valid
   * @param host the host requirement, where it is set
   */
  record Decided(Optional<Quantity> size, Optional<Quantity> storage, Optional<Quantity> host) {}

  Disk(RuleSet rules, QuantityText quantities, Sources sources) {
    this.rules = rules;
    this.quantities = quantities;
    this.sources = sources;
  }

  Decided decide(
      Inputs inputs, Inputs hosts, Optional<Value> set, List<Finding> findings, Watcher watcher) {
    Optional<Quantity> storage = set.flatMap(Value::text).flatMap(quantities::given);
    Optional<Quantity> host = sources.minimum(hosts, rules.volume().hostRequirement());
    if (storage.isPresent()) {
      host.ifPresent(h -> findings.add(sources.ignored(rules.volume().hostRequirement(), h)));
    } else {
      String path = rules.entry().storage();
      set.ifPresent(v -> findings.add(Finding.of(rules.warnings().notAQuantity(), path, path, v)));
    }
    Optional<Quantity> minimum = storage.or(() -> host);
    Optional<Quantity> parameter =
        inputs
            .quantity(rules.volume().parameter().input(), rules.volume().unit())
            .flatMap(quantities::of);
    if (parameter.isEmpty() || minimum.isPresent() && minimum.get().above(parameter.get())) {
      watcher.disk(
          storage.isPresent() ? Origin.CUSTOMIZATION : Origin.HOST_REQUIREMENT,
          path(storage, host));
      return new Decided(minimum, storage, host);
    }
    watcher.disk(Origin.PARAMETER, path(storage, host));
    return new Decided(parameter, storage, host);
  }

  private String path(Optional<Quantity> storage, Optional<Quantity> host) {
    return storage.isPresent()
        ? rules.entry().storage()
        : host.map(h -> rules.volume().hostRequirement().path()).orElse("");
  }
}
