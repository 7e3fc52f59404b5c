package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.kubernetes.Toleration;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Node placement: selectors of the template, allowed keys, and Kubernetes' words of tolerations.
 */
final class PlacementCheck {
  private static final int SECONDS_DIGITS = 18;

  private final Placement placement;
  private final Problems problems;

  PlacementCheck(RuleSet rules, Problems problems) {
    this.placement = rules.placement();
    this.problems = problems;
  }

  void run() {
    selectors();
    keys(placement.selectorKeys().orElse(List.of()), "selectorKeys");
    keys(placement.tolerationKeys().orElse(List.of()), "tolerationKeys");
    List<String> selectorKeys = placement.selectorKeys().orElse(List.of());
    placement
        .selectors()
        .forEach(
            s ->
                problems.check(
                    !selectorKeys.contains(s.key()),
                    List.of("placement", "selectorKeys"),
                    "'" + s.key() + "' is the template's own selector, which no repository sets"));
    tolerations();
  }

  private void selectors() {
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < placement.selectors().size(); i++) {
      Placement.Selector selector = placement.selectors().get(i);
      List<String> at = List.of("placement", "selectors", Integer.toString(i));
      problems.check(
          NameMatch.isLabelKey(placement, selector.key()), append(at, "key"), "is no label key");
      problems.check(keys.add(selector.key()), append(at, "key"), "is set twice");
      boolean literal = selector.value().isPresent();
      problems.check(
          selector.input().isPresent() != literal && selector.expression().isPresent() != literal,
          at,
          "give either value, or input and expression");
      problems.check(
          selector.value().filter(v -> !NameMatch.matches(placement.labelValue(), v)).isEmpty(),
          append(at, "value"),
          "is no label value");
    }
  }

  private void keys(List<String> keys, String field) {
    for (int i = 0; i < keys.size(); i++) {
      problems.check(
          NameMatch.isLabelKey(placement, keys.get(i)),
          List.of("placement", field, Integer.toString(i)),
          "'" + keys.get(i) + "' is no label key");
    }
  }

  private void tolerations() {
    String compares = placement.operators().compares();
    String exists = placement.operators().exists();
    List<String> operators = List.of("placement", "operators");
    problems.check(
        !compares.isEmpty() && accepted("key", compares, "value", "", OptionalLong.empty()),
        append(operators, "compares"),
        "Kubernetes takes no value with this operator");
    problems.check(
        accepted("", exists, "", "", OptionalLong.empty()),
        append(operators, "exists"),
        "Kubernetes needs a key with this operator");
    for (int i = 0; i < placement.effects().size(); i++) {
      String effect = placement.effects().get(i);
      problems.check(
          !effect.isEmpty() && accepted("key", "", "", effect, OptionalLong.empty()),
          List.of("placement", "effects", Integer.toString(i)),
          "is no effect of Kubernetes");
    }
    Placement.Seconds seconds = placement.seconds();
    List<String> at = List.of("placement", "seconds", "effect");
    problems.check(
        placement.effects().contains(seconds.effect()), at, "is none of placement.effects");
    problems.check(
        accepted("key", "", "", seconds.effect(), OptionalLong.of(0)),
        at,
        "Kubernetes takes no tolerationSeconds with this effect");
    problems.check(
        seconds.digits() >= 1 && seconds.digits() <= SECONDS_DIGITS,
        List.of("placement", "seconds", "digits"),
        "must be from 1 to " + SECONDS_DIGITS + ", or 64 bits overflow");
  }

  private static boolean accepted(
      String key, String operator, String value, String effect, OptionalLong seconds) {
    return PodValidation.tolerationErrors(
            List.of(new Toleration(key, operator, value, effect, seconds)))
        .isEmpty();
  }
}
