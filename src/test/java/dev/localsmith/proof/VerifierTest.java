package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.emit.Generator;
import dev.localsmith.terraform.ChangedRules;
import dev.localsmith.testing.ChangedInterpreter;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Difference;
import dev.localsmith.verify.Engine;
import dev.localsmith.verify.Verifier;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The proof can fail: with one operator changed, the verifier names the case and the field. */
class VerifierTest {
  private static final String AT_THE_CAP = "limits/a-request-at-the-cap-is-as-written";

  private final List<Case> cases =
      Library.cases().stream().filter(c -> c.id().startsWith("limits/")).toList();
  private final Engine sound = Library.interpreter(Library.RULES);

  @RequiresTerraform
  @Test
  void anOperatorChangedInATemplateIsFound() {
    String rules = new Generator().file(Generator.RULES, Library.RULES, "rules.yaml", Form.KEYED);
    String changed =
        rules.replace(
            "]] > local.kubernetes_thousandths[instance][cap]",
            "]] >= local.kubernetes_thousandths[instance][cap]");
    assertTrue(!changed.equals(rules), "the operator is where this test looks for it");
    assertFound(
        new Verifier(sound, new ChangedRules(Library.RULES).engine(changed)).verify(cases),
        "terraform");
  }

  @Test
  void anOperatorChangedInAStageOfTheInterpreterIsFound(@TempDir Path folder) throws Exception {
    Engine changed =
        ChangedInterpreter.with(
            Library.RULES,
            "Sizes",
            "amount.quantity().above(cap.get())",
            "!cap.get().above(amount.quantity())",
            folder);
    assertFound(new Verifier(changed, sound).verify(cases), "interpreter");
  }

  /** Only cases at the boundary differ, and what they get is shown. */
  private static void assertFound(List<Difference> differences, String broken) {
    assertTrue(
        differences.stream().anyMatch(d -> d.caseId().equals(AT_THE_CAP)), differences::toString);
    assertTrue(
        differences.stream()
            .anyMatch(
                d ->
                    d.text().startsWith("case " + AT_THE_CAP + ": pod_requests\n")
                        && d.text().contains("\"cpu\" : \"8000m\"")
                        && d.text().contains(broken)),
        differences::toString);
    assertEquals(
        List.of(),
        differences.stream().map(Difference::caseId).filter(id -> id.contains("below")).toList());
  }
}
