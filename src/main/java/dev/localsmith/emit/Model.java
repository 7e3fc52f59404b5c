package dev.localsmith.emit;

import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.CapVariable;
import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.RuleSet.Outputs;
import dev.localsmith.rules.RuleSet.Parameter;
import dev.localsmith.rules.RuleSet.Written;
import dev.localsmith.rules.Warnings;
import dev.localsmith.rules.Warnings.Warning;
import freemarker.template.SimpleNumber;
import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.utility.DeepUnwrap;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the templates see of a rule set: the rules, and the tables and lists made from them. */
final class Model {
  private final RuleSet rules;
  private final Form form;

  private Model(RuleSet rules, Form form) {
    this.rules = rules;
    this.form = form;
  }

  /** A variable of the template that holds a number above zero. */
  public record Variable(
      String name, String standard, String description, String greatest, boolean whole) {
    private static Variable of(CapVariable variable) {
      Cap cap = variable.cap();
      return new Variable(
          cap.variable(),
          cap.standard().toPlainString(),
          cap.description(),
          variable.greatest().toString(),
          variable.whole());
    }
  }

  static Map<String, Object> of(RuleSet rules, String rulesName, Form form) {
    Map<String, Object> model = new Model(rules, form).model();
    model.put("rulesName", rulesName);
    return model;
  }

  private Map<String, Object> model() {
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("rules", rules);
    model.put("keyed", form.isKeyed());
    model.put("inputLocal", form.input());
    model.put("input", form.reference(form.input()));
    Locals outputs = new Locals(form, this::output);
    model.put("local", new Locals(form, name -> "kubernetes_" + name));
    model.put("output", outputs);
    model.put("out", outputs);
    model.put("bindings", bindings());
    model.put("hostFields", hostFields());
    model.put("parameters", table(NativeResource::parameter, Function.identity()));
    model.put("caps", table(NativeResource::cap, Function.identity()));
    model.put("counts", rules.extended().counts());
    model.put("hostRequirements", table(NativeResource::hostRequirement, Function.identity()));
    model.put("hostPaths", table(NativeResource::hostRequirement, HostRequirement::path));
    model.put("defaultRequests", table(NativeResource::defaultRequest, Function.identity()));
    model.put("defaultLimits", table(NativeResource::defaultLimit, Function.identity()));
    model.put("smallestLimits", table(NativeResource::smallestLimit, Function.identity()));
    model.put("labelled", table(NativeResource::label, Function.identity()));
    model.put("limitCaps", table(r -> r.cap().filter(Cap::limits), Function.identity()).keySet());
    model.put(
        "inBytes",
        table(r -> r.hostRequirement().filter(Model::bytes), Function.identity()).keySet());
    model.put("messages", messages());
    model.put("variables", variables());
    model.put("hcl", (TemplateMethodModelEx) Model::strings);
    model.put("width", (TemplateMethodModelEx) Model::width);
    return model;
  }

  private static boolean bytes(HostRequirement host) {
    return host.written() == Written.BYTES;
  }

  private String output(String name) {
    Outputs outputs = rules.outputs();
    return switch (name) {
      case "requests" -> outputs.requests();
      case "limits" -> outputs.limits();
      case "disk" -> outputs.disk();
      case "nodeSelector" -> outputs.nodeSelector();
      case "tolerations" -> outputs.tolerations();
      case "summary" -> outputs.summary();
      case "resourceWarnings" -> outputs.resourceWarnings();
      case "placementWarnings" -> outputs.placementWarnings();
      default -> throw new IllegalArgumentException("no output " + name);
    };
  }

  /** One value of the native resources that have it, by the resource's name. */
  private <T, U> Map<String, U> table(
      Function<NativeResource, Optional<T>> value, Function<T, U> shown) {
    Map<String, U> table = new LinkedHashMap<>();
    rules
        .resources()
        .forEach((name, r) -> value.apply(r).map(shown).ifPresent(v -> table.put(name, v)));
    return table;
  }

  /** Every input with the expression of the template that it is bound to. */
  private Map<String, String> bindings() {
    String source = rules.inputs().devcontainer() + (form.isKeyed() ? "[instance]" : "");
    Map<String, String> bindings = new LinkedHashMap<>();
    for (String field :
        List.of(rules.inputs().configuration(), rules.inputs().hostRequirements())) {
      bindings.put(field, "try(" + source + "." + field + ", null)");
    }
    for (Parameter parameter : rules.parameters()) {
      bindings.put(parameter.input(), parameter.expression());
    }
    for (Cap cap : rules.caps()) {
      bindings.put(cap.variable(), "var." + cap.variable());
    }
    String opening = rules.placement().opening().variable();
    bindings.put(opening, "var." + opening);
    rules
        .placement()
        .selectors()
        .forEach(s -> s.input().ifPresent(i -> bindings.put(i, s.expression().orElseThrow())));
    return bindings;
  }

  private List<String> hostFields() {
    return java.util.stream.Stream.concat(
            rules.hostRequirements().stream().map(HostRequirement::field),
            java.util.stream.Stream.of(rules.inputs().gpu()))
        .toList();
  }

  private Map<String, String> messages() {
    Map<String, String> messages = new LinkedHashMap<>();
    rules.warnings().all().forEach(w -> messages.put(w.code(), w.message()));
    Warnings warnings = rules.warnings();
    withhold(messages, rules.extended().allowed().isPresent(), warnings.resourceNotAllowed());
    withhold(messages, !rules.extended().counts().isEmpty(), warnings.countCapped());
    withhold(messages, rules.caps().stream().anyMatch(Cap::limits), warnings.limitCapped());
    Placement placement = rules.placement();
    withhold(messages, placement.selectorKeys().isPresent(), warnings.selectorNotAllowed());
    withhold(messages, placement.tolerationKeys().isPresent(), warnings.tolerationNotAllowed());
    return messages;
  }

  /** Leaves out the message of a warning that only an option of the rules can give. */
  private static void withhold(Map<String, String> messages, boolean option, Warning warning) {
    if (!option) {
      messages.remove(warning.code());
    }
  }

  private Collection<Variable> variables() {
    return rules.capVariables().values().stream().map(Variable::of).toList();
  }

  /** {@code hcl(strings)}: the elements of an HCL list, quoted. */
  private static Object strings(List<?> arguments) throws TemplateModelException {
    Collection<?> strings = (Collection<?>) DeepUnwrap.unwrap((TemplateModel) arguments.get(0));
    String hcl =
        strings.stream()
            .map(s -> '"' + HclFormat.escape(s.toString()) + '"')
            .collect(Collectors.joining(", "));
    return HclFormat.INSTANCE.fromMarkup("[" + hcl + "]");
  }

  /** {@code width(map)}: the length of its longest key. */
  private static Object width(List<?> arguments) throws TemplateModelException {
    Object entries = DeepUnwrap.unwrap((TemplateModel) arguments.get(0));
    Collection<?> keys = entries instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) entries;
    return new SimpleNumber(keys.stream().mapToInt(k -> k.toString().length()).max().orElse(0));
  }
}
