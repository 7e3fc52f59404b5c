package dev.localsmith.fit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.admission.Capacity;
import dev.localsmith.admission.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * A workspace, judged.
 *
 * @param name the file that it comes from, as the user named it
 * @param attributions who set its amounts
 * @param toPass what its author would add to the customization to make it pass, where that is
 *     enough
 * @param toOwnCpus what its author would add to get CPUs for the workspace alone
 * @param notes what else is worth knowing
 */
public record Reviewed(
    String name,
    Verdict verdict,
    Capacity capacity,
    Attributions attributions,
    Optional<ObjectNode> toPass,
    Optional<OwnCpus> toOwnCpus,
    List<String> notes) {

  /**
   * @param refused whether the namespace then has a reason against the workspace that it has not
   *     now
   */
  public record OwnCpus(ObjectNode entry, boolean refused) {}
}
