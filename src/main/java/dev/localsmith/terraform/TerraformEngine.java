package dev.localsmith.terraform;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.Form;
import dev.localsmith.rules.RuleSet;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Resolves cases with the generated rules in the real Terraform. */
public final class TerraformEngine {
  /** Cases per process: enough to forget its start, few enough for its memory. */
  private static final int BATCH = 1000;

  private static final String CASES = "cases.json";
  private static final String PLAN = "scratch.plan";

  private final Terraform terraform;
  private final ScratchModule module;
  private final List<String> names;

  public TerraformEngine(Terraform terraform, RuleSet rules, Form form) {
    this(terraform, rules, new ScratchModule(rules, form));
  }

  TerraformEngine(Terraform terraform, RuleSet rules, ScratchModule module) {
    this.terraform = terraform;
    this.module = module;
    names = Case.results(rules);
  }

  /**
   * The results in the order of the cases, each with the fields {@link Case#results}.
   *
   * @throws TerraformException naming the first case whose plan fails
   */
  public List<ObjectNode> resolve(List<Case> cases) {
    return resolve(
        cases,
        (failing, e) -> {
          throw new TerraformException(true, "case " + failing.id() + ": " + e.getMessage());
        });
  }

  /**
   * The results in the order of the cases, each with the fields {@link Case#results}.
   *
   * @param refused gives the result of a case whose plan fails
   */
  public List<ObjectNode> resolve(
      List<Case> cases, BiFunction<Case, TerraformException, ObjectNode> refused) {
    List<ObjectNode> results = new ArrayList<>();
    for (int start = 0; start < cases.size(); start += BATCH) {
      results.addAll(batch(cases.subList(start, Math.min(start + BATCH, cases.size())), refused));
    }
    return results;
  }

  private List<ObjectNode> batch(
      List<Case> cases, BiFunction<Case, TerraformException, ObjectNode> refused) {
    try {
      return plan(cases);
    } catch (TerraformException e) {
      int half = cases.size() / 2;
      if (!e.refused()) {
        throw e;
      }
      if (half == 0) {
        return List.of(refused.apply(cases.get(0), e));
      }
      return Stream.concat(
              batch(cases.subList(0, half), refused).stream(),
              batch(cases.subList(half, cases.size()), refused).stream())
          .toList();
    }
  }

  private List<ObjectNode> plan(List<Case> cases) {
    try (Scratch scratch = scratch(cases, Marks.NONE)) {
      terraform.run(
          scratch,
          "plan",
          "-input=false",
          "-no-color",
          "-lock=false",
          "-refresh=false",
          variable(),
          "-out=" + PLAN);
      JsonNode plan = json(terraform.run(scratch, "show", "-json", "-no-color", PLAN));
      return results(plan.at("/planned_values/outputs/" + ScratchModule.OUTPUT), cases.size());
    }
  }

  /**
   * The results after an apply of inputs that a plan does not know or that are sensitive. The plan
   * comes first, in a process of its own, as in a real workspace build.
   */
  public List<ObjectNode> apply(List<Case> cases, Marks marks) {
    try (Scratch scratch = scratch(cases, marks)) {
      terraform.run(scratch, "plan", "-input=false", "-no-color", variable(), "-out=" + PLAN);
      terraform.run(scratch, "apply", "-input=false", "-no-color", PLAN);
      JsonNode outputs = json(terraform.run(scratch, "output", "-json", "-no-color"));
      return results(outputs.path(ScratchModule.OUTPUT), cases.size());
    }
  }

  private Scratch scratch(List<Case> cases, Marks marks) {
    ObjectNode inputs = Json.MAPPER.createObjectNode();
    cases.forEach(c -> inputs.set(Integer.toString(inputs.size()), c.input()));
    Scratch scratch = new Scratch();
    module.write(scratch, marks);
    scratch.write(CASES, Json.text(inputs));
    return scratch;
  }

  private static String variable() {
    return "-var=" + ScratchModule.VARIABLE + "=" + CASES;
  }

  private List<ObjectNode> results(JsonNode output, int count) {
    JsonNode all = json(output.path("value").asText());
    List<ObjectNode> results = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ObjectNode result = Json.MAPPER.createObjectNode();
      JsonNode given = all.path(Integer.toString(i));
      names.forEach(name -> result.set(name, given.path(name)));
      result.path(Case.WARNINGS).forEach(warning -> decode((ObjectNode) warning));
      results.add(result);
    }
    return results;
  }

  private static void decode(ObjectNode warning) {
    for (String field : List.of("path", "message")) {
      byte[] text = Base64.getDecoder().decode(warning.path(field).asText());
      warning.put(field, new String(text, StandardCharsets.UTF_8));
    }
  }

  private static JsonNode json(String text) {
    try {
      return Json.read(text);
    } catch (JsonProcessingException e) {
      throw new TerraformException(false, "terraform gave no JSON: " + e.getOriginalMessage());
    }
  }
}
