package dev.localsmith.cli;

import dev.localsmith.admission.NodeReview;
import dev.localsmith.fit.Reviewed;
import dev.localsmith.fit.Told;
import dev.localsmith.report.Finding;
import dev.localsmith.report.Level;
import dev.localsmith.report.Place;
import dev.localsmith.report.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a verdict has to tell, for tools that show findings on the lines of a file. */
final class VerdictFindings {
  private VerdictFindings() {}

  /** Each reason at the line that causes it, and what the node would refuse. */
  static List<Finding> of(Reviewed reviewed) {
    Place whole = Place.of(reviewed.name());
    List<Finding> findings = new ArrayList<>();
    for (Told reason : Told.of(reviewed)) {
      String changes = VerdictText.changes(reason.changes());
      findings.add(
          new Finding(
              Level.ERROR,
              code(reason),
              Stream.concat(Stream.of(reason.violation().message() + "."), reason.causes().stream())
                  .map(text -> Shown.line(text, VerdictText.LONGEST))
                  .collect(Collectors.joining(" ")),
              changes.isEmpty()
                  ? ""
                  : Shown.line("Smallest change: " + changes + ".", VerdictText.LONGEST),
              Optional.of(reason.place().orElse(whole))));
    }
    reviewed.verdict().node().ifPresent(node -> findings.addAll(ofNode(node, whole)));
    return findings;
  }

  private static String code(Told reason) {
    String stage = reason.violation().stage().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return "refused-by-" + stage;
  }

  private static List<Finding> ofNode(NodeReview node, Place whole) {
    if (!node.cpus().smtAlignmentError()) {
      return List.of();
    }
    String changes = VerdictText.changes(node.cpus().changes());
    return List.of(
        new Finding(
            Level.WARNING,
            "smt-alignment-error",
            Shown.line(String.join(" ", node.cpus().notes()), VerdictText.LONGEST),
            changes.isEmpty() ? "" : Shown.line("To pass: " + changes + ".", VerdictText.LONGEST),
            Optional.of(whole)));
  }
}
