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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Resolves cases with the generated rules in the real Terraform. */
public final class TerraformEngine {
  /** Cases per process: enough to forget its start, few enough for its memory. */
  private static final int BATCH = 1000;

  private static final String CASES = "cases.json";
  private static final String PLAN = "scratch.plan";

  /**
   * How a plan prints the output. To ask {@code terraform show} for it takes another process, and
   * as long as the plan of thirty cases.
   */
  private static final Pattern PLANNED =
      Pattern.compile("(?m)^ *\\+ " + ScratchModule.OUTPUT + " = \"([A-Za-z0-9+/=]*)\"$");

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
      String printed =
          terraform.run(
              scratch,
              "plan",
              "-input=false",
              "-no-color",
              "-lock=false",
              "-refresh=false",
              variable());
      Matcher planned = PLANNED.matcher(printed);
      if (!planned.find()) {
        throw new TerraformException(
            false, "the plan printed no output; use Terraform 1 or OpenTofu 1, without a wrapper");
      }
      return results(planned.group(1), cases.size());
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
      return results(outputs.at("/" + ScratchModule.OUTPUT + "/value").asText(), cases.size());
    }
  }

  private Scratch scratch(List<Case> cases, Marks marks) {
    ObjectNode inputs = Json.MAPPER.createObjectNode();
    cases.forEach(c -> inputs.set(Integer.toString(inputs.size()), c.input()));
    Scratch scratch = new Scratch();
    module.write(scratch, marks);
    scratch.write(CASES, Json.ascii(inputs));
    return scratch;
  }

  private static String variable() {
    return "-var=" + ScratchModule.VARIABLE + "=" + CASES;
  }

  private List<ObjectNode> results(String encoded, int count) {
    JsonNode all = json(decoded(encoded));
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
      warning.put(field, decoded(warning.path(field).asText()));
    }
  }

  private static String decoded(String base64) {
    return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
  }

  private static JsonNode json(String text) {
    try {
      return Json.read(text);
    } catch (JsonProcessingException e) {
      throw new TerraformException(false, "terraform gave no JSON: " + e.getOriginalMessage());
    }
  }
}
