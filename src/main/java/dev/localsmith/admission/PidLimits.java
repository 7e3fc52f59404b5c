package dev.localsmith.admission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Process ID limits: a node's matter, which no pod can set. */
final class PidLimits {
  static final List<String> UNKNOWN =
      List.of(
          "A pod cannot set its own limit of process IDs; the kubelet's podPidsLimit does, and it is not known here.");

  private PidLimits() {}

  static OptionalLong podLimit(Optional<Kubelet> kubelet) {
    OptionalLong limit = kubelet.map(Kubelet::podPidsLimit).orElse(OptionalLong.empty());
    return limit.isPresent() && limit.getAsLong() > 0 ? limit : OptionalLong.empty();
  }

  static List<String> notes(Kubelet kubelet) {
    List<String> notes = new ArrayList<>();
    OptionalLong limit = podLimit(Optional.of(kubelet));
    notes.add(
        limit.isPresent()
            ? "The workspace may use "
                + limit.getAsLong()
                + " process IDs (podPidsLimit); then it cannot start processes."
            : "The workspace has no limit of process IDs of its own; it may use up all that the node has for pods.");
    kubelet
        .reservedPids()
        .forEach(
            (field, pids) ->
                notes.add("The node keeps " + pids + " process IDs back (" + field + ")."));
    kubelet
        .pidEviction()
        .forEach(
            (field, threshold) ->
                notes.add(
                    "The node evicts pods when fewer than "
                        + threshold
                        + " of its process IDs are free (pid.available in "
                        + field
                        + "); it looks now and then, so a fork bomb can be faster."));
    return List.copyOf(notes);
  }
}
