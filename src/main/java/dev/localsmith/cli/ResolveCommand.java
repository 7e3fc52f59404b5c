package dev.localsmith.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RuleSet;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    mixinStandardHelpOptions = true,
    description = {
      "Prints what each case gives: a JSON array of {id, pod_requests, pod_limits, disk_size,"
          + " node_selector, tolerations, resources_summary, warnings}."
    })
final class ResolveCommand implements Callable<Integer> {
  @Mixin private RulesOption rules;
  @Mixin private CaseFiles files;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "interpreter",
      description =
          "${COMPLETION-CANDIDATES}: computed here, or by the generated locals in the real"
              + " Terraform. Default: ${DEFAULT-VALUE}.")
  private Engines engine;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws JsonProcessingException {
    RuleSet given = rules.rules();
    List<Case> cases = files.read(given).values().stream().flatMap(List::stream).toList();
    List<ObjectNode> results = engine.of(given).resolve(cases);
    ArrayNode printed = Json.MAPPER.createArrayNode();
    for (int i = 0; i < cases.size(); i++) {
      printed.addObject().put("id", cases.get(i).id()).setAll(results.get(i));
    }
    String json = Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(printed);
    spec.commandLine().getOut().println(Shown.text(json));
    return 0;
  }
}
