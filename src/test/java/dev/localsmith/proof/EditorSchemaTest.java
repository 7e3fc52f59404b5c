package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.schema.EditorSchema;
import dev.localsmith.proof.Judge.Verdict;
import dev.localsmith.proof.SchemaLimits.Limit;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings.Warning;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.OperatorRules;
import dev.localsmith.testing.Overlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The editor's schema refuses what the rules warn of, and nothing else. */
class EditorSchemaTest {
  /** To a schema, and to most readers of JSON, minus zero is zero. */
  private static final String NEGATIVE_ZERO = "collecting/a-negative-zero-is-no-quantity";

  private static final Path OPERATOR_FILES = Path.of("src/test/resources/dev/localsmith/operator");

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
  void itsPatternsMeanTheSameInEveryLanguage() throws JsonProcessingException {
    Pattern shared = Pattern.compile("(?:[^\\\\(]|\\((?!\\?)|\\(\\?:|\\\\[.*+?()\\[\\]{}|^$])*");
    for (RuleSet rules : List.of(Library.RULES, OperatorRules.RULES)) {
      List<String> patterns =
          Json.MAPPER.readTree(EditorSchema.of(rules, "rules")).findValues("pattern").stream()
              .filter(JsonNode::isTextual)
              .map(JsonNode::textValue)
              .toList();
      assertTrue(patterns.size() > 10);
      assertEquals(
          List.of(),
          patterns.stream().filter(pattern -> !shared.matcher(pattern).matches()).toList());
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

  @ParameterizedTest
  @MethodSource("operatorFiles")
  void theSchemaOfEachOptionDoesSoToo(Path file) throws IOException {
    RuleSet rules = Overlay.rules(file.toString(), Files.readString(file));
    Judge judge = new Judge(rules, input(rules));
    assertEquals("", unexcused(new Samples(rules, 2).draw(1_000).map(judge::judge).toList()));
  }

  static Stream<Path> operatorFiles() throws IOException {
    try (Stream<Path> files = Files.walk(OPERATOR_FILES)) {
      return files.filter(file -> file.endsWith("rules.yaml")).sorted().toList().stream();
    }
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
              .map(piece -> STANDARD.judge(piece, one.input()))
              .anyMatch(verdict -> verdict.accepted() && verdict.differs() && verdict.excused());
      if (!contributors.isEmpty()
          && !excused
          && !one.id().equals(NEGATIVE_ZERO)
          && contributors.stream().allMatch(STANDARD::accepts)) {
        STANDARD.valueCodes(one.input()).forEach(code -> wrong.add(one.id() + ": " + code));
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
        idle.removeIf(
            limit ->
                limits.contains(limit) && limit.holds().test(Library.RULES, code, verdict.said()));
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
    ObjectNode input = Json.MAPPER.createObjectNode();
    input.putNull(rules.inputs().hostRequirements());
    rules.parameters().forEach(parameter -> input.put(parameter.input(), "2"));
    rules.caps().forEach(cap -> input.put(cap.variable(), cap.standard()));
    rules
        .placement()
        .selectors()
        .forEach(selector -> selector.input().ifPresent(name -> input.put(name, "amd64")));
    return input;
  }
}
