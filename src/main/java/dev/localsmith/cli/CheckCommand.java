package dev.localsmith.cli;

import dev.localsmith.report.Shown;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    mixinStandardHelpOptions = true,
    description = {
      "Compares the generated files on disk with what the rules give.",
      "Prints a unified diff of each file that differs, names those that are missing or not"
          + " generated, and then ends with exit code 1."
    })
final class CheckCommand implements Callable<Integer> {
  @Mixin private OutputOptions options;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<String> differences = options.files().differences();
    var out = spec.commandLine().getOut();
    differences.forEach(difference -> out.println(Shown.text(difference)));
    return differences.isEmpty() ? 0 : Localsmith.DIFFERENT;
  }
}
