package dev.localsmith.proof;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.schema.EditorSchema;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings.Warning;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** What the interpreter and the editor's schema say to a contributor under the same rules. */
final class Judge {
  private static final Set<String> RELATIONS =
      SchemaLimits.RELATIONS.keySet().stream().map(Warning::code).collect(Collectors.toSet());

  private final RuleSet rules;
  private final ObjectNode template;
  private final Interpreter interpreter;
  private final Schema schema;

  /**
   * @param template the input of any case under these rules
   */
  Judge(RuleSet rules, ObjectNode template) {
    this.rules = rules;
    this.template = template;
    this.interpreter = new Interpreter(rules);
    this.schema = registry().getSchema(EditorSchema.of(rules, "rules"));
  }

  /**
   * Both verdicts.
   *
   * @param read whether the rules take it for JSON
   * @param codes the warnings about values, node placement being open
   */
  record Verdict(RuleSet rules, JsonNode said, boolean read, Set<String> codes, boolean accepted) {
    boolean differs() {
      return read && accepted != codes.isEmpty();
    }

    @Override
    public String toString() {
      return (accepted ? "accepted in spite of " + codes : "refused") + ": " + said;
    }

    boolean excused() {
      return codes.isEmpty()
          ? SchemaLimits.excuse(SchemaLimits.REFUSED, rules, "", said)
          : codes.stream()
              .allMatch(c -> SchemaLimits.excuse(SchemaLimits.ACCEPTED, rules, c, said));
    }
  }

  Verdict judge(JsonNode contributor) {
    return judge(contributor, template);
  }

  /**
   * @param template what else the template's input holds
   */
  Verdict judge(JsonNode contributor, ObjectNode template) {
    ObjectNode input = template.deepCopy();
    ObjectNode configuration = Json.MAPPER.createObjectNode();
    configuration.putObject("customizations").putArray(rules.customization()).add(contributor);
    input.put(rules.inputs().configuration(), Json.text(configuration));
    input.put(rules.placement().opening().variable(), true);
    Set<String> codes = codes(input);
    boolean read = !codes.contains(rules.warnings().notJson().code());
    codes.removeAll(RELATIONS);
    return new Verdict(rules, contributor, read, codes, accepts(contributor));
  }

  /** The codes of the warnings about values. */
  Set<String> valueCodes(ObjectNode input) {
    Set<String> codes = codes(input);
    codes.removeAll(RELATIONS);
    return codes;
  }

  private Set<String> codes(ObjectNode input) {
    Set<String> codes = new LinkedHashSet<>();
    interpreter
        .resolve(input)
        .get(Case.WARNINGS)
        .forEach(warning -> codes.add(warning.get("code").asText()));
    return codes;
  }

  boolean accepts(JsonNode contributor) {
    ObjectNode document = Json.MAPPER.createObjectNode().put("image", "ubuntu");
    document.putObject("customizations").set(rules.customization(), contributor);
    return schema.validate(document).isEmpty();
  }

  static SchemaRegistry registry() {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  }
}
