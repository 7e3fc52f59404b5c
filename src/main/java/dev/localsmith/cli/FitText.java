package dev.localsmith.cli;

import dev.localsmith.fit.Fit;
import dev.localsmith.report.Screen;
import dev.localsmith.report.Table;
import dev.localsmith.report.Table.Cell;
import dev.localsmith.report.Tone;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Which share of many workspaces a namespace refuses, and why, for a person. */
final class FitText {
  private static final int INDENT = 2;

  private FitText() {}

  static String of(Fit fit, Screen screen) {
    String headline =
        "Refused: %d of %d cases, %s."
            .formatted(
                fit.refused().size(), fit.cases(), percent(fit.refused().size(), fit.cases()));
    Tone tone = fit.refused().isEmpty() ? Tone.GOOD : Tone.ERROR;
    Table table = new Table(screen, INDENT);
    table.row(
        heading("CASES"), heading("SHARE"), heading("BY"), heading("REASON"), heading("FIRST"));
    for (Fit.Refusal refusal : fit.reasons()) {
      table.row(
          Cell.of(String.valueOf(refusal.cases().size())),
          Cell.of(percent(refusal.cases().size(), fit.cases())),
          VerdictText.cell(refusal.reason().who()),
          VerdictText.cell(refusal.reason().what()),
          VerdictText.cell(refusal.cases().get(0)));
    }
    String text = new Table(screen, 0).row(new Cell(headline, tone)).toString();
    Table notes = new Table(screen, INDENT);
    fit.notes().forEach(note -> notes.row(VerdictText.cell(note)));
    return text
        + (fit.reasons().isEmpty() ? "" : "\n" + table)
        + (fit.notes().isEmpty() ? "" : "\n" + notes);
  }

  private static String percent(int part, int whole) {
    return whole == 0
        ? "0 %"
        : BigDecimal.valueOf(100L * part)
                .divide(BigDecimal.valueOf(whole), 1, RoundingMode.HALF_UP)
                .toPlainString()
            + " %";
  }

  private static Cell heading(String text) {
    return new Cell(text, Tone.HEADING);
  }
}
