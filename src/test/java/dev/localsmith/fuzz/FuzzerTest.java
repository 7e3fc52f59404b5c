package dev.localsmith.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Json;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import dev.localsmith.testing.Library;
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
  void theTimeEndsARun() {
    Fuzzer.Plan plan =
        new Fuzzer.Plan(1, Long.MAX_VALUE / 2, 0, Optional.of(Duration.ofMillis(1)), 1);
    Fuzzer.Report report =
        new Fuzzer(plan, YAML, Library.RULES, against(Library::interpreter), done -> {}).run();
    assertTrue(report.done() <= 500, report.done() + " pairs");
  }
}
