package dev.localsmith.cli;

import dev.localsmith.cases.Json;
import dev.localsmith.emit.Form;
import dev.localsmith.fuzz.CounterExample;
import dev.localsmith.fuzz.Coverage;
import dev.localsmith.fuzz.Fuzzer;
import dev.localsmith.fuzz.Trial;
import dev.localsmith.report.Shown;
import dev.localsmith.terraform.Terraform;
import dev.localsmith.terraform.TerraformEngine;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    mixinStandardHelpOptions = true,
    description = {
      "Draws random configurations, and random rule sets if asked for, resolves each with the"
          + " interpreter and with the real Terraform, compares the two, and judges every pod as"
          + " Kubernetes does.",
      "Ends with exit code 1 and a minimal case file at the first difference or rejection, and if"
          + " a run of 20,000 configurations or more leaves a branch of the rules untried."
    })
final class FuzzCommand implements Callable<Integer> {
  /** From here on chance is no excuse for a branch that was not tried. */
  private static final long COMPLETE = 20_000;

  private static final int SHOWN_LINES = 60;

  @Mixin private RulesOption rules;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed draws the same. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--count",
      paramLabel = "N",
      description =
          "How many pairs of rule set and configuration. Default: 20000; with --minutes, as many as"
              + " they hold.")
  private Optional<Long> count = Optional.empty();

  @Option(
      names = "--rule-sets",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "How many random rule sets, made from the rules, half of the configurations meet."
              + " Default: ${DEFAULT-VALUE}.")
  private int ruleSets;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "Ends after that time, whatever was tried by then.")
  private Optional<Integer> minutes = Optional.empty();

  @Option(
      names = "--without-terraform",
      description = "Judges the interpreter's pods alone; a hundred times as fast.")
  private boolean withoutTerraform;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    check(ruleSets >= 0, "--rule-sets must not be negative");
    check(count.orElse(1L) > 0, "--count must be above zero");
    check(minutes.orElse(1) > 0, "--minutes must be above zero");
    long pairs = count.orElse(minutes.isPresent() ? Long.MAX_VALUE / 2 : COMPLETE);
    Fuzzer.Plan plan =
        new Fuzzer.Plan(
            seed,
            pairs,
            ruleSets,
            minutes.map(Duration::ofMinutes),
            Runtime.getRuntime().availableProcessors());
    Progress progress =
        new Progress(spec.commandLine().getErr(), Progress.isWatched() && count.isPresent(), pairs);
    Fuzzer.Report report =
        new Fuzzer(plan, rules.text(), rules.rules(), engines(), progress::show).run();
    progress.end();
    return report(report);
  }

  private void check(boolean holds, String reason) {
    if (!holds) {
      throw new ParameterException(spec.commandLine(), reason);
    }
  }

  private Trial.Engines engines() {
    if (withoutTerraform) {
      return new Trial.Engines(Engines.INTERPRETER::of, Optional.empty());
    }
    Terraform terraform = Terraform.of(System.getenv(), Engines.LIMIT);
    return new Trial.Engines(
        Engines.INTERPRETER::of,
        Optional.of(
            given ->
                cases ->
                    new TerraformEngine(terraform, given, Form.KEYED)
                        .resolve(cases, Trial::unresolved)));
  }

  private int report(Fuzzer.Report report) {
    PrintWriter out = spec.commandLine().getOut();
    if (report.counterExample().isPresent()) {
      show(report.counterExample().get(), out);
    }
    double seconds = report.took().toMillis() / 1000.0;
    out.printf(
        "seed %d: %d pairs in %.1f s, %.1f ms each; %s%n",
        seed,
        report.done(),
        seconds,
        1000 * seconds / Math.max(1, report.done()),
        report.counterExample().isPresent() ? "one failed" : "none failed");
    List<String> missing = coverage(report.coverage(), out);
    boolean incomplete = report.done() >= COMPLETE && !missing.isEmpty();
    return report.counterExample().isPresent() || incomplete ? Localsmith.DIFFERENT : 0;
  }

  private static List<String> coverage(Coverage coverage, PrintWriter out) {
    List<String> missing = coverage.missing();
    int all = coverage.branches();
    out.printf("coverage: %d of %d branches%n", all - missing.size(), all);
    missing.forEach(branch -> out.println("not tried: " + Shown.text(branch)));
    return missing;
  }

  private static void show(CounterExample found, PrintWriter out) {
    found.failure().lines().limit(SHOWN_LINES).map(Shown::text).forEach(out::println);
    out.println();
    out.println(Shown.text(Json.asciiLines(found.caseFile())));
    found
        .rules()
        .ifPresent(
            yaml -> {
              out.println();
              out.println("# rules file");
              out.println(Shown.text(yaml));
            });
  }
}
