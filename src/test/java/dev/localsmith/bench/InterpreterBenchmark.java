package dev.localsmith.bench;

import dev.localsmith.cases.Case;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.testing.Library;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The interpreter on ordinary configurations, from JSON text to results, on one core. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class InterpreterBenchmark {
  private final Interpreter interpreter = new Interpreter(Library.RULES);
  private final List<Case> cases = Ordinary.cases();
  private int next;

  @Benchmark
  public Object resolve() {
    next = next + 1 == cases.size() ? 0 : next + 1;
    return interpreter.resolve(cases.get(next).input());
  }
}
