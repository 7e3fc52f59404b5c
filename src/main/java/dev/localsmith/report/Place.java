package dev.localsmith.report;

import java.util.OptionalInt;

/**
 * Where a finding stands. Lines and columns count from 1, a column being one code point.
 *
 * @param file as the user named it, relative to the current folder or absolute
 * @param column only where there is a line
 */
public record Place(String file, OptionalInt line, OptionalInt column) {
  public Place {
    if (column.isPresent() && line.isEmpty()) {
      throw new IllegalArgumentException("a column without a line");
    }
  }

  public static Place of(String file) {
    return new Place(file, OptionalInt.empty(), OptionalInt.empty());
  }

  public static Place of(String file, int line) {
    return new Place(file, OptionalInt.of(line), OptionalInt.empty());
  }

  public static Place of(String file, int line, int column) {
    return new Place(file, OptionalInt.of(line), OptionalInt.of(column));
  }

  /** {@code FILE:LINE:COLUMN}, as far as known. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(file);
    line.ifPresent(number -> text.append(':').append(number));
    column.ifPresent(number -> text.append(':').append(number));
    return text.toString();
  }
}
