package dev.localsmith.cli;

import dev.localsmith.admission.Capacity;
import dev.localsmith.report.Screen;
import dev.localsmith.report.Shown;
import dev.localsmith.report.Table;
import dev.localsmith.report.Table.Cell;
import dev.localsmith.report.Tone;

/** How many workspaces of one kind still fit, for a person. */
final class CountText {
  private static final int INDENT = 2;

  private CountText() {}

  static String of(Capacity capacity, long wanted, Screen screen) {
    Tone tone = suffices(capacity, wanted) ? Tone.GOOD : Tone.ERROR;
    Table table = new Table(screen, INDENT);
    table.row(
        heading("RESOURCE"),
        heading("USED"),
        heading("ALLOWED"),
        heading("EACH"),
        heading("ROOM FOR"),
        heading("BY"));
    capacity
        .limits()
        .forEach(
            limit ->
                table.row(
                    VerdictText.cell(limit.resource()),
                    VerdictText.cell(limit.used()),
                    VerdictText.cell(limit.allowed()),
                    VerdictText.cell(limit.requested()),
                    Cell.of(String.valueOf(limit.count())),
                    VerdictText.cell("quota " + limit.quota())));
    String text = new Table(screen, 0).row(new Cell(words(capacity, wanted), tone)).toString();
    return capacity.limits().isEmpty() ? text : text + "\n" + table;
  }

  static boolean suffices(Capacity capacity, long wanted) {
    return capacity.fits().isEmpty() || capacity.fits().getAsLong() >= wanted;
  }

  private static String words(Capacity capacity, long wanted) {
    if (capacity.fits().isEmpty()) {
      return "Room for all " + wanted + ": no quota limits them.";
    }
    long fits = capacity.fits().getAsLong();
    if (capacity.limits().isEmpty() || fits < capacity.limits().get(0).count()) {
      return "Room for none of " + wanted + ": the workspace is refused whatever is left.";
    }
    String resource = Shown.line(capacity.limits().get(0).resource());
    String quota = "quota " + Shown.line(capacity.limits().get(0).quota());
    if (fits == 0) {
      return "Room for none of %d: %s has not enough %s left.".formatted(wanted, quota, resource);
    }
    return "Room for %s: %s of %s runs out first, after %d."
        .formatted(
            fits >= wanted ? "all " + wanted : fits + " of " + wanted, resource, quota, fits);
  }

  private static Cell heading(String text) {
    return new Cell(text, Tone.HEADING);
  }
}
