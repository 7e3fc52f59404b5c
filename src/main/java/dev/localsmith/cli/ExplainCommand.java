package dev.localsmith.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.localsmith.cases.Json;
import dev.localsmith.explain.Explanation;
import dev.localsmith.explain.ExplanationJson;
import dev.localsmith.explain.ExplanationText;
import dev.localsmith.explain.PodManifest;
import dev.localsmith.explain.Reports;
import dev.localsmith.explain.Template;
import dev.localsmith.report.Annotations;
import dev.localsmith.report.Finding;
import dev.localsmith.report.Sarif;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RuleSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    mixinStandardHelpOptions = true,
    description = {
      "Says what a repository's workspace will get, where each value comes from, what is dropped or"
          + " changed and what to write instead.",
      "Reads devcontainer.json and the local Features as the Dev Containers CLI merges them, without"
          + " network, and sizes the workspace by the same rules as the template."
    },
    footer = {
      "",
      "Exit codes: 0 explained, 1 with --strict if there are warnings, 2 bad usage or unreadable"
          + " input.",
      "--format json prints a list with one object per configuration: source, what resolve prints"
          + " (pod_requests, pod_limits, disk_size, node_selector, tolerations, resources_summary,"
          + " warnings, each with text, advice, file, line and column), reading (what the Dev"
          + " Containers CLI drops), near_misses, qos_class, provenance (for each value its origin,"
          + " rule, setting, contributor, file, line and column), parameters, variables,"
          + " contributors and"
          + " not_looked_at.",
      "NO_COLOR switches colours off, COLUMNS sets the width."
    })
final class ExplainCommand implements Callable<Integer> {
  /** What is printed. */
  enum Format {
    TABLE,
    JSON,
    POD,
    GITHUB,
    SARIF;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Mixin private WorkspaceInputs inputs;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description =
          "${COMPLETION-CANDIDATES}: a table for people, JSON, a Pod and PersistentVolumeClaim for"
              + " kubectl apply --dry-run, annotations for GitHub Actions, SARIF 2.1.0. Default:"
              + " ${DEFAULT-VALUE}.")
  private Format format;

  @Option(names = "--strict", description = "Ends with exit code 1 if there are warnings.")
  private boolean strict;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws JsonProcessingException {
    RuleSet rules = inputs.rules();
    Template template = inputs.template(rules);
    List<Explanation> explanations = inputs.explanations(rules, template, System.in);
    spec.commandLine().getOut().print(printed(rules, template, explanations));
    return strict && warned(rules, explanations) ? Localsmith.DIFFERENT : 0;
  }

  private String printed(RuleSet rules, Template template, List<Explanation> explanations)
      throws JsonProcessingException {
    return switch (format) {
      case TABLE -> {
        ExplanationText text = new ExplanationText(rules, template, Screens.of(spec));
        yield explanations.stream().map(text::of).collect(Collectors.joining("\n"));
      }
      case JSON -> {
        ExplanationJson json = new ExplanationJson(rules, template);
        ArrayNode all = Json.MAPPER.createArrayNode();
        explanations.forEach(explanation -> all.add(json.of(explanation)));
        yield text(all);
      }
      case POD -> new PodManifest().of(explanations);
      case GITHUB ->
          findings(rules, explanations).stream()
              .map(finding -> Shown.text(Annotations.of(finding)) + "\n")
              .collect(Collectors.joining());
      case SARIF -> text(Sarif.of(Localsmith.VERSION, findings(rules, explanations)));
    };
  }

  private static boolean warned(RuleSet rules, List<Explanation> explanations) {
    Reports reports = new Reports(rules);
    return explanations.stream().anyMatch(e -> !reports.warnings(e).isEmpty());
  }

  private static List<Finding> findings(RuleSet rules, List<Explanation> explanations) {
    Reports reports = new Reports(rules);
    return explanations.stream().flatMap(e -> reports.all(e).stream()).toList();
  }

  private static String text(JsonNode json) throws JsonProcessingException {
    return Shown.text(Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json)) + "\n";
  }
}
