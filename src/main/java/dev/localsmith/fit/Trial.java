package dev.localsmith.fit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.fit.Amount.OfContainer;
import java.util.List;
import java.util.Optional;

/**
 * One workspace to try.
 *
 * @param input what the interpreter reads
 * @param asks what the workspace asks for, in words
 * @param resource whose amounts the trial is about; empty for the claim
 * @param parameter the parameter that the series of trials varies; empty for a trial of its own
 * @param value the parameter's
 */
record Trial(
    ObjectNode input,
    String asks,
    Optional<String> resource,
    Optional<String> parameter,
    String value) {

  boolean isAbout(Amount amount) {
    return amount instanceof OfContainer of
        ? resource.filter(of.resource()::equals).isPresent()
        : resource.isEmpty();
  }

  /**
   * Which workspaces fail, in words.
   *
   * @param failing the values with which this kind of trial fails, in the order of the series
   */
  String situation(List<String> failing, List<Trial> series) {
    if (parameter.isEmpty() || failing.size() == series.size()) {
      return asks;
    }
    String first = failing.get(0);
    String last = failing.get(failing.size() - 1);
    String which;
    if (last.equals(series.get(series.size() - 1).value())) {
      which = "at " + first + " or more";
    } else if (first.equals(series.get(0).value())) {
      which = "at " + last + " or less";
    } else {
      which = "at " + String.join(", ", failing);
    }
    return asks + ", the parameter " + parameter.get() + " " + which + ",";
  }
}
