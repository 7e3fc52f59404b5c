package dev.localsmith.interpret;

import dev.localsmith.interpret.Amounts.Amount;
import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Written;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Record, "Requests" and "Limits are used as given"; rules 6 for one native resource. */
final class Sizes {
  private static final BigInteger THOUSAND = BigInteger.valueOf(1000);

  private final RuleSet rules;
  private final QuantityText quantities;

  /** What a native resource gets; either may be absent. */
  record Size(Optional<Quantity> request, Optional<Quantity> limit) {}

  Sizes(RuleSet rules, QuantityText quantities) {
    this.rules = rules;
    this.quantities = quantities;
  }

  Size size(
      String name,
      Inputs inputs,
      Amounts.Judged judged,
      Map<String, Quantity> hostMinimums,
      List<Finding> findings,
      Watcher watcher) {
    NativeResource resource = rules.resources().get(name);
    Optional<Amount> given = Optional.ofNullable(judged.limits().get(name));
    Optional<Quantity> cap =
        resource
            .cap()
            .flatMap(c -> inputs.quantity(c.variable(), resource.unit()))
            .flatMap(quantities::of);
    Optional<Quantity> request =
        judged.authoritative()
            ? given(name, judged, cap, findings, watcher)
            : required(name, resource, hostMinimums, cap, findings, watcher);
    if (request.isEmpty()) {
      request = standard(name, resource, given, watcher);
    }
    return new Size(request, limit(name, resource, inputs, request, given, cap, findings, watcher));
  }

  /** Rules 6.1 to 6.3 where {@code resources} decides. */
  private Optional<Quantity> given(
      String name,
      Amounts.Judged judged,
      Optional<Quantity> cap,
      List<Finding> findings,
      Watcher watcher) {
    Amount amount = judged.requests().get(name);
    if (amount == null) {
      return Optional.empty();
    }
    if (cap.isPresent() && amount.quantity().above(cap.get())) {
      findings.add(
          Finding.of(
              rules.warnings().requestCapped(),
              amount.path(),
              amount.path(),
              amount.value(),
              cap.get().text()));
      watcher.request(name, Origin.CAP, amount.path());
      return cap;
    }
    watcher.request(name, Origin.CUSTOMIZATION, amount.path());
    return Optional.of(amount.quantity());
  }

  /** Rules 6.1 to 6.3 where a host requirement is the minimum. */
  private Optional<Quantity> required(
      String name,
      NativeResource resource,
      Map<String, Quantity> hostMinimums,
      Optional<Quantity> cap,
      List<Finding> findings,
      Watcher watcher) {
    Quantity minimum = hostMinimums.get(name);
    if (minimum == null) {
      return Optional.empty();
    }
    RuleSet.HostRequirement host = resource.hostRequirement().orElseThrow();
    if (cap.isPresent() && minimum.above(cap.get())) {
      Quantity capped = host.written() == Written.BYTES ? inBytes(cap.get()) : cap.get();
      findings.add(
          new Finding(
              rules.warnings().requestCapped(),
              host.path(),
              host.path(),
              minimum.text(),
              capped.text()));
      watcher.request(name, Origin.CAP, host.path());
      return Optional.of(capped);
    }
    watcher.request(name, Origin.HOST_REQUIREMENT, host.path());
    return Optional.of(minimum);
  }

  private static Quantity inBytes(Quantity cap) {
    BigInteger bytes = cap.thousandths().divide(THOUSAND);
    return new Quantity(bytes.toString(), bytes.multiply(THOUSAND));
  }

  /** Rules 6.4: the default, lowered to a smaller limit. */
  private Optional<Quantity> standard(
      String name, NativeResource resource, Optional<Amount> given, Watcher watcher) {
    return resource
        .defaultRequest()
        .flatMap(quantities::constant)
        .map(
            standard -> {
              Optional<Amount> smaller = given.filter(g -> g.quantity().below(standard));
              watcher.request(
                  name,
                  smaller.isPresent() ? Origin.GIVEN_LIMIT : Origin.DEFAULT,
                  smaller.map(Amount::path).orElse(""));
              return smaller.map(Amount::quantity).orElse(standard);
            });
  }

  /** Rules 6.5 and 6.6. */
  private Optional<Quantity> limit(
      String name,
      NativeResource resource,
      Inputs inputs,
      Optional<Quantity> request,
      Optional<Amount> given,
      Optional<Quantity> cap,
      List<Finding> findings,
      Watcher watcher) {
    if (given.isEmpty()) {
      return standing(name, resource, inputs, request, watcher);
    }
    Amount amount = given.get();
    boolean capsLimit = resource.cap().filter(Cap::limits).isPresent();
    if (capsLimit && cap.isPresent() && amount.quantity().above(cap.get())) {
      boolean requestLarger = request.isPresent() && request.get().above(cap.get());
      Optional<Quantity> limit = requestLarger ? request : cap;
      findings.add(replaced(rules.warnings().limitCapped(), amount, limit));
      watcher.limit(name, requestLarger ? Origin.REQUEST : Origin.CAP, amount.path());
      return limit;
    }
    if (request.isPresent() && amount.quantity().below(request.get())) {
      findings.add(replaced(rules.warnings().limitRaised(), amount, request));
      watcher.limit(name, Origin.REQUEST, amount.path());
      return request;
    }
    watcher.limit(name, Origin.CUSTOMIZATION, amount.path());
    return Optional.of(amount.quantity());
  }

  private static Finding replaced(
      dev.localsmith.rules.Warnings.Warning warning, Amount amount, Optional<Quantity> limit) {
    return Finding.of(
        warning, amount.path(), amount.path(), amount.value(), limit.orElseThrow().text());
  }

  /** The limit where none is given: the parameter or the default, raised to a larger request. */
  private Optional<Quantity> standing(
      String name,
      NativeResource resource,
      Inputs inputs,
      Optional<Quantity> request,
      Watcher watcher) {
    if (resource.parameter().isEmpty() && resource.defaultLimit().isEmpty()) {
      return Optional.empty();
    }
    Optional<Quantity> standing =
        resource
            .parameter()
            .flatMap(p -> inputs.quantity(p.input(), resource.unit()))
            .flatMap(quantities::of)
            .or(() -> resource.defaultLimit().flatMap(quantities::constant));
    if (standing.isEmpty() || request.isPresent() && request.get().above(standing.get())) {
      request.ifPresent(r -> watcher.limit(name, Origin.REQUEST, ""));
      return request;
    }
    watcher.limit(name, resource.parameter().isPresent() ? Origin.PARAMETER : Origin.DEFAULT, "");
    return standing;
  }
}
