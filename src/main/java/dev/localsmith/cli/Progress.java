package dev.localsmith.cli;

import java.io.PrintWriter;
import java.time.Duration;

/** A bar that shows how far a long command is; nothing where nobody watches. */
final class Progress {
  private static final int WIDTH = 40;

  private final PrintWriter terminal;
  private final boolean watched;
  private final long total;
  private final long started = System.nanoTime();

  /**
   * @param watched whether the writer is a terminal
   */
  Progress(PrintWriter terminal, boolean watched, long total) {
    this.terminal = terminal;
    this.watched = watched;
    this.total = total;
  }

  /** Whether a person sees what is printed. */
  static boolean isWatched() {
    return System.console() != null;
  }

  synchronized void show(long done) {
    if (watched) {
      int filled = (int) (WIDTH * done / total);
      Duration left =
          Duration.ofNanos((System.nanoTime() - started) / Math.max(1, done) * (total - done));
      terminal.printf(
          "\r[%s%s] %d / %d, %d:%02d left ",
          "#".repeat(filled),
          " ".repeat(WIDTH - filled),
          done,
          total,
          left.toMinutes(),
          left.toSecondsPart());
      terminal.flush();
    }
  }

  /** Clears the line. */
  synchronized void end() {
    if (watched) {
      terminal.print("\r" + " ".repeat(2 * WIDTH) + "\r");
      terminal.flush();
    }
  }
}
