package dev.localsmith.bench;

import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** How many configurations the interpreter resolves in a second. */
final class Throughput {
  private static final double LEAST = 100_000;

  private Throughput() {}

  static List<Figure> measure() {
    try {
      Result<?> result =
          new Runner(
                  new OptionsBuilder()
                      .include(InterpreterBenchmark.class.getSimpleName())
                      .verbosity(VerboseMode.SILENT)
                      .build())
              .runSingle()
              .getPrimaryResult();
      return List.of(
          Figure.atLeast(
              "Interpreter, ordinary configurations a second on one core",
              result.getScore(),
              LEAST,
              "%,.0f",
              Figure.text(" ± %,.0f", result.getScoreError())));
    } catch (RunnerException e) {
      throw new IllegalStateException(e);
    }
  }
}
