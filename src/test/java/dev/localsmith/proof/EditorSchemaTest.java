package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.schema.EditorSchema;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.proof.SchemaLimits.Limit;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings.Warning;
import dev.localsmith.testing.Library;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The editor's schema refuses what the rules warn of, and nothing else. */
class EditorSchemaTest {
  private static final RuleSet RULES = Library.RULES;
  private static final Interpreter INTERPRETER = new Interpreter(RULES);
  private static final List<Case> CASES = Library.cases();
  private static final Schema SCHEMA = registry().getSchema(EditorSchema.of(RULES, "rules"));
  private static final List<Judged> JUDGED = judged();

  /**
   * A contributor that says one thing.
   *
   * @param codes the warnings about values that it gives, node placement being open
   */
  private record Judged(JsonNode said, Set<String> codes, boolean accepted) {
    boolean excused() {
      return codes.isEmpty()
          ? SchemaLimits.excuse(SchemaLimits.REFUSED, "", said)
          : codes.stream().allMatch(c -> SchemaLimits.excuse(SchemaLimits.ACCEPTED, c, said));
    }
  }

  @Test
  void theSchemaIsOneOfItsDraft() throws JsonProcessingException {
    Schema metaschema =
        registry().getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    JsonNode schema = Json.MAPPER.readTree(EditorSchema.of(RULES, "rules"));
    assertEquals(List.of(), metaschema.validate(schema));
    ((ObjectNode) schema).put("$defs", 1);
    assertTrue(!metaschema.validate(schema).isEmpty());
  }

  @Test
  void theSamplesMeetEveryWarningAboutAValue() {
    Set<String> met = JUDGED.stream().flatMap(j -> j.codes.stream()).collect(Collectors.toSet());
    List<Warning> missing =
        RULES.warnings().all().stream()
            .filter(w -> !SchemaLimits.RELATIONS.containsKey(w) && !met.contains(w.code()))
            .toList();
    assertEquals(
        List.of(
            RULES.warnings().resourceNotAllowed(),
            RULES.warnings().selectorNotAllowed(),
            RULES.warnings().tolerationNotAllowed()),
        missing,
        "the standard rules have no lists of what is allowed");
  }

  @Test
  void theSchemaRefusesExactlyTheValuesThatAreWarnedOf() {
    assertEquals(
        "",
        JUDGED.stream()
            .filter(j -> j.accepted != j.codes.isEmpty() && !j.excused())
            .map(Judged::toString)
            .limit(40)
            .collect(Collectors.joining("\n")));
  }

  @Test
  void whatTheSchemaAcceptsAsAWholeGivesNoWarningAboutAValue() {
    List<String> wrong = new ArrayList<>();
    int accepted = 0;
    for (Case one : CASES) {
      List<JsonNode> contributors = contributors(one);
      boolean excused =
          contributors.stream()
              .flatMap(c -> Pieces.of(RULES.entry(), c).stream())
              .map(EditorSchemaTest::judge)
              .anyMatch(j -> !j.codes.isEmpty() && j.excused());
      if (!contributors.isEmpty() && !excused && contributors.stream().allMatch(c -> accepts(c))) {
        codes(one.input()).forEach(code -> wrong.add(one.id() + ": " + code));
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
    for (Judged judged : JUDGED) {
      if (judged.accepted != judged.codes.isEmpty()) {
        List<Limit> limits = judged.codes.isEmpty() ? SchemaLimits.REFUSED : SchemaLimits.ACCEPTED;
        String code = judged.codes.stream().findFirst().orElse("");
        idle.removeIf(limit -> limits.contains(limit) && limit.holds().test(code, judged.said));
      }
    }
    assertEquals(List.of(), idle.stream().map(Limit::reason).toList());
  }

  /** Every value of the cases alone, and many drawn at random. */
  private static List<Judged> judged() {
    Set<JsonNode> said = new LinkedHashSet<>();
    for (Case one : CASES) {
      for (JsonNode contributor : contributors(one)) {
        said.addAll(Pieces.of(RULES.entry(), contributor));
      }
    }
    new Samples(RULES, 1).draw(10_000).forEach(said::add);
    return said.stream().map(EditorSchemaTest::judge).toList();
  }

  private static Judged judge(JsonNode said) {
    ObjectNode input = CASES.get(0).input().deepCopy();
    ObjectNode configuration = Json.MAPPER.createObjectNode();
    configuration.putObject("customizations").putArray(RULES.customization()).add(said);
    input.put(RULES.inputs().configuration(), Json.text(configuration));
    input.put(RULES.placement().opening().variable(), true);
    return new Judged(said, codes(input), accepts(said));
  }

  private static Set<String> codes(ObjectNode input) {
    Set<String> relations =
        SchemaLimits.RELATIONS.keySet().stream().map(Warning::code).collect(Collectors.toSet());
    Set<String> codes = new LinkedHashSet<>();
    INTERPRETER
        .resolve(input)
        .get(Case.WARNINGS)
        .forEach(warning -> codes.add(warning.get("code").asText()));
    codes.removeAll(relations);
    return codes;
  }

  private static boolean accepts(JsonNode contributor) {
    ObjectNode document = Json.MAPPER.createObjectNode().put("image", "ubuntu");
    document.putObject("customizations").set(RULES.customization(), contributor);
    return SCHEMA.validate(document).isEmpty();
  }

  private static List<JsonNode> contributors(Case one) {
    try {
      return Json.MAPPER
          .readTree(one.input().path(RULES.inputs().configuration()).asText())
          .path("customizations")
          .path(RULES.customization())
          .valueStream()
          .toList();
    } catch (JsonProcessingException e) {
      return List.of(); // no JSON, or a key twice
    }
  }

  private static SchemaRegistry registry() {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  }
}
