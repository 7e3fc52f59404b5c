package dev.localsmith.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.report.Table.Cell;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final Screen WIDE = new Screen(false, 100);

  @Test
  void columns_are_as_wide_as_their_cells() {
    String text =
        new Table(WIDE, 1)
            .row(Cell.of("memory"), Cell.of("4Gi"), Cell.of("as written"))
            .row(Cell.of("a"), Cell.of(""), Cell.of("b"))
            .toString();
    assertEquals(" memory  4Gi  as written\n a            b\n", text);
  }

  @Test
  void a_narrow_screen_wraps_the_widest_column() {
    String text =
        new Table(new Screen(false, 40), 0)
            .row(Cell.of("memory"), Cell.of("one two three four five six seven eight nine"))
            .toString();
    assertEquals("memory  one two three four five six\n        seven eight nine\n", text);
  }

  @Test
  void a_word_longer_than_the_screen_is_broken_and_not_lost() {
    String word = "x".repeat(95);
    String text = new Table(new Screen(false, 40), 0).row(Cell.of("a"), Cell.of(word)).toString();
    assertTrue(text.lines().allMatch(line -> line.length() <= 40), text);
    assertEquals(95, text.chars().filter(c -> c == 'x').count());
  }

  @Test
  void markup_in_a_cell_stays_text() {
    Table table = new Table(new Screen(true, 100), 0).row(Cell.of("@|red alarm|@"));
    assertTrue(table.toString().contains("@|red alarm|@"), table.toString());
  }

  @Test
  void colour_changes_nothing_but_colour() {
    Cell cell = new Cell("capped", Tone.WARNING);
    String coloured = new Table(new Screen(true, 100), 0).row(cell, Cell.of("x")).toString();
    String plain = new Table(WIDE, 0).row(cell, Cell.of("x")).toString();
    assertTrue(coloured.contains("\u001b[33m"), coloured);
    assertEquals(plain, coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
  }

  @Test
  void a_table_without_rows_is_nothing() {
    assertEquals("", new Table(WIDE, 0).toString());
  }

  @Test
  void colours_need_a_terminal_that_nobody_asked_to_stay_plain() {
    assertEquals(new Screen(true, 120), Screen.of(Map.of(), true, () -> 120));
    assertEquals(new Screen(false, 100), Screen.of(Map.of(), false, () -> 120));
    assertEquals(new Screen(false, 120), Screen.of(Map.of("NO_COLOR", "1"), true, () -> 120));
    assertEquals(new Screen(true, 120), Screen.of(Map.of("NO_COLOR", ""), true, () -> 120));
    assertEquals(new Screen(false, 120), Screen.of(Map.of("TERM", "dumb"), true, () -> 120));
  }

  @Test
  void columns_of_the_environment_count_before_the_terminals() {
    assertEquals(72, Screen.of(Map.of("COLUMNS", "72"), true, () -> 120).width());
    assertEquals(72, Screen.of(Map.of("COLUMNS", "72"), false, () -> 120).width());
    assertEquals(120, Screen.of(Map.of("COLUMNS", "wide"), true, () -> 120).width());
    assertEquals(40, Screen.of(Map.of("COLUMNS", "3"), true, () -> 120).width());
  }

  @Test
  void wide_characters_take_two_columns() {
    String text =
        new Table(WIDE, 0)
            .row(Cell.of("日本"), Cell.of("x"))
            .row(Cell.of("abcd"), Cell.of("y"))
            .toString();
    assertEquals("日本  x\nabcd  y\n", text);
  }

  @Test
  void wide_characters_break_before_the_edge() {
    String text = new Table(new Screen(false, 41), 0).row(Cell.of("日".repeat(30))).toString();
    assertEquals("日".repeat(20) + "\n" + "日".repeat(10) + "\n", text);
  }
}
