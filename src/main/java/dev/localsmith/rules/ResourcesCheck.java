package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import dev.localsmith.kubernetes.ResourceName;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Native resources and the disk: names, units, and amounts that don't contradict each other. */
final class ResourcesCheck {
  private final RuleSet rules;
  private final QuantityReader quantities;
  private final Problems problems;

  ResourcesCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.quantities = new QuantityReader(rules.quantities());
    this.problems = problems;
  }

  void run() {
    rules
        .resources()
        .forEach((name, resource) -> resource(name, resource, List.of("resources", name)));
    // Rules 3: without either, Kubernetes rejects a pod that asks for hugepages.
    problems.check(
        isAlwaysSet(ResourceName.CPU) || isAlwaysSet(ResourceName.MEMORY),
        List.of("resources"),
        "cpu or memory needs a defaultRequest or defaultLimit, or Kubernetes rejects hugepages");
    unit(rules.volume().unit(), List.of("volume", "unit"));
  }

  private boolean isAlwaysSet(String name) {
    return Optional.ofNullable(rules.resources().get(name))
        .filter(r -> r.defaultRequest().isPresent() || r.defaultLimit().isPresent())
        .isPresent();
  }

  private void resource(String name, NativeResource resource, List<String> at) {
    problems.check(
        ResourceName.containerErrors(name, "").isEmpty()
            && name.indexOf('/') < 0
            && !ResourceName.isHugePages(name),
        at,
        "is no native resource of a container: cpu, memory or ephemeral-storage");
    unit(resource.unit(), append(at, "unit"));
    Optional<BigInteger> request = amount(resource.defaultRequest(), append(at, "defaultRequest"));
    Optional<BigInteger> limit = amount(resource.defaultLimit(), append(at, "defaultLimit"));
    Optional<BigInteger> smallest = amount(resource.smallestLimit(), append(at, "smallestLimit"));
    problems.check(
        resource.parameter().isEmpty() || resource.defaultLimit().isEmpty(),
        append(at, "defaultLimit"),
        "the parameter is this resource's limit already; remove one of the two");
    problems.check(
        resource.hostRequirement().isEmpty() || resource.cap().isPresent(),
        at,
        "nothing bounds its host requirement; add a cap");
    ordered(request, limit, append(at, "defaultRequest"), "is above defaultLimit");
    ordered(smallest, limit, append(at, "defaultLimit"), "is below smallestLimit");
    resource
        .cap()
        .ifPresent(cap -> cap(cap, resource, append(at, "cap"), request, limit, smallest));
  }

  private void cap(
      Cap cap,
      NativeResource resource,
      List<String> at,
      Optional<BigInteger> request,
      Optional<BigInteger> limit,
      Optional<BigInteger> smallest) {
    Optional<BigInteger> amount =
        quantities.thousandths(cap.standard().toPlainString() + resource.unit());
    List<String> path = append(at, "default");
    problems.check(
        amount.filter(a -> a.signum() > 0).isPresent(),
        path,
        "must be a number above zero that is a quantity in its unit");
    ordered(request, amount, path, "is below defaultRequest");
    if (cap.limits()) {
      ordered(limit, amount, path, "is below defaultLimit, which it caps");
      ordered(smallest, amount, path, "is below smallestLimit");
    }
  }

  private void ordered(
      Optional<BigInteger> low, Optional<BigInteger> high, List<String> at, String reason) {
    problems.check(
        low.isEmpty() || high.isEmpty() || low.get().compareTo(high.get()) <= 0, at, reason);
  }

  private void unit(String unit, List<String> at) {
    problems.check(
        rules.quantities().suffixes().containsKey(unit), at, "is no suffix of quantities");
  }

  private Optional<BigInteger> amount(Optional<String> text, List<String> at) {
    Optional<BigInteger> amount = text.flatMap(quantities::thousandths);
    problems.check(
        text.isEmpty() || amount.isPresent(), at, "'" + text.orElse("") + "' is no quantity");
    return amount;
  }
}
