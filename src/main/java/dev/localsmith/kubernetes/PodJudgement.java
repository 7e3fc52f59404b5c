package dev.localsmith.kubernetes;

import java.util.List;

/**
 * What Kubernetes says of a pod.
 *
 * @param errors the server's reasons against it; none if it is accepted
 * @param qosClass of the pod after defaulting
 * @param effective its container's resources after defaulting
 */
public record PodJudgement(List<String> errors, QosClass qosClass, Resources effective) {
  public boolean accepted() {
    return errors.isEmpty();
  }
}
