package dev.localsmith.cli;

import dev.localsmith.admission.Policies;
import dev.localsmith.admission.PolicyNotes;
import dev.localsmith.fit.RulesFit;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RuleSet.Parameter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    mixinStandardHelpOptions = true,
    description = {
      "Writes the files that the rules give: the Terraform files of each form and, beside them, the"
          + " JSON Schema for editors and the rules as a page for authors of repositories.",
      "A file that is as it should be is left alone; another is replaced as a whole, once all of"
          + " them are known.",
      "With --policy it warns where the rules can give what a namespace refuses; that changes"
          + " neither the files nor the exit code."
    })
final class GenerateCommand implements Callable<Integer> {
  @Mixin private OutputOptions options;
  @Mixin private PolicyOption policy;

  @Option(
      names = "--offer",
      paramLabel = "PARAMETER=VALUE,...",
      description = {
        "With --policy: the options that the template offers for a parameter, such as cpu=2,4,8."
            + " Of a parameter that is not named, every whole number counts, up to its cap."
      })
  private List<String> offers = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    GeneratedFiles files = options.files();
    List<String> warnings = policy.isGiven() ? warnings() : List.of();
    var out = spec.commandLine().getOut();
    files.write().forEach(path -> out.println("wrote " + Shown.text(path.toString())));
    warnings.forEach(
        warning -> spec.commandLine().getErr().println("localsmith: warning: " + warning));
    return 0;
  }

  private List<String> warnings() {
    Policies policies = policy.policies();
    return Stream.concat(
            PolicyNotes.of(policies).stream(),
            RulesFit.of(options.rules(), policies, policy.terms(), offered()).stream()
                .map(clash -> options.rulesName() + ": " + clash.text()))
        .map(text -> Shown.line(text, VerdictText.LONGEST))
        .toList();
  }

  private Map<String, List<String>> offered() {
    List<String> known = options.rules().parameters().stream().map(Parameter::input).toList();
    Map<String, List<String>> offered = new HashMap<>();
    for (String offer : offers) {
      int equals = offer.indexOf('=');
      String parameter = offer.substring(0, Math.max(0, equals));
      List<String> values = List.of(offer.substring(equals + 1).split(",", -1));
      if (!known.contains(parameter)
          || !values.stream().allMatch(v -> v.matches("[0-9]{1,18}(\\.[0-9]{1,9})?"))) {
        throw new ParameterException(
            spec.commandLine(),
            "--offer "
                + offer
                + ": must be PARAMETER=VALUE,... with numbers and one of "
                + String.join(", ", known));
      }
      offered.put(parameter, values);
    }
    return offered;
  }
}
