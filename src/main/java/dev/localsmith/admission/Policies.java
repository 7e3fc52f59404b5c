package dev.localsmith.admission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  /** These policies, then those; of two kubelet configurations the later one counts. */
  public Policies and(Policies more) {
    return new Policies(
        concat(limitRanges, more.limitRanges),
        concat(quotas, more.quotas),
        concat(priorityClasses, more.priorityClasses),
        more.kubelet.or(() -> kubelet),
        concat(faults, more.faults),
        concat(notes, more.notes));
  }

  private static <T> List<T> concat(List<T> first, List<T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
