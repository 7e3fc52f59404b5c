package dev.localsmith.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;

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
  private final List<List<Text>> rows = new ArrayList<>();

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
   * @param text safe to print
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
    rows.add(
        Arrays.stream(cells).map(cell -> scheme.apply(cell.text(), cell.tone().styles())).toList());
    return this;
  }

  /** The lines, each with its end; nothing without rows. */
  @Override
  public String toString() {
    if (rows.isEmpty()) {
      return "";
    }
    int[] widths = widths();
    Column[] columns =
        IntStream.range(0, widths.length)
            .mapToObj(i -> new Column(widths[i] + gap(i), gap(i), Overflow.WRAP))
            .toArray(Column[]::new);
    TextTable table = TextTable.forColumns(scheme, columns);
    table.indentWrappedLines = 0;
    rows.forEach(row -> table.addRowValues(row.toArray(Text[]::new)));
    return table.toString();
  }

  private int gap(int column) {
    return column == 0 ? indent : GAP;
  }

  private int[] widths() {
    int[] widths = new int[rows.get(0).size()];
    for (List<Text> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], Math.max(1, row.get(i).getCJKAdjustedLength()));
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
