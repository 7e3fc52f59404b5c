package dev.localsmith.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How long something took.
 *
 * @param wall seconds on the clock
 * @param processor seconds that the processes it started spent, which a busy machine changes less;
 *     0 where the system does not tell
 */
record Span(double wall, double processor) {
  private static final Path STATISTICS = Path.of("/proc/self/stat");
  private static final double TICKS_A_SECOND = 100;

  static Span of(Runnable action) {
    double before = children();
    long start = System.nanoTime();
    action.run();
    return new Span((System.nanoTime() - start) / 1e9, children() - before);
  }

  /** The one in the middle, by the clock, of an odd number of runs. */
  static Span median(int runs, Runnable action) {
    List<Span> spans =
        IntStream.range(0, runs)
            .mapToObj(i -> of(action))
            .sorted(Comparator.comparingDouble(Span::wall))
            .toList();
    return spans.get(runs / 2);
  }

  String text() {
    return Figure.text("%.2f s", wall) + " (" + Figure.text("%.2f s", processor) + " of processor)";
  }

  private static double children() {
    if (!Files.isReadable(STATISTICS)) {
      return 0;
    }
    try {
      // Behind the program's name in brackets; see proc(5): cutime and cstime.
      String line = Files.readString(STATISTICS);
      String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
      return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) / TICKS_A_SECOND;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
