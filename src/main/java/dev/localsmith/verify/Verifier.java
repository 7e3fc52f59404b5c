package dev.localsmith.verify;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Compares both engines with each other, in everything, and each case's expectation with the
 * interpreter (rules 9): warnings by code and path as a sorted list, messages where it gives them.
 */
public final class Verifier {
  public static final String INTERPRETER = "interpreter";
  public static final String TERRAFORM = "terraform";
  private static final String EXPECTED = "expected";
  private static final String MESSAGE = "message";

  private final Engine interpreter;
  private final Engine terraform;

  public Verifier(Engine interpreter, Engine terraform) {
    this.interpreter = interpreter;
    this.terraform = terraform;
  }

  /** Every difference, in the order of the cases. */
  public List<Difference> verify(List<Case> cases) {
    List<ObjectNode> computed = interpreter.resolve(cases);
    List<ObjectNode> planned = terraform.resolve(cases);
    List<Difference> differences = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      differences.addAll(
          between(cases.get(i).id(), INTERPRETER, computed.get(i), TERRAFORM, planned.get(i)));
      differences.addAll(expectation(cases.get(i), INTERPRETER, computed.get(i)));
    }
    return differences;
  }

  /** Where the result of one engine is not what the case expects; none if it expects nothing. */
  public static List<Difference> expectation(Case given, String engine, ObjectNode result) {
    return given
        .expected()
        .map(
            expected -> {
              ObjectNode wanted = expected.deepCopy();
              ObjectNode found = result.deepCopy().retain(names(expected));
              if (expected.has(Case.WARNINGS)) {
                ArrayNode warnings = sorted(expected.get(Case.WARNINGS));
                wanted.set(Case.WARNINGS, warnings);
                found.set(Case.WARNINGS, alike(sorted(result.path(Case.WARNINGS)), warnings));
              }
              return between(given.id(), EXPECTED, wanted, engine, found);
            })
        .orElse(List.of());
  }

  /** Every field in which two results of one case are not equal. */
  public static List<Difference> between(
      String id, String leftName, ObjectNode left, String rightName, ObjectNode right) {
    return Stream.concat(names(left).stream(), names(right).stream())
        .distinct()
        .filter(field -> !left.path(field).equals(right.path(field)))
        .map(
            field ->
                new Difference(id, field, leftName, left.path(field), rightName, right.path(field)))
        .toList();
  }

  private static List<String> names(ObjectNode object) {
    return object.properties().stream().map(field -> field.getKey()).toList();
  }

  private static ArrayNode sorted(JsonNode warnings) {
    return Json.MAPPER
        .createArrayNode()
        .addAll(
            StreamSupport.stream(warnings.spliterator(), false)
                .map(JsonNode::deepCopy)
                .map(JsonNode.class::cast)
                .sorted(
                    Comparator.comparing((JsonNode w) -> w.path("path").asText())
                        .thenComparing(w -> w.path("code").asText()))
                .toList());
  }

  /** The found warnings, without the messages that the expected ones beside them leave out. */
  private static ArrayNode alike(ArrayNode found, ArrayNode expected) {
    for (int i = 0; i < found.size(); i++) {
      if (!expected.path(i).has(MESSAGE)) {
        ((ObjectNode) found.get(i)).remove(MESSAGE);
      }
    }
    return found;
  }
}
