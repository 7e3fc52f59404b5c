package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.Resources;
import java.util.List;
import java.util.Optional;

/**
 * A container after the API's and the LimitRanges' defaulting.
 *
 * @param defaulted what a LimitRange has set, in its order
 */
public record Effective(
    String name, Container.Kind kind, Resources resources, List<Defaulted> defaulted) {

  /** An amount that a LimitRange has set because the container had none. */
  public record Defaulted(String limitRange, Side side, String resource, Quantity amount) {}

  Optional<Quantity> amount(Side side, String resource) {
    return Optional.ofNullable(
        switch (side) {
          case REQUEST -> resources.requests().get(resource);
          case LIMIT -> resources.limits().get(resource);
        });
  }

  boolean isDefaulted(Side side, String resource) {
    return defaulted.stream()
        .anyMatch(set -> set.side() == side && set.resource().equals(resource));
  }
}
