package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** The smallest changes that satisfy a ResourceQuota. */
final class QuotaChanges {
  private QuotaChanges() {}

  /** What names a resource in a container: the amount of its other side, else all that is left. */
  static List<Change> naming(QuotaPolicy quota, String resource, Effective container) {
    Side side = sideOf(resource);
    String name = Usage.unprefixed(resource);
    Quantity left = left(quota, resource);
    Optional<Quantity> to =
        container
            .amount(side == Side.LIMIT ? Side.REQUEST : Side.LIMIT, name)
            .or(() -> left.signum() > 0 ? Optional.of(left) : Optional.empty());
    return to.<List<Change>>map(
            amount ->
                List.of(
                    new Change.SetAmount(container.name(), side, name, Optional.empty(), amount)))
        .orElse(List.of());
  }

  /** What brings a pod's use of a resource down to what is left. */
  static List<Change> ofPod(
      QuotaPolicy quota,
      String resource,
      SortedMap<String, Quantity> usage,
      List<Effective> containers) {
    String name = Usage.unprefixed(resource);
    boolean isAmount =
        usage.containsKey(resource) && containers.stream().anyMatch(c -> has(c, name));
    Quantity left = left(quota, resource);
    if (!isAmount || left.signum() <= 0 && ResourceName.mayOvercommit(name)) {
      return raise(quota, resource, usage);
    }
    if (ResourceName.mayOvercommit(name)) {
      return Remainders.reach(
          left, Optional.of(usage.get(resource)), sideOf(resource), name, containers);
    }
    Quantity whole = new Quantity(left.value().setScale(0, RoundingMode.DOWN), left.format());
    if (whole.signum() <= 0) {
      return containers.stream().filter(c -> has(c, name)).flatMap(c -> without(name, c)).toList();
    }
    List<Change> both = new ArrayList<>();
    for (Side side : Side.values()) {
      both.addAll(
          Remainders.reach(whole, Optional.of(usage.get(resource)), side, name, containers));
    }
    return List.copyOf(both);
  }

  /** Where a LimitRange would put the resource back, only an amount of zero keeps it away. */
  private static Stream<Change> without(String name, Effective container) {
    if (!container.isDefaulted(Side.LIMIT, name)) {
      return Stream.of(new Change.Remove(container.name(), name));
    }
    return Stream.of(Side.values())
        .map(
            side ->
                new Change.SetAmount(
                    container.name(), side, name, container.amount(side, name), Quantity.ZERO));
  }

  static List<Change> ofClaim(
      QuotaPolicy quota, String resource, SortedMap<String, Quantity> usage) {
    Quantity left = left(quota, resource);
    return resource.endsWith("requests.storage") && left.signum() > 0
        ? List.of(new Change.SetStorage(usage.get(resource), left))
        : raise(quota, resource, usage);
  }

  static List<Change> raise(QuotaPolicy quota, String resource, SortedMap<String, Quantity> usage) {
    Quantity needed = quota.usedOf(resource).plus(usage.get(resource));
    return List.of(new Change.RaiseQuota(quota.name(), resource, needed));
  }

  private static boolean has(Effective container, String name) {
    return container
        .amount(Side.REQUEST, name)
        .or(() -> container.amount(Side.LIMIT, name))
        .isPresent();
  }

  private static Quantity left(QuotaPolicy quota, String resource) {
    return quota.hard().get(resource).minus(quota.usedOf(resource));
  }

  private static Side sideOf(String resource) {
    return resource.startsWith(ResourceName.LIMITS) ? Side.LIMIT : Side.REQUEST;
  }
}
