package dev.localsmith.cli;

import dev.localsmith.cases.Case;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.verify.Difference;
import dev.localsmith.verify.Verifier;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    mixinStandardHelpOptions = true,
    description = {
      "Resolves each case with the interpreter and with the generated locals in the real Terraform,"
          + " and compares the two, and what the case expects, value by value.",
      "Prints the first differences and a line per file, and ends with exit code 1 if there are any."
    })
final class VerifyCommand implements Callable<Integer> {
  private static final int SHOWN = 10;

  @Mixin private RulesOption rules;
  @Mixin private CaseFiles files;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    RuleSet given = rules.rules();
    Map<String, List<Case>> cases = files.read(given);
    Verifier verifier = new Verifier(Engines.INTERPRETER.of(given), Engines.TERRAFORM.of(given));
    PrintWriter out = spec.commandLine().getOut();
    List<Difference> all = new ArrayList<>();
    cases.forEach(
        (file, content) -> {
          List<Difference> found = verifier.verify(content);
          found.stream().limit(Math.max(0, SHOWN - all.size())).forEach(d -> show(file, d));
          out.println(summary(Shown.text(file), content.size(), found.size()));
          out.flush();
          all.addAll(found);
        });
    if (all.size() > SHOWN) {
      out.println((all.size() - SHOWN) + " more differences are not shown.");
    }
    int total = cases.values().stream().mapToInt(List::size).sum();
    out.println(summary("total", total, all.size()));
    return all.isEmpty() ? 0 : Localsmith.DIFFERENT;
  }

  private void show(String file, Difference difference) {
    spec.commandLine().getOut().println(Shown.text(file + ": " + difference.text()));
  }

  private static String summary(String name, int cases, int differences) {
    return name + ": " + cases + " cases, " + differences + " differences";
  }
}
