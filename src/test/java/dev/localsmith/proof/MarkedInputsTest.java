package dev.localsmith.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.terraform.Marks;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.RequiresTerraform;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Rules 1: whatever a plan does not know or may not show, it passes, and the apply is the same. */
@RequiresTerraform
class MarkedInputsTest {
  private static final Set<String> ALL =
      Set.of(
          "configuration_json",
          "host_requirements",
          "cpu",
          "memory",
          "disk_size",
          "max_cpu",
          "max_memory",
          "allow_node_placement",
          "arch");

  private static final List<Case> CASES = Library.cases();

  static Stream<Arguments> marks() {
    Stream<Set<String>> alone = ALL.stream().sorted().map(Set::of);
    return Stream.concat(
            alone.flatMap(
                name -> Stream.of("unknown", "sensitive").map(how -> new Marked(how, name))),
            Stream.of("unknown", "sensitive", "unknown and sensitive")
                .map(how -> new Marked(how, ALL)))
        .flatMap(marked -> Stream.of(Form.values()).map(form -> Arguments.of(form, marked)));
  }

  record Marked(String how, Set<String> names) {
    Marks marks() {
      return new Marks(
          how.startsWith("unknown") ? names : Set.of(),
          how.endsWith("sensitive") ? names : Set.of());
    }
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("marks")
  void theApplyGivesWhatKnownInputsGive(Form form, Marked marked) {
    List<Case> cases = everyNth(marked.names().equals(ALL) ? 60 : 180);
    List<ObjectNode> known = Library.interpreter(Library.RULES).resolve(cases);
    List<ObjectNode> applied = Library.terraform(Library.RULES, form).apply(cases, marked.marks());
    for (int i = 0; i < cases.size(); i++) {
      assertEquals(known.get(i), applied.get(i), cases.get(i).id());
    }
  }

  /** A few, of all areas: each costs a plan and an apply. */
  private static List<Case> everyNth(int n) {
    return IntStream.range(0, CASES.size())
        .filter(i -> i % n == n / 2)
        .mapToObj(CASES::get)
        .toList();
  }
}
