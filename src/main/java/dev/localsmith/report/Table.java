package dev.localsmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;

/**
 * A table of text, its columns as wide as their cells need; where the screen is too narrow, the
 * widest columns wrap.
 */
public final class Table {
  private static final int GAP = 2;
  private static final int NARROWEST = 8;

  private final ColorScheme scheme;
  private final int width;
  private final int indent;
  private final List<List<Cell>> rows = new ArrayList<>();

  /**
   * @param indent of all lines
   */
  public Table(Screen screen, int indent) {
    this.scheme = Help.defaultColorScheme(Ansi.valueOf(screen.colours()));
    this.width = screen.width();
    this.indent = indent;
  }

  /**
   * One cell.
   *
   * @param text one line, safe to print
   */
  public record Cell(String text, Tone tone) {
    public static Cell of(String text) {
      return new Cell(text, Tone.PLAIN);
    }
  }

  /**
   * @param cells as many as any other row has
   */
  public Table row(Cell... cells) {
    rows.add(List.of(cells));
    return this;
  }

  /** The lines, each with its end; nothing without rows. */
  @Override
  public String toString() {
    if (rows.isEmpty()) {
      return "";
    }
    int[] widths = widths();
    StringBuilder text = new StringBuilder();
    for (List<Cell> row : rows) {
      List<List<String>> wrapped = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        wrapped.add(Wrapping.lines(row.get(i).text(), widths[i]));
      }
      int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
      for (int line = 0; line < height; line++) {
        line(text, row, wrapped, line, widths);
      }
    }
    return text.toString();
  }

  private void line(
      StringBuilder text, List<Cell> row, List<List<String>> wrapped, int line, int[] widths) {
    int missing = 0;
    for (int i = 0; i < row.size(); i++) {
      String piece = line < wrapped.get(i).size() ? wrapped.get(i).get(line) : "";
      missing += gap(i);
      if (!piece.isEmpty()) {
        text.append(" ".repeat(missing));
        text.append(toned(piece, row.get(i).tone()));
        missing = 0;
      }
      missing += widths[i] - Wrapping.width(piece);
    }
    text.append('\n');
  }

  private String toned(String text, Tone tone) {
    return tone == Tone.PLAIN ? text : scheme.apply(text, tone.styles()).toString();
  }

  private int gap(int column) {
    return column == 0 ? indent : GAP;
  }

  private int[] widths() {
    int[] widths = new int[rows.get(0).size()];
    for (List<Cell> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], Wrapping.width(row.get(i).text()));
      }
    }
    int gaps = IntStream.range(0, widths.length).map(this::gap).sum();
    for (int excess = IntStream.of(widths).sum() + gaps - width; excess > 0; excess--) {
      int widest = widest(widths);
      if (widths[widest] <= NARROWEST) {
        break;
      }
      widths[widest]--;
    }
    return widths;
  }

  /** Of equals the last, which holds prose. */
  private static int widest(int[] widths) {
    return IntStream.range(0, widths.length).reduce(0, (a, b) -> widths[b] >= widths[a] ? b : a);
  }
}
