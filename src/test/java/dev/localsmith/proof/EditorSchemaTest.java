package dev.localsmith.proof;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.schema.EditorSchema;
import dev.localsmith.proof.Judge.Verdict;
import dev.localsmith.proof.SchemaLimits.Limit;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings.Warning;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.OperatorRules;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The editor's schema refuses what the rules warn of, and nothing else. */
class EditorSchemaTest {
  private static final List<Case> CASES = Library.cases();
  private static final Judge STANDARD = new Judge(Library.RULES, CASES.get(0).input());
  private static final List<Verdict> VERDICTS = verdicts(Library.RULES, STANDARD);
  private static final List<Verdict> OPERATOR_VERDICTS =
      verdicts(OperatorRules.RULES, new Judge(OperatorRules.RULES, input(OperatorRules.RULES)));

  @Test
  void theSchemaIsOneOfItsDraft() throws JsonProcessingException {
    Schema metaschema =
        Judge.registry()
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    for (RuleSet rules : List.of(Library.RULES, OperatorRules.RULES)) {
      JsonNode schema = Json.MAPPER.readTree(EditorSchema.of(rules, "rules"));
      assertEquals(List.of(), metaschema.validate(schema));
      ((ObjectNode) schema).put("$defs", 1);
      assertTrue(!metaschema.validate(schema).isEmpty());
    }
  }

  @Test
  void theSamplesMeetEveryWarningAboutAValue() {
    Set<String> met =
        Stream.of(VERDICTS, OPERATOR_VERDICTS)
            .flatMap(List::stream)
            .flatMap(verdict -> verdict.codes().stream())
            .collect(Collectors.toSet());
    List<Warning> missing =
        Library.RULES.warnings().all().stream()
            .filter(w -> !SchemaLimits.RELATIONS.containsKey(w) && !met.contains(w.code()))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void theSchemaRefusesExactlyTheValuesThatAreWarnedOf() {
    assertEquals("", unexcused(VERDICTS));
  }

  @Test
  void theSchemaOfOtherRulesDoesSoToo() {
    assertEquals("", unexcused(OPERATOR_VERDICTS));
  }

  @Test
  void whatTheSchemaAcceptsAsAWholeGivesNoWarningAboutAValue() {
    List<String> wrong = new ArrayList<>();
    int accepted = 0;
    for (Case one : CASES) {
      List<JsonNode> contributors = contributors(one);
      boolean excused =
          contributors.stream()
              .flatMap(c -> Pieces.of(Library.RULES.entry(), c).stream())
              .map(STANDARD::judge)
              .anyMatch(verdict -> verdict.accepted() && verdict.differs() && verdict.excused());
      if (!contributors.isEmpty()
          && !excused
          && contributors.stream().allMatch(STANDARD::accepts)) {
        STANDARD.codes(one.input()).forEach(code -> wrong.add(one.id() + ": " + code));
        accepted++;
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(accepted >= 50, accepted + " cases are accepted");
  }

  @Test
  void everyLimitIsReached() {
    List<Limit> idle = new ArrayList<>(SchemaLimits.ACCEPTED);
    idle.addAll(SchemaLimits.REFUSED);
    for (Verdict verdict : VERDICTS) {
      if (verdict.differs()) {
        List<Limit> limits = verdict.accepted() ? SchemaLimits.ACCEPTED : SchemaLimits.REFUSED;
        String code = verdict.codes().stream().findFirst().orElse("");
        idle.removeIf(limit -> limits.contains(limit) && limit.holds().test(code, verdict.said()));
      }
    }
    assertEquals(List.of(), idle.stream().map(Limit::reason).toList());
  }

  private static String unexcused(List<Verdict> verdicts) {
    return verdicts.stream()
        .filter(verdict -> verdict.differs() && !verdict.excused())
        .map(Verdict::toString)
        .limit(40)
        .collect(Collectors.joining("\n"));
  }

  /** Every value of the cases alone, and many drawn at random. */
  private static List<Verdict> verdicts(RuleSet rules, Judge judge) {
    Set<JsonNode> said = new LinkedHashSet<>();
    for (Case one : CASES) {
      for (JsonNode contributor : contributors(one)) {
        said.addAll(Pieces.of(Library.RULES.entry(), contributor));
      }
    }
    new Samples(rules, 1).draw(6_000).forEach(said::add);
    return said.stream().map(judge::judge).toList();
  }

  private static List<JsonNode> contributors(Case one) {
    try {
      return Json.MAPPER
          .readTree(one.input().path(Library.RULES.inputs().configuration()).asText())
          .path("customizations")
          .path(Library.RULES.customization())
          .valueStream()
          .toList();
    } catch (JsonProcessingException e) {
      return List.of(); // no JSON, or a key twice
    }
  }

  private static ObjectNode input(RuleSet rules) {
    String text =
        """
        {"id": "any", "input": {"parameters": {"cpu": 2, "memory": 2, "disk_size": 10}}}
        """;
    return new CaseReader(rules)
        .read("any", "any", new ByteArrayInputStream(text.getBytes(UTF_8)))
        .get(0)
        .input();
  }
}
