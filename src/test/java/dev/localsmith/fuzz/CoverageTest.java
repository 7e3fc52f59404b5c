package dev.localsmith.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.RulesReader;
import dev.localsmith.testing.Library;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What a run has exercised is counted, and what it has not is named. */
class CoverageTest {
  private static List<String> missing(int count, LongFunction<ObjectNode> input) {
    Coverage coverage = new Coverage();
    coverage.observe(Library.RULES, true, LongStream.range(0, count).mapToObj(input).toList());
    return coverage.missing();
  }

  @Test
  void twentyThousandConfigurationsOnManyRulesExerciseEveryBranch() {
    Trial.Engines engines = new Trial.Engines(Library::interpreter, Optional.empty());
    Fuzzer.Plan plan = new Fuzzer.Plan(1, 20_000, 50, Optional.empty(), 2);
    Fuzzer.Report report =
        new Fuzzer(plan, new RulesReader().standardText(), Library.RULES, engines, done -> {})
            .run();
    assertEquals(Optional.empty(), report.counterExample());
    assertEquals(List.of(), report.coverage().missing());
    assertTrue(report.coverage().branches() > 300, report.coverage().branches() + " branches");
  }

  @Test
  void withoutPlacementItsBranchesAreMissing() {
    Samples samples = new Samples(Library.RULES);
    List<String> missing =
        missing(2000, i -> samples.sample(1, i).input().put("allow_node_placement", false));
    assertTrue(missing.contains("the warning not-a-toleration"), missing.toString());
    assertTrue(missing.contains("a selector is kept"), missing.toString());
    assertTrue(missing.contains("a toleration with the operator Exists"), missing.toString());
  }

  @Test
  void withoutHostRequirementsTheirBranchesAreMissing() {
    Samples samples = new Samples(Library.RULES);
    List<String> missing =
        missing(2000, i -> samples.sample(1, i).input().putNull("host_requirements"));
    assertTrue(missing.contains("cpu: the host requirement is capped"), missing.toString());
    assertTrue(missing.contains("a GPU of the host requirements"), missing.toString());
    assertTrue(missing.contains("sized by both"), missing.toString());
  }

  @Test
  void ordinaryConfigurationsAreNotEnough() {
    Ordinary ordinary = new Ordinary(Library.RULES);
    List<String> missing = missing(2000, i -> ordinary.sample(1, i).input());
    assertTrue(missing.contains("the warning not-json"), missing.toString());
    assertTrue(missing.contains("as deep as allowed"), missing.toString());
    assertTrue(missing.contains("the greatest quantity"), missing.toString());
    assertTrue(!missing.contains("cpu: the request is the customization's"), missing.toString());
  }

  @Test
  void nothingTriedIsNothingExercised() {
    Coverage coverage = new Coverage();
    coverage.observe(Library.RULES, true, List.of());
    assertEquals(coverage.branches(), coverage.missing().size());
  }
}
