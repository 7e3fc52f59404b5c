package dev.localsmith.kubernetes;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** How the node ranks a pod when resources run short. */
public enum QosClass {
  GUARANTEED("Guaranteed"),
  BURSTABLE("Burstable"),
  BEST_EFFORT("BestEffort");

  private static final List<String> COMPUTE = List.of(ResourceName.CPU, ResourceName.MEMORY);

  private final String text;

  QosClass(String text) {
    this.text = text;
  }

  /**
   * Guaranteed if every container has equal limits and requests for CPU and memory, best effort if
   * none has any.
   */
  public static QosClass of(Collection<Resources> containers) {
    if (containers.stream().allMatch(c -> isBestEffort(c.requests()) && isBestEffort(c.limits()))) {
      return BEST_EFFORT;
    }
    return containers.stream().allMatch(QosClass::isGuaranteed) ? GUARANTEED : BURSTABLE;
  }

  private static boolean isBestEffort(SortedMap<String, Quantity> amounts) {
    return COMPUTE.stream().noneMatch(name -> isSet(amounts, name));
  }

  private static boolean isGuaranteed(Resources container) {
    return COMPUTE.stream()
        .allMatch(
            name ->
                isSet(container.limits(), name)
                    && isSet(container.requests(), name)
                    && container.limits().get(name).compareTo(container.requests().get(name)) == 0);
  }

  /** An amount of zero counts as none. */
  private static boolean isSet(Map<String, Quantity> amounts, String name) {
    return amounts.containsKey(name) && amounts.get(name).signum() > 0;
  }

  @Override
  public String toString() {
    return text;
  }
}
