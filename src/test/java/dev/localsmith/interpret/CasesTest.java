package dev.localsmith.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.localsmith.cases.Case;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.Options;
import dev.localsmith.verify.Verifier;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * All cases as one test each for the standard rules and for the operator's: what a mutant of the
 * interpreter has to get past, and fast enough to be asked of every one.
 */
class CasesTest {
  private static final List<Case> LIBRARY = Library.cases();
  private static final List<Options> OPTIONS = Options.all();

  @Test
  void theStandardRulesGiveWhatTheirCasesSay() {
    check(Library.RULES, LIBRARY);
  }

  @Test
  void theOptionsGiveWhatTheirCasesSay() {
    OPTIONS.forEach(option -> check(option.rules(), option.cases()));
  }

  private static void check(RuleSet rules, List<Case> cases) {
    Interpreter interpreter = new Interpreter(rules);
    assertFalse(cases.isEmpty());
    for (Case given : cases) {
      assertEquals(
          List.of(),
          Verifier.expectation(given, "interpreter", interpreter.resolve(given.input())),
          given.id());
    }
  }
}
