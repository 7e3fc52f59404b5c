package dev.localsmith.cli;

import dev.localsmith.admission.Policies;
import dev.localsmith.admission.PolicyReader;
import dev.localsmith.admission.WorkspaceReader;
import dev.localsmith.cases.Case;
import dev.localsmith.explain.Template;
import dev.localsmith.fit.Fit;
import dev.localsmith.fit.Reviewed;
import dev.localsmith.fit.Reviewer;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
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
      "Judges, offline, whether a namespace takes a workspace, and tells what the node gives it: in"
          + " the API server's own words, every reason with the value that causes it and the"
          + " smallest change that would pass."
    },
    footer = {
      "",
      "Exit codes: 0 admitted, 1 refused or no room for --count, 2 bad usage or unreadable input.",
      "--format json prints a list with one object per workspace: id, admitted, reasons (stage,"
          + " object, policy, message in the API server's words, findings, by_server: whether the"
          + " server gets to it, causes, place), checks (every amount against every policy), remedy"
          + " (changes that together pass), customization (the entry of customizations.kubernetes"
          + " that makes it pass, or null), objects, pod (qos_class, containers as defaulted), node,"
          + " customization_for_own_cpus, capacity and notes. With --fit one object: cases, refused"
          + " (ids), reasons (reason, cases, example) and notes.",
      "NO_COLOR switches colours off, COLUMNS sets the width."
    })
final class AdmitCommand implements Callable<Integer> {
  @Mixin private WorkspaceInputs inputs;
  @Mixin private PolicyOption policy;

  @Option(
      names = "--kubelet",
      paramLabel = "FILE",
      description =
          "The nodes' kubelet configuration: a KubeletConfiguration, or what kubectl get --raw"
              + " /api/v1/nodes/NAME/proxy/configz prints.")
  private Optional<String> kubelet = Optional.empty();

  @Option(
      names = "--pod",
      paramLabel = "FILE",
      description =
          "Instead of PATHs: a Pod or Deployment, a PersistentVolumeClaim, or both, in YAML or"
              + " JSON.")
  private Optional<String> pod = Optional.empty();

  @Option(
      names = "--fit",
      paramLabel = "CASES",
      arity = "1..*",
      description =
          "Instead of PATHs: case files, as resolve reads them. Tells which share of the cases the"
              + " namespace would refuse, and why.")
  private List<String> fit = List.of();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Tells whether N such workspaces fit in the quotas, and what runs out first.")
  private Optional<Long> count = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description =
          "${COMPLETION-CANDIDATES}: for a person, for a program, annotations for GitHub Actions,"
              + " or a log for code scanning. Default: ${DEFAULT-VALUE}.")
  private VerdictFormat format;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    checkOptions();
    RuleSet rules = inputs.rules();
    Policies policies = policies();
    if (!fit.isEmpty()) {
      return fit(rules, policies);
    }
    List<Reviewed> reviewed = reviewed(rules, policies);
    print(format.text(reviewed, count, Screens.of(spec)));
    boolean isAdmitted = reviewed.stream().allMatch(r -> r.verdict().admitted());
    boolean isRoom =
        count.isEmpty()
            || reviewed.stream().allMatch(r -> CountText.suffices(r.capacity(), count.get()));
    return isAdmitted && isRoom ? 0 : Localsmith.DIFFERENT;
  }

  private List<Reviewed> reviewed(RuleSet rules, Policies policies) {
    Reviewer reviewer = new Reviewer(policies);
    if (pod.isPresent()) {
      return List.of(reviewer.review(pod.get(), InputFiles.read(pod.get(), WorkspaceReader::read)));
    }
    Template template = inputs.template(rules);
    return inputs.explanations(rules, template, System.in).stream()
        .map(explanation -> reviewer.review(explanation, rules, template, policy.terms()))
        .toList();
  }

  private Policies policies() {
    Policies given = policy.policies();
    return kubelet.map(file -> Policies.of(List.of(given, kubelet(file)))).orElse(given);
  }

  private static Policies kubelet(String file) {
    Policies read = InputFiles.read(file, PolicyReader::read);
    if (read.kubelet().isEmpty()) {
      throw new FilesException(
          file + ": holds no kubelet configuration, {\"kind\": \"KubeletConfiguration\", ...}");
    }
    return read;
  }

  private int fit(RuleSet rules, Policies policies) {
    List<Case> cases = CaseFiles.read(rules, fit).values().stream().flatMap(List::stream).toList();
    Fit found = Fit.of(cases, new Interpreter(rules), policies, policy.terms());
    print(format.text(found, Screens.of(spec)));
    return found.refused().isEmpty() ? 0 : Localsmith.DIFFERENT;
  }

  private void print(String text) {
    spec.commandLine().getOut().print(text);
  }

  private void checkOptions() {
    List<String> sources = new ArrayList<>();
    if (spec.commandLine().getParseResult().hasMatchedPositional(0)) {
      sources.add("PATH");
    }
    pod.ifPresent(file -> sources.add("--pod"));
    if (!fit.isEmpty()) {
      sources.add("--fit");
    }
    check(sources.size() <= 1, String.join(" and ", sources) + " exclude each other");
    check(
        policy.isGiven() || kubelet.isPresent(),
        "--policy or --kubelet is needed: there is nothing to judge by");
    check(count.isEmpty() || count.get() > 0, "--count: must be a number above 0");
    check(fit.isEmpty() || count.isEmpty(), "--count and --fit exclude each other");
    check(
        fit.isEmpty() || format.isOfSets(),
        "--format " + format + " is not for --fit; table or json is");
    long fromStandardInput =
        spec.commandLine().getParseResult().originalArgs().stream().filter("-"::equals).count();
    check(fromStandardInput <= 1, "standard input (-) can be read only once");
  }

  private void check(boolean holds, String message) {
    if (!holds) {
      throw new ParameterException(spec.commandLine(), message);
    }
  }
}
