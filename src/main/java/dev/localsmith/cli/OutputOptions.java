package dev.localsmith.cli;

import dev.localsmith.emit.Form;
import dev.localsmith.rules.RuleSet;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is generated, and where it stands. */
final class OutputOptions {
  /** The forms that a user can name. */
  enum Forms {
    SINGLE(List.of(Form.SINGLE)),
    KEYED(List.of(Form.KEYED)),
    ALL(List.of(Form.values()));

    private final List<Form> forms;

    Forms(List<Form> forms) {
      this.forms = forms;
    }

    @Override
    public String toString() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  @Mixin private RulesOption rules;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "generated",
      description = "The folder; each form has one of its own in it. Default: ${DEFAULT-VALUE}.")
  private Path out;

  @Option(
      names = "--form",
      paramLabel = "FORM",
      defaultValue = "all",
      description =
          "${COMPLETION-CANDIDATES}: single for a template with one agent, keyed for one with an"
              + " agent per instance. Default: ${DEFAULT-VALUE}.")
  private Forms form;

  RuleSet rules() {
    return rules.rules();
  }

  /** How messages name the rules file. */
  String rulesName() {
    return rules.name();
  }

  GeneratedFiles files() {
    return GeneratedFiles.of(out, rules.rules(), rules.name(), form.forms);
  }
}
