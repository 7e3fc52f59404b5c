package dev.localsmith.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.localsmith.explain.Template;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.CapVariable;
import dev.localsmith.rules.RuleSet.Parameter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the template brings along: its user's parameters and its operator's variables. */
final class TemplateOptions {
  private static final String DEFAULT = "default";
  private static final String CPU = "cpu";
  private static final String MEMORY = "memory";

  @Option(
      names = "--cpu",
      paramLabel = "CORES",
      description = "The CPU that the workspace's user chose. Assumed: 2.")
  private Optional<String> cpu = Optional.empty();

  @Option(
      names = "--memory",
      paramLabel = "GIB",
      description = "The memory that the workspace's user chose. Assumed: 2.")
  private Optional<String> memory = Optional.empty();

  @Option(
      names = "--disk",
      paramLabel = "GIB",
      description = "The disk that the workspace's user chose. Assumed: 10.")
  private Optional<String> disk = Optional.empty();

  @Option(
      names = "--max-cpu",
      paramLabel = "CORES",
      description = "The most CPU that a repository can reserve.")
  private Optional<String> maxCpu = Optional.empty();

  @Option(
      names = "--max-memory",
      paramLabel = "GIB",
      description = "The most memory that a repository can reserve.")
  private Optional<String> maxMemory = Optional.empty();

  @Option(
      names = "--allow-node-placement",
      negatable = true,
      description = "Whether a repository may choose nodes.")
  private Optional<Boolean> allowNodePlacement = Optional.empty();

  @Option(
      names = "--input",
      paramLabel = "NAME=VALUE",
      description =
          "Another value of the template by the name that the rules give it, such as arch=arm64."
              + " Can be repeated.")
  private Map<String, String> inputs = new LinkedHashMap<>();

  @Option(
      names = "--tfvars",
      paramLabel = "FILE",
      description =
          "The operator's variables, .tfvars or .tfvars.json. Those that the rules don't know are"
              + " passed over; the options above win.")
  private Optional<Path> tfvars = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  Template template(RuleSet rules) {
    VariablesFile file = tfvars.map(VariablesFile::read).orElse(VariablesFile.NONE);
    Map<String, Setting> parameters = new LinkedHashMap<>();
    parameter(parameters, parameter(rules, CPU), "--cpu", cpu, "2");
    parameter(parameters, parameter(rules, MEMORY), "--memory", memory, "2");
    parameter(parameters, Optional.of(rules.volume().parameter()), "--disk", disk, "10");
    Map<String, Setting> others = new LinkedHashMap<>();
    inputs.forEach((name, value) -> others.put(name, new Setting(name, text(value), "--input")));
    for (Parameter parameter : rules.parameters()) {
      Optional.ofNullable(others.remove(parameter.input()))
          .ifPresent(setting -> parameters.put(parameter.input(), setting));
    }
    return new Template(parameters, variables(rules, file), others);
  }

  private static Optional<Parameter> parameter(RuleSet rules, String resource) {
    return Optional.ofNullable(rules.resources().get(resource)).flatMap(NativeResource::parameter);
  }

  private void parameter(
      Map<String, Setting> parameters,
      Optional<Parameter> parameter,
      String option,
      Optional<String> given,
      String assumed) {
    if (parameter.isEmpty()) {
      given.ifPresent(value -> fail(option + ": the rules have no such parameter"));
      return;
    }
    String name = parameter.get().input();
    Setting setting =
        given
            .map(value -> new Setting(name, text(positive(option, value).toPlainString()), option))
            .orElse(new Setting(name, text(assumed), Setting.ASSUMED));
    parameters.put(name, setting);
  }

  private Map<String, Setting> variables(RuleSet rules, VariablesFile file) {
    Map<String, Setting> given = new LinkedHashMap<>();
    maxCpu.ifPresent(value -> cap(rules, given, CPU, "--max-cpu", value));
    maxMemory.ifPresent(value -> cap(rules, given, MEMORY, "--max-memory", value));
    Map<String, Setting> variables = new LinkedHashMap<>();
    rules
        .capVariables()
        .forEach(
            (name, cap) ->
                variables.put(
                    name,
                    Optional.ofNullable(given.get(name))
                        .or(() -> file.number(name, cap))
                        .orElseGet(
                            () -> new Setting(name, number(cap.cap().standard()), DEFAULT))));
    Placement.Switch opening = rules.placement().opening();
    String name = opening.variable();
    variables.put(
        name,
        allowNodePlacement
            .map(value -> new Setting(name, bool(value), "--allow-node-placement"))
            .or(() -> file.bool(name))
            .orElse(new Setting(name, bool(opening.standard()), DEFAULT)));
    return variables;
  }

  private void cap(
      RuleSet rules, Map<String, Setting> variables, String resource, String option, String value) {
    Optional<String> variable =
        Optional.ofNullable(rules.resources().get(resource))
            .flatMap(NativeResource::cap)
            .map(cap -> cap.variable());
    if (variable.isEmpty()) {
      fail(option + ": the rules have no such cap");
      return;
    }
    CapVariable bounds = rules.capVariables().get(variable.get());
    BigDecimal cap = positive(option, value);
    if (!bounds.takes(cap)) {
      fail(option + ": " + VariablesFile.range(bounds) + ", not '" + value + "'");
    }
    variables.put(variable.get(), new Setting(variable.get(), number(cap), option));
  }

  private BigDecimal positive(String option, String value) {
    Optional<BigDecimal> number = VariablesFile.positive(value);
    if (number.isEmpty()) {
      fail(option + ": must be a number above 0, such as 2 or 0.5, not '" + value + "'");
    }
    return number.orElseThrow();
  }

  private void fail(String message) {
    throw new ParameterException(spec.commandLine(), message);
  }

  private static JsonNode text(String value) {
    return JsonNodeFactory.instance.textNode(value);
  }

  private static JsonNode number(BigDecimal value) {
    return JsonNodeFactory.instance.numberNode(value);
  }

  private static JsonNode bool(boolean value) {
    return JsonNodeFactory.instance.booleanNode(value);
  }
}
