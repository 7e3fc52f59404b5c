package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.verify.Difference;
import dev.localsmith.verify.Engine;
import dev.localsmith.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Resolves cases of one rule set in both engines, compares them and asks Kubernetes. */
public final class Trial {
  private static final String ERROR = "error";

  private final Engine interpreter;
  private final Engine terraform;
  private final KubernetesJudge judge;

  /** Makes the two engines of a rule set; without Terraform Kubernetes alone judges. */
  public record Engines(
      Function<RuleSet, Engine> interpreter, Optional<Function<RuleSet, Engine>> terraform) {}

  Trial(RuleSet rules, Engines engines) {
    interpreter = engines.interpreter().apply(rules);
    terraform = engines.terraform().map(engine -> engine.apply(rules)).orElse(interpreter);
    judge = new KubernetesJudge(rules.outputs());
  }

  /** The result that an engine gives of a case that it can't resolve. */
  public static ObjectNode unresolved(Case given, RuntimeException thrown) {
    return JsonNodeFactory.instance.objectNode().put(ERROR, thrown.toString());
  }

  /** What each of the cases has brought to light. */
  List<Optional<Failure>> run(List<Case> cases) {
    List<ObjectNode> computed = cases.stream().map(this::compute).toList();
    List<ObjectNode> planned = terraform == interpreter ? computed : terraform.resolve(cases);
    List<Optional<Failure>> failures = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      failures.add(failure(cases.get(i).id(), computed.get(i), planned.get(i)));
    }
    return failures;
  }

  ObjectNode compute(Case given) {
    try {
      return interpreter.resolve(List.of(given)).get(0);
    } catch (RuntimeException e) { // whatever it is, it is what is looked for
      return unresolved(given, e);
    }
  }

  private Optional<Failure> failure(String id, ObjectNode computed, ObjectNode planned) {
    if (computed.has(ERROR)) {
      return failure(Failure.Kind.CRASH, Verifier.INTERPRETER, computed.get(ERROR).asText());
    }
    if (planned.has(ERROR)) {
      return failure(Failure.Kind.PLAN, Verifier.TERRAFORM, planned.get(ERROR).asText());
    }
    List<Difference> differences =
        Verifier.between(id, Verifier.INTERPRETER, computed, Verifier.TERRAFORM, planned);
    if (!differences.isEmpty()) {
      Difference first = differences.get(0);
      return failure(Failure.Kind.DIFFERENCE, first.field(), first.text());
    }
    List<String> errors = judge.errors(computed);
    return errors.isEmpty()
        ? Optional.empty()
        : failure(Failure.Kind.REJECTION, "kubernetes", String.join("\n", errors));
  }

  private static Optional<Failure> failure(Failure.Kind kind, String field, String text) {
    return Optional.of(new Failure(kind, field, text));
  }
}
