package dev.localsmith.cli;

import dev.localsmith.emit.schema.EditorSchema;
import dev.localsmith.report.Shown;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    mixinStandardHelpOptions = true,
    description = {
      "Prints the JSON Schema (draft 2020-12) with which an editor completes and checks what a"
          + " devcontainer.json asks of these rules."
    })
final class SchemaCommand implements Callable<Integer> {
  @Mixin private RulesOption rules;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String schema = EditorSchema.of(rules.rules(), rules.name());
    spec.commandLine().getOut().print(Shown.text(schema));
    return 0;
  }
}
