package dev.localsmith.admission;

import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.kubernetes.QosClass;
import dev.localsmith.kubernetes.Quantity;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Whether a namespace takes a workspace, and why.
 *
 * @param objects each object's own answer, in the order in which they are created
 * @param violations every reason, beyond the first at which the server stops
 * @param checks every amount against every policy that applies
 * @param pod what becomes of the pod; empty if it cannot even be decoded, or there is none
 * @param node what the node gives the pod
 * @param remedy changes to the workspace that together make it pass (tried); empty if it passes or
 *     nothing helps
 * @param notes what else is worth knowing
 */
public record Verdict(
    List<ObjectVerdict> objects,
    List<Violation> violations,
    List<Check> checks,
    Optional<PodOutcome> pod,
    Optional<NodeReview> node,
    List<Change> remedy,
    List<String> notes) {

  /**
   * @param errors the server's words: the reasons of the first stage that fails; none if it accepts
   *     the object
   * @param usage what quotas count the object for
   * @param quotas the quotas whose scopes select it
   */
  public record ObjectVerdict(
      ObjectKind kind,
      List<String> errors,
      SortedMap<String, Quantity> usage,
      List<String> quotas) {}

  public record PodOutcome(QosClass qosClass, List<Effective> containers) {}

  public boolean admitted() {
    return violations.isEmpty();
  }

  Verdict withRemedy(List<Change> changes) {
    return new Verdict(objects, violations, checks, pod, node, changes, notes);
  }
}
