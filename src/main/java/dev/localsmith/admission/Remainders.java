package dev.localsmith.admission;

import dev.localsmith.admission.Change.SetAmount;
import dev.localsmith.kubernetes.Quantity;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Turns "the total must become this" into a change of one container. */
final class Remainders {
  private Remainders() {}

  /**
   * The change that brings the containers' total to {@code target}: all of it in the container that
   * has most. None where even that does not suffice.
   */
  static List<Change> reach(
      Quantity target,
      Optional<Quantity> total,
      Side side,
      String resource,
      List<Effective> containers) {
    Effective largest =
        containers.stream()
            .max(Comparator.comparing(c -> c.amount(side, resource).orElse(Quantity.ZERO)))
            .orElseThrow();
    Optional<Quantity> own = largest.amount(side, resource);
    Quantity to = own.flatMap(now -> total.map(all -> target.plus(now.minus(all)))).orElse(target);
    return to.signum() < 0
        ? List.of()
        : List.of(
            new SetAmount(
                largest.name(), side, resource, own, new Quantity(to.value(), target.format())));
  }
}
