package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.RequiresTerraform;
import dev.localsmith.verify.Difference;
import dev.localsmith.verify.Verifier;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each sentence of the rules is a case file; both engines give what it says. */
class CaseLibraryTest {
  private final List<Case> cases = Library.cases();

  @TestFactory
  Stream<DynamicTest> theInterpreterGivesWhatTheCaseSays() {
    List<ObjectNode> results = Library.interpreter(Library.RULES).resolve(cases);
    return IntStream.range(0, cases.size())
        .mapToObj(
            i ->
                dynamicTest(
                    cases.get(i).id(),
                    () ->
                        assertEquals(
                            "",
                            text(
                                Verifier.expectation(
                                    cases.get(i), "interpreter", results.get(i))))));
  }

  @Test
  void everyCaseSaysWhatItExpects() {
    assertEquals(
        List.of(), cases.stream().filter(c -> c.expected().isEmpty()).map(Case::id).toList());
    assertTrue(cases.size() >= 744, cases.size() + " cases");
  }

  @RequiresTerraform
  @ParameterizedTest
  @EnumSource
  void terraformGivesTheSameInBothForms(Form form) {
    Verifier verifier =
        new Verifier(
            Library.interpreter(Library.RULES), Library.terraform(Library.RULES, form)::resolve);
    assertEquals("", text(verifier.verify(cases)));
  }

  private static String text(List<Difference> differences) {
    return differences.stream().limit(20).map(Difference::text).reduce("", String::concat);
  }
}
