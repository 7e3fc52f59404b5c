package dev.localsmith.fit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Json;
import dev.localsmith.kubernetes.ResourceName;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Parameter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/** The workspaces that show what rules can give. */
final class Trials {
  private static final String NOTHING = "a workspace that asks for nothing";

  private final RuleSet rules;
  private final Thresholds thresholds;
  private final Map<String, List<String>> options;
  private final List<List<Trial>> all = new ArrayList<>();

  Trials(RuleSet rules, Thresholds thresholds, Map<String, List<String>> options) {
    this.rules = rules;
    this.thresholds = thresholds;
    this.options = options;
  }

  /** Trials in series; those of one series differ in one parameter. */
  List<List<Trial>> all() {
    rules.resources().forEach(this::ofNative);
    ofGpu();
    thresholds.others().forEach(this::ofOther);
    varied(
        rules.volume().parameter(), ResourceName.STORAGE, rules.volume().unit(), Optional.empty());
    return all;
  }

  private void ofNative(String name, NativeResource resource) {
    resource
        .parameter()
        .ifPresentOrElse(
            p -> varied(p, name, resource.unit(), Optional.of(resource)),
            () -> one(name, NOTHING, input()));
    BigInteger much = thresholds.around(name, resource.unit()).last();
    String more = much + resource.unit();
    if (resource.cap().isPresent()) {
      Cap cap = resource.cap().get();
      BigInteger above =
          cap.standard().setScale(0, RoundingMode.UP).toBigInteger().add(BigInteger.ONE);
      one(
          name,
          "a workspace that reserves all the " + name + " that " + cap.variable() + " lets it",
          asking(rules.entry().requests(), name, above + resource.unit()));
    } else {
      one(
          name,
          "a workspace that reserves " + more + " of " + name + ", which no rule caps,",
          asking(rules.entry().requests(), name, more));
    }
    if (resource.cap().filter(Cap::limits).isEmpty()) {
      one(
          name,
          "a workspace with a " + name + " limit of " + more + ", which no rule caps,",
          asking(rules.entry().limits(), name, more));
    }
  }

  private void ofGpu() {
    ObjectNode input = input();
    input.putObject(rules.inputs().hostRequirements()).put(rules.inputs().gpu(), "true");
    one(rules.gpu().device(), "a workspace that asks for a GPU", input);
  }

  private void ofOther(String name) {
    Optional<Cap> cap = Optional.ofNullable(rules.extended().counts().get(name));
    String count =
        cap.map(c -> c.standard().toPlainString())
            .orElseGet(() -> thresholds.around(name, "").last().toString());
    one(
        name,
        "a workspace that asks for " + count + " of " + name,
        asking(rules.entry().limits(), name, count));
  }

  private void one(String resource, String asks, ObjectNode input) {
    all.add(List.of(new Trial(input, asks, Optional.of(resource), Optional.empty(), "")));
  }

  private void varied(
      Parameter parameter, String name, String unit, Optional<NativeResource> resource) {
    Optional<BigDecimal> cap = resource.flatMap(NativeResource::cap).map(Cap::standard);
    List<String> values =
        options.containsKey(parameter.input())
            ? options.get(parameter.input())
            : whole(thresholds.around(name, unit), cap);
    all.add(
        values.stream()
            .map(
                value -> {
                  ObjectNode input = input();
                  input.put(parameter.input(), value);
                  return new Trial(
                      input,
                      NOTHING,
                      resource.map(r -> name),
                      Optional.of(parameter.input()),
                      value);
                })
            .toList());
  }

  private static List<String> whole(SortedSet<BigInteger> values, Optional<BigDecimal> cap) {
    cap.map(BigDecimal::toBigInteger).ifPresent(values::add);
    return values.stream()
        .filter(v -> cap.isEmpty() || new BigDecimal(v).compareTo(cap.get()) <= 0)
        .map(BigInteger::toString)
        .toList();
  }

  private ObjectNode asking(String side, String resource, String amount) {
    ObjectNode configuration = Json.MAPPER.createObjectNode();
    configuration
        .putObject("customizations")
        .putArray(rules.customization())
        .addObject()
        .putObject(rules.entry().resources())
        .putObject(side)
        .put(resource, amount);
    return input().put(rules.inputs().configuration(), Json.text(configuration));
  }

  /** A workspace that asks for nothing, under the rules' own defaults and the first option. */
  private ObjectNode input() {
    ObjectNode input = Json.MAPPER.createObjectNode();
    input.putNull(rules.inputs().configuration()).putNull(rules.inputs().hostRequirements());
    for (Parameter parameter : rules.parameters()) {
      input.put(parameter.input(), options.getOrDefault(parameter.input(), List.of("1")).get(0));
    }
    rules.caps().forEach(cap -> input.put(cap.variable(), cap.standard()));
    input.put(rules.placement().opening().variable(), rules.placement().opening().standard());
    rules.placement().selectors().forEach(s -> s.input().ifPresent(name -> input.put(name, "")));
    return input;
  }
}
