package dev.localsmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The grammar of quantities: every amount that it admits is the same to Kubernetes. */
class QuantitiesCheckTest {
  static Stream<Refusal> refusals() {
    return Stream.of(
        Refusal.of(
            "a suffix that counts another number for Kubernetes",
            "    k: 1000000",
            "    k: 1024000",
            "quantities.suffixes.k: counts 1000000 thousandths for Kubernetes; write that"),
        Refusal.of(
            "a suffix that Kubernetes does not know",
            "    k: 1000000",
            "    K: 1000000",
            "quantities.suffixes.K: is no suffix that counts whole thousandths for Kubernetes;"
                + " remove it"),
        Refusal.of(
            "a suffix finer than thousandths",
            "    k: 1000000",
            "    n: 1",
            "quantities.suffixes.n: is no suffix that counts whole thousandths for Kubernetes;"
                + " remove it"),
        Refusal.of(
            "an exponent as a suffix",
            "    k: 1000000",
            "    e3: 1000000",
            "quantities.suffixes.e3: is no suffix that counts whole thousandths for Kubernetes;"
                + " remove it"),
        Refusal.of(
            "a greatest amount at which Kubernetes overflows",
            "greatest: 9223372036854775807",
            "greatest: 9223372036854775808",
            "quantities.greatest: must be above zero and fit a signed 64-bit integer, or Kubernetes"
                + " overflows"),
        Refusal.of(
            "more digits than Terraform's numbers hold",
            "longest: 32",
            "longest: 101",
            "quantities.longest: must be from 1 to 100"));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void isRefused(Refusal refusal) {
    refusal.check();
  }

  @Test
  void theBareNumberMustBeASuffix() {
    String yaml = new RulesReader().standardText().replace("    \"\": 1000\n", "");
    assertEquals(
        List.of("resources.cpu.unit", "resources.cpu.cap.default", "quantities.suffixes"),
        Refusal.problemsOf(yaml).stream().map(p -> p.split(": ")[1]).toList());
  }
}
