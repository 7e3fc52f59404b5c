package dev.localsmith.report;

import java.util.Map;
import java.util.function.IntSupplier;

/**
 * What text is written on.
 *
 * @param width in columns
 */
public record Screen(boolean colours, int width) {
  private static final int NARROWEST = 40;
  private static final int STANDARD = 100;

  /**
   * Colours only on a terminal, and not where {@code NO_COLOR} is set (no-color.org); as wide as
   * {@code COLUMNS} says.
   *
   * @param terminal whether somebody reads it as it is written
   * @param terminalWidth asked only where there is a terminal and {@code COLUMNS} says nothing
   */
  public static Screen of(
      Map<String, String> environment, boolean terminal, IntSupplier terminalWidth) {
    boolean colours =
        terminal
            && environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "").equals("dumb");
    String columns = environment.getOrDefault("COLUMNS", "");
    int width =
        columns.matches("[1-9][0-9]{0,4}")
            ? Integer.parseInt(columns)
            : terminal ? terminalWidth.getAsInt() : STANDARD;
    return new Screen(colours, Math.max(NARROWEST, width));
  }
}
