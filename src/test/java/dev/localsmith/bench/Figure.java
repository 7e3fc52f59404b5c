package dev.localsmith.bench;

import java.util.Locale;

/**
 * A row of the table.
 *
 * @param what was measured
 * @param measured the figures, in words
 * @param target what they must be; empty where nothing is asked
 */
record Figure(String what, String measured, String target, boolean met) {
  static Figure plain(String what, String measured) {
    return new Figure(what, measured, "", true);
  }

  static Figure atMost(String what, double value, double most, String format, String details) {
    return new Figure(
        what, text(format, value) + details, "at most " + text(format, most), value <= most);
  }

  static Figure atLeast(String what, double value, double least, String format, String details) {
    return new Figure(
        what, text(format, value) + details, "at least " + text(format, least), value >= least);
  }

  static String text(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }

  String row() {
    return "| " + what + " | " + measured + " | " + target + (met ? "" : " **missed**") + " |";
  }
}
