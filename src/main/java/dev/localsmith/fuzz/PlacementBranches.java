package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.interpret.Result.Toleration;
import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Node selectors and tolerations (rules 8). */
final class PlacementBranches {
  private final RuleSet rules;
  private final Placement placement;
  private final Warnings warnings;
  private final List<Branch> branches = new ArrayList<>();

  private PlacementBranches(RuleSet rules) {
    this.rules = rules;
    placement = rules.placement();
    warnings = rules.warnings();
  }

  static List<Branch> of(RuleSet rules) {
    PlacementBranches placement = new PlacementBranches(rules);
    placement.opening();
    placement.selectors();
    placement.kept();
    placement.dropped();
    return placement.branches;
  }

  private void opening() {
    String off = warnings.placementOff().code();
    add("placement is off, nothing set", o -> !o.placed() && !o.warned(off));
    add("placement is off, a selector set", o -> o.warned(off, rules.entry().nodeSelector()));
    add("placement is off, a toleration set", o -> o.warned(off, rules.entry().tolerations()));
  }

  private void selectors() {
    String path = rules.entry().nodeSelector();
    add("a selector is kept", o -> o.result().nodeSelector().size() > placement.selectors().size());
    for (Placement.Selector own : placement.selectors()) {
      add(
          "a reserved selector is set to its own value",
          o ->
              o.placed()
                  && o.merged(path).containsKey(own.key())
                  && !o.warned(warnings.selectorReserved().code(), path + "." + own.key()));
    }
    int prefix = placement.labelPrefix().longest();
    int name = placement.labelName().longest();
    boolean all = placement.selectorKeys().isEmpty();
    selector("a label prefix as long as allowed", all, key -> key.indexOf('/') == prefix);
    selector("a label prefix a character too long", false, key -> key.indexOf('/') == prefix + 1);
    selector("a label name as long as allowed", all, key -> length(key) == name);
    selector("a label name a character too long", false, key -> length(key) == name + 1);
    int value = placement.labelValue().longest();
    add(
        "a label value as long as allowed",
        o -> o.result().nodeSelector().values().stream().anyMatch(v -> v.length() == value));
    add(
        "a label value a character too long",
        o ->
            o.placed()
                && o.merged(path).values().stream()
                    .anyMatch(v -> v.asText().length() == value + 1));
    add("an empty label value", o -> o.result().nodeSelector().containsValue(""));
  }

  private static int length(String key) {
    return key.length() - key.indexOf('/') - 1;
  }

  private void selector(String sentence, boolean kept, Predicate<String> key) {
    add(
        sentence,
        o ->
            o.placed()
                && (kept ? o.result().nodeSelector() : o.merged(rules.entry().nodeSelector()))
                    .keySet().stream().anyMatch(key));
  }

  private void kept() {
    Placement.Operators operators = placement.operators();
    boolean all = placement.tolerationKeys().isEmpty();
    if (all) {
      kept("without a key", t -> t.key().isEmpty());
    }
    kept("with a key", t -> t.key().isPresent());
    kept("without an operator", t -> t.operator().isEmpty());
    kept("with the operator " + operators.compares(), t -> is(t.operator(), operators.compares()));
    kept("with the operator " + operators.exists(), t -> is(t.operator(), operators.exists()));
    kept("without a value", t -> t.value().isEmpty());
    kept("with a value", t -> t.value().isPresent());
    kept("without an effect", t -> t.effect().isEmpty());
    placement.effects().forEach(e -> kept("with the effect " + e, t -> is(t.effect(), e)));
    kept("without seconds", t -> t.seconds().isEmpty());
    kept("with seconds", t -> t.seconds().isPresent());
    kept("with negative seconds", t -> t.seconds().filter(s -> s.startsWith("-")).isPresent());
    int digits = placement.seconds().digits();
    kept("with the most seconds", t -> t.seconds().filter(s -> s.length() == digits).isPresent());
    add(
        "a toleration is repeated",
        o ->
            o.placed()
                && CollectingBranches.tolerations(o).count()
                    > o.result().tolerations().size()
                        + o.result().warnings().stream()
                            .filter(w -> w.placement() && w.path().startsWith("["))
                            .count());
  }

  private static boolean is(Optional<String> text, String expected) {
    return text.filter(expected::equals).isPresent();
  }

  private void kept(String sentence, Predicate<Toleration> toleration) {
    add("a toleration " + sentence, o -> o.result().tolerations().stream().anyMatch(toleration));
  }

  private void dropped() {
    String exists = placement.operators().exists();
    dropped("that is no object", t -> !t.isObject());
    dropped("with an unknown field", t -> t.has("toleration_seconds") || t.has("Key"));
    dropped("with another operator", t -> t.path("operator").asText().equals("Lt"));
    dropped("with another effect", t -> t.path("effect").asText().equals("Evict"));
    dropped(
        "without a key that needs one", t -> t.isObject() && !t.has("key") && !t.has("operator"));
    dropped(
        "with a value that needs none",
        t -> t.path("operator").asText().equals(exists) && !t.path("value").asText().isEmpty());
    dropped("with a key that is none", t -> t.path("key").asText().matches("[a-z]+ .*"));
    dropped("with a value that is none", t -> t.path("value").asText().matches("[^-]+[ ,/].*"));
    dropped(
        "with seconds and no effect for them",
        t -> t.hasNonNull("tolerationSeconds") && !t.hasNonNull("effect"));
    dropped(
        "with seconds that are not whole", t -> t.path("tolerationSeconds").asText().contains("."));
    int digits = placement.seconds().digits();
    dropped(
        "with too many seconds",
        t -> t.path("tolerationSeconds").asText().replace("-", "").length() == digits + 1);
  }

  private void dropped(String sentence, Predicate<JsonNode> toleration) {
    add(
        "no toleration: one " + sentence,
        o ->
            o.placed()
                && o.warned(warnings.notAToleration().code())
                && CollectingBranches.tolerations(o).anyMatch(toleration));
  }

  private void add(String name, Predicate<Observation> holds) {
    branches.add(new Branch(name, holds));
  }
}
