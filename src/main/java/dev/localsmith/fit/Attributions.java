package dev.localsmith.fit;

import dev.localsmith.admission.Effective;
import dev.localsmith.admission.Side;
import dev.localsmith.admission.Verdict;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.fit.Amount.OfContainer;
import java.util.Optional;

/** Leads from an amount at fault to who set it. */
@FunctionalInterface
public interface Attributions {
  Attribution of(Finding finding, Amount amount);

  /** For objects that somebody wrote as they are. */
  static Attributions of(String file) {
    return (finding, amount) ->
        Attribution.from(
            ObjectKind.isNamed(finding.subject())
                ? file
                : file + ", container " + finding.subject());
  }

  /** What LimitRanges and Kubernetes set themselves, and else these attributions. */
  default Attributions within(Verdict verdict) {
    return (finding, amount) ->
        amount instanceof OfContainer of
            ? container(verdict, finding, of)
                .flatMap(container -> set(container, of))
                .orElseGet(() -> of(finding, amount))
            : of(finding, amount);
  }

  /** The container at fault; of a whole pod's total, the only one. */
  private static Optional<Effective> container(
      Verdict verdict, Finding finding, OfContainer amount) {
    var containers = verdict.pod().map(Verdict.PodOutcome::containers).orElseThrow();
    return containers.stream()
        .filter(c -> c.name().equals(finding.subject()))
        .findFirst()
        .or(() -> containers.size() == 1 ? containers.stream().findFirst() : Optional.empty());
  }

  private static Optional<Attribution> set(Effective container, OfContainer amount) {
    return container.defaulted().stream()
        .filter(d -> d.side() == amount.side() && d.resource().equals(amount.resource()))
        .map(d -> Attribution.from("LimitRange " + d.limitRange() + ", as the container sets none"))
        .findFirst()
        .or(
            () ->
                amount(container, amount).isEmpty()
                    ? Optional.of(Attribution.UNSET)
                    : Optional.empty());
  }

  private static Optional<?> amount(Effective container, OfContainer amount) {
    var amounts =
        amount.side() == Side.REQUEST
            ? container.resources().requests()
            : container.resources().limits();
    return Optional.ofNullable(amounts.get(amount.resource()));
  }
}
