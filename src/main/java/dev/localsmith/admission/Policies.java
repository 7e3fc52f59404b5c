package dev.localsmith.admission;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Everything that an operator handed out about a namespace and its nodes, in the files' order.
 *
 * @param priorityClasses all of the cluster's if there is any
 * @param kubelet the configuration of the nodes, if known
 * @param faults what Kubernetes itself would refuse about these policies
 * @param notes what the reader passed over
 */
public record Policies(
    List<LimitRangePolicy> limitRanges,
    List<QuotaPolicy> quotas,
    List<PriorityClass> priorityClasses,
    Optional<Kubelet> kubelet,
    List<Fault> faults,
    List<String> notes) {
  public static final Policies NONE =
      new Policies(List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of());

  /** A policy that Kubernetes would refuse, with its reasons; it is applied all the same. */
  public record Fault(String kind, String name, List<String> errors) {}

  /**
   * The parts' policies, one after the other; of several kubelet configurations the last counts.
   */
  public static Policies of(List<Policies> parts) {
    return new Policies(
        all(parts, Policies::limitRanges),
        all(parts, Policies::quotas),
        all(parts, Policies::priorityClasses),
        parts.stream().flatMap(part -> part.kubelet().stream()).reduce((first, last) -> last),
        all(parts, Policies::faults),
        all(parts, Policies::notes));
  }

  private static <T> List<T> all(List<Policies> parts, Function<Policies, List<T>> field) {
    return parts.stream().map(field).flatMap(List::stream).toList();
  }
}
