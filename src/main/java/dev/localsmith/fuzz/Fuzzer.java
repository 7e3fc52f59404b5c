package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.rules.RuleSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;

/** Tries random configurations on given and on random rules until one fails. */
public final class Fuzzer {
  private final Plan plan;
  private final RandomRules random;
  private final RandomRules.Drawn given;
  private final Trial.Engines engines;
  private final LongConsumer progress;

  private final Coverage coverage = new Coverage();
  private final AtomicLong next = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final ConcurrentLinkedQueue<Failed> failed = new ConcurrentLinkedQueue<>();
  private final long started = System.nanoTime();

  /**
   * What to try.
   *
   * @param seed decides all that is random
   * @param count of pairs of rule set and configuration
   * @param ruleSets how many random rule sets half of the configurations meet
   * @param time after which no more are tried
   * @param threads each of which runs a Terraform of its own
   */
  public record Plan(long seed, long count, int ruleSets, Optional<Duration> time, int threads) {}

  /** What was tried, and what failed first. */
  public record Report(
      long done, Duration took, Coverage coverage, Optional<CounterExample> counterExample) {}

  private record Failed(long index, RandomRules.Drawn rules, Shrinker.Found found) {}

  /**
   * @param yaml the text of the rules
   * @param progress is told how many pairs were tried so far, from several threads
   */
  public Fuzzer(
      Plan plan, String yaml, RuleSet rules, Trial.Engines engines, LongConsumer progress) {
    this.plan = plan;
    random = new RandomRules(yaml, plan.seed());
    given = Chunk.given(yaml, rules);
    this.engines = engines;
    this.progress = progress;
  }

  /**
   * Runs the plan to its end or to the first failure.
   *
   * @throws RuntimeException whatever an engine throws that is no fault of a case
   */
  public Report run() {
    ExecutorService threads = Executors.newFixedThreadPool(plan.threads());
    try {
      Callable<Void> worker =
          () -> {
            work();
            return null;
          };
      List<Future<Void>> workers = new ArrayList<>();
      for (int i = 0; i < plan.threads(); i++) {
        workers.add(threads.submit(worker));
      }
      for (Future<Void> each : workers) {
        each.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(e.getCause());
    } finally {
      threads.shutdownNow();
    }
    Duration took = elapsed();
    Optional<CounterExample> smallest =
        failed.stream().min(Comparator.comparingLong(Failed::index)).map(this::smallest);
    return new Report(done.get(), took, coverage, smallest);
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - started);
  }

  private void work() {
    int size = Chunk.size(plan.count(), plan.ruleSets());
    while (failed.isEmpty() && !Thread.currentThread().isInterrupted()) {
      long number = next.getAndIncrement();
      boolean late = plan.time().filter(time -> elapsed().compareTo(time) > 0).isPresent();
      if (late || number * size >= plan.count()) {
        return;
      }
      attempt(Chunk.of(number, size, plan.count(), plan.ruleSets()));
    }
  }

  private void attempt(Chunk chunk) {
    RandomRules.Drawn rules = chunk.rules(random, given);
    Samples samples = new Samples(rules.rules());
    List<Case> cases =
        LongStream.range(chunk.first(), chunk.first() + chunk.count())
            .mapToObj(index -> samples.sample(plan.seed(), index))
            .toList();
    List<Optional<Failure>> failures = new Trial(rules.rules(), engines).run(cases);
    List<ObjectNode> resolved = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      Case tried = cases.get(i);
      long index = chunk.first() + i;
      failures
          .get(i)
          .ifPresentOrElse(
              failure -> failed.add(new Failed(index, rules, new Shrinker.Found(tried, failure))),
              () -> resolved.add(tried.input()));
    }
    coverage.observe(rules.rules(), chunk.set() == 0, resolved);
    progress.accept(done.addAndGet(chunk.count()));
  }

  private CounterExample smallest(Failed failure) {
    return new Minimum(plan.seed(), random, engines)
        .of(failure.rules(), failure.found(), failure.rules() == given);
  }
}
