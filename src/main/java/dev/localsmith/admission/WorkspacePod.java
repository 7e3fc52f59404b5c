package dev.localsmith.admission;

import dev.localsmith.kubernetes.Toleration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A workspace's pod, as far as admission looks at it.
 *
 * @param containers in their order, at least one
 * @param crossNamespaceAffinity whether an affinity term names other namespaces
 */
public record WorkspacePod(
    List<Container> containers,
    Map<String, String> nodeSelector,
    List<Toleration> tolerations,
    Optional<String> priorityClassName,
    OptionalLong activeDeadlineSeconds,
    boolean crossNamespaceAffinity) {

  /** A pod of one container without anything that a quota's scopes look at. */
  public static WorkspacePod of(
      Container container, Map<String, String> nodeSelector, List<Toleration> tolerations) {
    return new WorkspacePod(
        List.of(container),
        nodeSelector,
        tolerations,
        Optional.empty(),
        OptionalLong.empty(),
        false);
  }

  boolean isTerminating() {
    return activeDeadlineSeconds.isPresent() && activeDeadlineSeconds.getAsLong() >= 0;
  }

  WorkspacePod withContainers(List<Container> changed) {
    return new WorkspacePod(
        changed,
        nodeSelector,
        tolerations,
        priorityClassName,
        activeDeadlineSeconds,
        crossNamespaceAffinity);
  }

  WorkspacePod withPriorityClass(String name) {
    return withPriorityClass(Optional.of(name));
  }

  WorkspacePod withoutPriorityClass() {
    return withPriorityClass(Optional.empty());
  }

  private WorkspacePod withPriorityClass(Optional<String> name) {
    return new WorkspacePod(
        containers, nodeSelector, tolerations, name, activeDeadlineSeconds, crossNamespaceAffinity);
  }
}
