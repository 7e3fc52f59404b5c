package dev.localsmith.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.Form;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Engine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** An engine that goes wrong is found out, and the case that shows it is small. */
class FuzzerTest {
  private static final String YAML = new RulesReader().standardText();

  /** Characters of a case that a person takes in at a glance. */
  private static final int GLANCE = 600;

  private static Fuzzer.Report run(int ruleSets, Trial.Engines engines) {
    Fuzzer.Plan plan = new Fuzzer.Plan(3, 4000, ruleSets, Optional.empty(), 2);
    return new Fuzzer(plan, YAML, Library.RULES, engines, done -> {}).run();
  }

  private static CounterExample found(int ruleSets, Trial.Engines engines) {
    return run(ruleSets, engines).counterExample().orElseThrow();
  }

  /** An interpreter that spoils the results of some cases. */
  private static Function<RuleSet, Engine> spoiled(
      Predicate<ObjectNode> which, Consumer<ObjectNode> how) {
    return rules -> {
      Engine sound = Library.interpreter(rules);
      return cases -> {
        List<ObjectNode> results = sound.resolve(cases);
        results.stream().filter(which).forEach(how);
        return results;
      };
    };
  }

  private static Trial.Engines against(Function<RuleSet, Engine> terraform) {
    return new Trial.Engines(Library::interpreter, Optional.of(terraform));
  }

  private static boolean has(ObjectNode result, String name) {
    return result.path("pod_limits").has(name);
  }

  @Test
  void soundEnginesDoNotDiffer() {
    Fuzzer.Report report = run(10, against(Library::interpreter));
    assertEquals(Optional.empty(), report.counterExample());
    assertEquals(4000, report.done());
  }

  @Test
  void aDifferenceIsShrunkToWhatMakesIt() {
    CounterExample found =
        found(
            0,
            against(
                spoiled(r -> has(r, "ephemeral-storage"), r -> r.put("resources_summary", "x"))));
    assertTrue(found.failure().contains("resources_summary"), found.failure());
    assertEquals(Optional.empty(), found.rules());
    String configuration = Json.text(found.caseFile().at("/input/configuration"));
    assertTrue(
        configuration.matches(
            "\\{\"customizations\":\\{\"kubernetes\":\\[\\{\"resources\":"
                + "\\{\"limits\":\\{\"ephemeral-storage\":(\"[0-9]\"|[0-9])}}}]}}"),
        configuration);
    assertEquals("null", found.caseFile().at("/input/host_requirements").toString());
  }

  @Test
  void aWarningThatIsMissingIsFound() {
    CounterExample found =
        found(
            0,
            against(
                spoiled(
                    r -> r.get("warnings").toString().contains("not-a-toleration"),
                    r -> r.putArray("warnings"))));
    assertEquals(
        "{\"customizations\":{\"kubernetes\":[{\"tolerations\":[0]}]}}",
        found.caseFile().at("/input/configuration").toString());
  }

  @Test
  void aPodThatKubernetesRejectsIsFoundThoughBothAgree() {
    Function<RuleSet, Engine> spoiled =
        spoiled(
            r -> has(r, "nvidia.com/gpu"),
            r -> ((ObjectNode) r.get("pod_limits")).put("nvidia.com/gpu", "0.5"));
    CounterExample found = found(0, new Trial.Engines(spoiled, Optional.of(spoiled)));
    assertTrue(found.failure().contains("must be an integer"), found.failure());
    assertTrue(found.caseFile().toString().length() < 1.5 * GLANCE, found.caseFile().toString());
  }

  @Test
  void anInterpreterThatThrowsIsFound() {
    Function<RuleSet, Engine> throwing =
        spoiled(
            r -> has(r, "memory") && r.get("disk_size").asText().equals("99999Gi"),
            r -> {
              throw new IllegalStateException("spoiled");
            });
    CounterExample found = found(0, new Trial.Engines(throwing, Optional.of(Library::interpreter)));
    assertTrue(found.failure().contains("spoiled"), found.failure());
    assertEquals("99999", found.caseFile().at("/input/parameters/disk_size").asText());
  }

  @Test
  void aPlanThatFailsIsFound() {
    Function<RuleSet, Engine> failing =
        rules ->
            cases ->
                cases.stream()
                    .map(
                        c ->
                            c.input().toString().contains("hugepages")
                                ? Trial.unresolved(c, new IllegalStateException("plan failed"))
                                : Library.interpreter(rules).resolve(List.of(c)).get(0))
                    .toList();
    CounterExample found = found(0, against(failing));
    assertTrue(found.failure().contains("plan failed"), found.failure());
    assertTrue(found.caseFile().at("/input/configuration").asText().length() < 20);
  }

  @Test
  void ofRandomRulesOnlyTheEditsThatMatterAreLeft() {
    CounterExample found =
        found(
            20,
            against(
                rules ->
                    spoiled(
                            r -> rules.extended().counts().containsKey("a/b"),
                            r -> r.put(rules.outputs().summary(), "x"))
                        .apply(rules)));
    RuleSet rules = new RulesReader().read("found.yaml", found.rules().orElseThrow());
    assertTrue(rules.extended().counts().containsKey("a/b"));
    assertEquals(Library.RULES.warnings(), rules.warnings());
    assertEquals(Library.RULES.placement(), rules.placement());
    assertEquals(Library.RULES.summary(), rules.summary());
  }

  @Test
  void theTimeEndsARun() {
    Fuzzer.Plan plan =
        new Fuzzer.Plan(1, Long.MAX_VALUE / 2, 0, Optional.of(Duration.ofMillis(1)), 1);
    Fuzzer.Report report =
        new Fuzzer(plan, YAML, Library.RULES, against(Library::interpreter), done -> {}).run();
    assertTrue(report.done() <= 500, report.done() + " pairs");
  }

  @Test
  @RequiresTerraform
  void theRealTerraformAgreesAndAWrongRuleInItIsFound() {
    Function<RuleSet, Engine> terraform =
        rules -> cases -> Library.terraform(rules, Form.KEYED).resolve(cases, Trial::unresolved);
    Fuzzer.Plan plan = new Fuzzer.Plan(8, 300, 2, Optional.empty(), 2);
    Fuzzer.Report report =
        new Fuzzer(plan, YAML, Library.RULES, against(terraform), done -> {}).run();
    assertEquals(Optional.empty(), report.counterExample().map(CounterExample::failure));

    RuleSet wrong = new RulesReader().read("wrong.yaml", YAML.replace("count: 1\n", "count: 2\n"));
    CounterExample found = found(0, against(rules -> terraform.apply(wrong)));
    assertTrue(found.failure().contains("nvidia.com/gpu"), found.failure());
    assertTrue(found.caseFile().at("/input/configuration").isMissingNode());
    String gpu = found.caseFile().at("/input/host_requirements/gpu_json").asText();
    assertTrue(List.of("{}", "true").contains(gpu), gpu);
  }
}
