package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.Resources;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** What a pod asks for in all. */
final class PodTotals {
  private PodTotals() {}

  /**
   * The main containers and sidecars together, or the most that an init container needs beside the
   * sidecars that run before it, whichever is more.
   */
  static Resources of(List<Effective> containers) {
    return new Resources(
        total(containers, Resources::requests), total(containers, Resources::limits));
  }

  private static SortedMap<String, Quantity> total(
      List<Effective> containers, Function<Resources, SortedMap<String, Quantity>> side) {
    SortedMap<String, Quantity> running = new TreeMap<>();
    SortedMap<String, Quantity> sidecars = new TreeMap<>();
    SortedMap<String, Quantity> starting = new TreeMap<>();
    for (Effective container : containers) {
      SortedMap<String, Quantity> amounts = side.apply(container.resources());
      if (container.kind() != Container.Kind.INIT) {
        merge(running, amounts, Quantity::plus);
      }
      if (container.kind() == Container.Kind.SIDECAR) {
        merge(sidecars, amounts, Quantity::plus);
        merge(starting, sidecars, PodTotals::greater);
      }
      if (container.kind() == Container.Kind.INIT) {
        SortedMap<String, Quantity> beside = new TreeMap<>(amounts);
        merge(beside, sidecars, Quantity::plus);
        merge(starting, beside, PodTotals::greater);
      }
    }
    merge(running, starting, PodTotals::greater);
    return running;
  }

  private static void merge(
      Map<String, Quantity> into, Map<String, Quantity> amounts, BinaryOperator<Quantity> both) {
    amounts.forEach((name, amount) -> into.merge(name, amount, both));
  }

  private static Quantity greater(Quantity first, Quantity second) {
    return second.compareTo(first) > 0 ? second : first;
  }
}
