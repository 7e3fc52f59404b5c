package dev.localsmith.cli;

import dev.localsmith.admission.Change;
import dev.localsmith.admission.Check;
import dev.localsmith.admission.Verdict;
import dev.localsmith.admission.Violation;
import dev.localsmith.cases.Json;
import dev.localsmith.fit.Reviewed;
import dev.localsmith.fit.Told;
import dev.localsmith.report.Screen;
import dev.localsmith.report.Shown;
import dev.localsmith.report.Table;
import dev.localsmith.report.Table.Cell;
import dev.localsmith.report.Tone;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A verdict for a person: first what it is, then every amount, then the reasons. */
final class VerdictText {
  /** An API server's message may name a dozen resources. */
  static final int LONGEST = 2_000;

  private static final int INDENT = 2;

  private final Screen screen;
  private final StringBuilder out = new StringBuilder();

  VerdictText(Screen screen) {
    this.screen = screen;
  }

  String of(Reviewed reviewed) {
    Verdict verdict = reviewed.verdict();
    List<Told> reasons = Told.of(reviewed);
    boolean isMisaligned =
        verdict.node().filter(node -> node.cpus().smtAlignmentError()).isPresent();
    headline(reviewed.name(), reasons.size(), isMisaligned);
    if (!verdict.checks().isEmpty()) {
      out.append('\n').append(checks(verdict.checks()));
    }
    if (!reasons.isEmpty()) {
      section("Reasons", reasons(reasons));
      section("To pass", remedy(reviewed, reasons));
    }
    verdict
        .node()
        .ifPresent(node -> section("On the node", new NodeText(screen).of(reviewed, node)));
    Table notes = table();
    reviewed.notes().forEach(note -> notes.row(cell(note)));
    section("Notes", notes);
    return out.toString();
  }

  private void headline(String name, int reasons, boolean isMisaligned) {
    boolean isAdmitted = reasons == 0;
    String words =
        isAdmitted
            ? isMisaligned ? "Admitted, but nodes may fail it: " : "Admitted: "
            : "Refused for " + (reasons == 1 ? "one reason: " : reasons + " reasons: ");
    Tone tone = isAdmitted ? Tone.GOOD : Tone.ERROR;
    out.append(new Table(screen, 0).row(new Cell(words + Shown.line(name), tone)));
  }

  private void section(String heading, Table table) {
    String text = table.toString();
    if (!text.isEmpty()) {
      out.append('\n').append(new Table(screen, 0).row(new Cell(heading, Tone.HEADING)));
      out.append(text);
    }
  }

  private Table checks(List<Check> checks) {
    Table table = table();
    table.row(
        heading("RESOURCE"),
        heading("REQUESTED"),
        heading("USED"),
        heading("ALLOWED"),
        heading("VERDICT"),
        heading("BY"));
    Set<String> subjects =
        checks.stream()
            .filter(check -> !Violation.ObjectKind.isNamed(check.subject()))
            .map(Check::subject)
            .collect(Collectors.toSet());
    for (Check check : checks) {
      boolean isNamed = subjects.size() > 1 && subjects.contains(check.subject());
      table.row(
          cell(check.resource() + (isNamed ? " of " + check.subject() : "")),
          cell(check.requested().isEmpty() ? "none" : check.requested()),
          cell(check.used()),
          cell(check.allowed()),
          check.passed() ? new Cell("ok", Tone.GOOD) : new Cell("refused", Tone.ERROR),
          cell(by(check)));
    }
    return table;
  }

  private static String by(Check check) {
    String judge = check.stage().judge(check.policy());
    return check.rule().equals(Violation.Finding.QUOTA) ? judge : judge + ", " + check.rule();
  }

  private Table reasons(List<Told> reasons) {
    Table table = table();
    int number = 0;
    boolean isBeyond = false;
    for (Told reason : reasons) {
      if (!reason.byServer() && !isBeyond) {
        isBeyond = true;
        table.row(
            Cell.of(""), new Cell("The API server stops there. Next it would say:", Tone.FAINT));
      }
      table.row(Cell.of(++number + "."), cell(reason.violation().message()));
      reason.causes().forEach(cause -> table.row(Cell.of(""), cell(cause)));
      if (!reason.changes().isEmpty()) {
        table.row(Cell.of(""), cell("Smallest change: " + changes(reason.changes()) + "."));
      }
    }
    return table;
  }

  private Table remedy(Reviewed reviewed, List<Told> reasons) {
    Table table = table();
    List<Change> remedy = reviewed.verdict().remedy();
    if (remedy.isEmpty()) {
      return table.row(cell("No change of the workspace's own amounts makes it pass."));
    }
    boolean isSaid = reasons.size() == 1 && reasons.get(0).changes().equals(remedy);
    if (!isSaid) {
      remedy.forEach(change -> table.row(cell(change.text())));
    }
    reviewed
        .toPass()
        .ifPresent(entry -> table.row(cell("in customizations.kubernetes: " + Json.text(entry))));
    return table;
  }

  static String changes(List<Change> changes) {
    return changes.stream().map(Change::text).distinct().collect(Collectors.joining("; "));
  }

  private Table table() {
    return new Table(screen, INDENT);
  }

  static Cell cell(String text) {
    return Cell.of(Shown.line(text, LONGEST));
  }

  private static Cell heading(String text) {
    return new Cell(text, Tone.HEADING);
  }
}
