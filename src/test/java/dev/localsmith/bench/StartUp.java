package dev.localsmith.bench;

import dev.localsmith.terraform.Scratch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** How long a command takes, from the shell. */
final class StartUp {
  private static final double MOST_SECONDS = 0.5;
  private static final int RUNS = 11;

  private StartUp() {}

  static List<Figure> measure() {
    try (Scratch scratch = new Scratch()) {
      Runnable generate =
          () -> run("scripts/localsmith", "generate", "--out", scratch.folder().toString());
      generate.run();
      Span span = Span.median(RUNS, generate);
      return List.of(
          Figure.atMost(
              "scripts/localsmith generate",
              span.wall(),
              MOST_SECONDS,
              "%.2f s",
              Figure.text(" (%.2f s of processor)", span.processor())));
    }
  }

  private static void run(String... command) {
    try {
      int code =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start()
              .waitFor();
      if (code != 0) {
        throw new IllegalStateException(String.join(" ", command) + " gave " + code);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
