package dev.localsmith.explain;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.CasesException;
import dev.localsmith.cases.InputReader;
import dev.localsmith.devcontainer.Configuration;
import dev.localsmith.devcontainer.HostRequirements;
import dev.localsmith.devcontainer.HostRequirements.Requirement;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.rules.RuleSet;
import java.math.BigDecimal;
import java.util.Optional;

/** Resolves configurations that were found in a repository, and watches how. */
public final class Explainer {
  private final RuleSet rules;
  private final Template template;
  private final Interpreter interpreter;
  private final InputReader inputs;

  public Explainer(RuleSet rules, Template template) {
    this.rules = rules;
    this.template = template;
    this.interpreter = new Interpreter(rules);
    this.inputs = new InputReader(rules);
  }

  /**
   * @throws CasesException if the rules read an input that the template does not give
   */
  public Explanation explain(Configuration configuration) {
    ObjectNode given = template.json();
    given.put("configuration", configuration.json());
    given.set("host_requirements", hostRequirements(given, configuration.hostRequirements()));
    ObjectNode input = inputs.read(configuration.source(), given);
    Provenance provenance = new Provenance();
    return new Explanation(
        configuration, input, interpreter.interpret(input, provenance), provenance);
  }

  /** Rules 1: the fields of the data source. */
  private ObjectNode hostRequirements(ObjectNode nodes, HostRequirements written) {
    ObjectNode fields = nodes.objectNode();
    for (RuleSet.HostRequirement requirement : rules.hostRequirements()) {
      number(written, requirement.path())
          .ifPresent(value -> fields.put(requirement.field(), value));
    }
    written.gpu().ifPresent(gpu -> fields.put(rules.inputs().gpu(), gpu.value()));
    return fields;
  }

  private static Optional<BigDecimal> number(HostRequirements written, String path) {
    Optional<Requirement<BigDecimal>> requirement =
        switch (path) {
          case "hostRequirements.cpus" -> written.cpus();
          case "hostRequirements.memory" -> written.memory();
          case "hostRequirements.storage" -> written.storage();
          default -> Optional.empty();
        };
    return requirement.map(Requirement::value);
  }
}
