package dev.localsmith.cli;

import dev.localsmith.report.Shown;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the files that the rules give: the Terraform files of each form and, beside them, the"
          + " JSON Schema for editors and the rules as a page for authors of repositories.",
      "A file that is as it should be is left alone; another is replaced as a whole, once all of"
          + " them are known."
    })
final class GenerateCommand implements Callable<Integer> {
  @Mixin private OutputOptions options;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    GeneratedFiles files = options.files();
    var out = spec.commandLine().getOut();
    files.write().forEach(path -> out.println("wrote " + Shown.text(path.toString())));
    return 0;
  }
}
