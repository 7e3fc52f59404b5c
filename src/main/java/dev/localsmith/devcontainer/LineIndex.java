package dev.localsmith.devcontainer;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Turns an offset in a text into line and column. Lines end with LF, CRLF or CR. */
final class LineIndex {
  private final String file;
  private final int[] lineStarts;

  /** Offsets of the second halves of characters outside the basic plane. */
  private final int[] secondHalves;

  LineIndex(String file, String text) {
    this.file = file;
    this.lineStarts =
        IntStream.concat(
                IntStream.of(0),
                IntStream.rangeClosed(1, text.length()).filter(i -> endsLine(text, i - 1)))
            .toArray();
    this.secondHalves =
        IntStream.range(1, text.length())
            .filter(i -> Character.isSurrogatePair(text.charAt(i - 1), text.charAt(i)))
            .toArray();
  }

  Position position(int offset) {
    int line = countUpTo(lineStarts, offset);
    int start = lineStarts[line - 1];
    int halves = countUpTo(secondHalves, offset) - countUpTo(secondHalves, start);
    return new Position(file, line, offset - start - halves + 1);
  }

  private static boolean endsLine(String text, int i) {
    char c = text.charAt(i);
    boolean beforeLineFeed = i + 1 < text.length() && text.charAt(i + 1) == '\n';
    return c == '\n' || (c == '\r' && !beforeLineFeed);
  }

  private static int countUpTo(int[] sorted, int offset) {
    int found = Arrays.binarySearch(sorted, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }
}
