package dev.localsmith.rules;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Node placement: label keys, and no word of tolerations that Kubernetes does not know. */
class PlacementCheckTest {
  private static final String ALL_EFFECTS = "effects: [NoSchedule, PreferNoSchedule, NoExecute]";

  static Stream<Refusal> placement() {
    return Stream.of(
        Refusal.of(
            "a selector that is no label key",
            "    - key: kubernetes.io/arch",
            "    - key: kubernetes.io/",
            "placement.selectors.0.key: is no label key"),
        Refusal.of(
            "a selector twice",
            "  selectors:\n",
            "  selectors:\n    - {key: kubernetes.io/arch, value: amd64}\n",
            "+2 placement.selectors.1.key: is set twice"),
        Refusal.of(
            "a selector with a value and an input",
            "      input: arch\n      expression: local.arch",
            "      input: arch\n      value: amd64",
            "-1 placement.selectors.0: give either value, or input and expression"),
        Refusal.of(
            "a selector with an input alone",
            "      expression: local.arch",
            "",
            "-2 placement.selectors.0: give either value, or input and expression"),
        Refusal.of(
            "a selector with nothing",
            "      input: arch\n      expression: local.arch",
            "",
            "-1 placement.selectors.0: give either value, or input and expression"),
        Refusal.of(
            "a selector's value that is no label value",
            "      input: arch\n      expression: local.arch",
            "      value: amd 64",
            "placement.selectors.0.value: is no label value"),
        Refusal.of(
            "allowed keys that are none",
            ALL_EFFECTS,
            ALL_EFFECTS + "\n  selectorKeys: [a b]\n  tolerationKeys: [ok, /x]",
            "+1 placement.selectorKeys.0: 'a b' is no label key",
            "+2 placement.tolerationKeys.1: '/x' is no label key"),
        Refusal.of(
            "an allowed selector that the template sets itself",
            ALL_EFFECTS,
            ALL_EFFECTS + "\n  selectorKeys: [kubernetes.io/arch]",
            "+1 placement.selectorKeys: 'kubernetes.io/arch' is the template's own selector, which"
                + " no repository sets"),
        Refusal.of(
            "operators that Kubernetes does not know",
            "{compares: Equal, exists: Exists}",
            "{compares: Is, exists: Any}",
            "placement.operators.compares: Kubernetes takes no value with this operator",
            "placement.operators.exists: Kubernetes needs a key with this operator"),
        Refusal.of(
            "operators that change places",
            "{compares: Equal, exists: Exists}",
            "{compares: Exists, exists: Equal}",
            "placement.operators.compares: Kubernetes takes no value with this operator",
            "placement.operators.exists: Kubernetes needs a key with this operator"),
        Refusal.of(
            "operators whose feature is off",
            "{compares: Equal, exists: Exists}",
            "{compares: Gt, exists: Exists}",
            "placement.operators.compares: Kubernetes takes no value with this operator"),
        Refusal.of(
            "an empty operator",
            "{compares: Equal, exists: Exists}",
            "{compares: \"\", exists: Exists}",
            "placement.operators.compares: Kubernetes takes no value with this operator"),
        Refusal.of(
            "effects that Kubernetes does not know",
            ALL_EFFECTS,
            "effects: [noSchedule, NoExecute, \"\"]",
            "placement.effects.0: is no effect of Kubernetes",
            "placement.effects.2: is no effect of Kubernetes"),
        Refusal.of(
            "seconds with an effect that is not allowed",
            ALL_EFFECTS,
            "effects: [NoSchedule]",
            "+1 placement.seconds.effect: is none of placement.effects"),
        Refusal.of(
            "seconds with an effect that waits for nothing",
            "seconds: {digits: 18, effect: NoExecute}",
            "seconds: {digits: 18, effect: NoSchedule}",
            "placement.seconds.effect: Kubernetes takes no tolerationSeconds with this effect"),
        Refusal.of(
            "seconds that overflow",
            "seconds: {digits: 18, effect: NoExecute}",
            "seconds: {digits: 19, effect: NoExecute}",
            "placement.seconds.digits: must be from 1 to 18, or 64 bits overflow"),
        Refusal.of(
            "seconds without a digit",
            "seconds: {digits: 18, effect: NoExecute}",
            "seconds: {digits: 0, effect: NoExecute}",
            "placement.seconds.digits: must be from 1 to 18, or 64 bits overflow"));
  }

  @ParameterizedTest
  @MethodSource("placement")
  void isRefused(Refusal refusal) {
    refusal.check();
  }
}
