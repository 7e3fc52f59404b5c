package dev.localsmith.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.fuzz.RandomRules.Drawn;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Random rule sets are accepted by the reader, and have every option on and off. */
class RandomRulesTest {
  private static final int COUNT = 300;

  private static final RandomRules RULES = new RandomRules(new RulesReader().standardText(), 4);

  private static List<Drawn> drawn;

  @BeforeAll
  static void draw() {
    // A refusal is thrown here, naming the set.
    drawn = IntStream.rangeClosed(1, COUNT).mapToObj(RULES::draw).toList();
  }

  @Test
  void theirTextIsARulesFileOfTheSameRules() {
    for (Drawn rules : drawn.subList(0, 20)) {
      assertEquals(rules.rules(), new RulesReader().read("again.yaml", rules.yaml()));
    }
  }

  @Test
  void theSameIndexGivesTheSameRules() {
    assertEquals(drawn.get(6).yaml(), RULES.draw(7).yaml());
  }

  @Test
  void everyOptionIsOnInSomeAndOffInOthers() {
    Map<String, Predicate<RuleSet>> options = new TreeMap<>();
    options.put("allow-list of resources", r -> r.extended().allowed().isPresent());
    options.put("greatest counts", r -> !r.extended().counts().isEmpty());
    options.put("selector keys", r -> r.placement().selectorKeys().isPresent());
    options.put("toleration keys", r -> r.placement().tolerationKeys().isPresent());
    options.put("literal selector", r -> hasSelector(r, true));
    options.put("selector by expression", r -> hasSelector(r, false));
    options.put("another device", r -> r.gpu().device().equals("nvidia.com/gpu"));
    options.put("another count", r -> r.gpu().count() == 1);
    options.put(
        "no native resource without a cap",
        r -> r.resources().values().stream().allMatch(n -> n.cap().isPresent()));
    options.put("capped limit", r -> r.caps().stream().anyMatch(c -> c.limits()));
    options.put(
        "default limit",
        r -> r.resources().values().stream().anyMatch(n -> n.defaultLimit().isPresent()));
    options.put(
        "ephemeral request",
        r -> r.resources().get("ephemeral-storage").defaultRequest().isPresent());
    options.put(
        "ephemeral host requirement",
        r -> r.resources().get("ephemeral-storage").hostRequirement().isPresent());
    options.put("cpu parameter", r -> r.resources().get("cpu").parameter().isPresent());
    options.put("small limits", r -> r.resources().get("cpu").smallestLimit().isPresent());
    options.forEach(
        (name, option) -> {
          long on = drawn.stream().filter(d -> option.test(d.rules())).count();
          assertTrue(on > 0 && on < COUNT, name + " is on in " + on + " of " + COUNT);
        });
  }

  private static boolean hasSelector(RuleSet rules, boolean literal) {
    return rules.placement().selectors().stream().anyMatch(s -> s.value().isPresent() == literal);
  }

  @Test
  void withoutAnyEditTheyAreTheGivenRules() {
    assertEquals(new RulesReader().standard(), RULES.draw(3, new BitSet()).rules());
  }

  @Test
  void anyPartOfTheEditsIsAcceptedToo() {
    for (Drawn rules : drawn.subList(0, 40)) {
      BitSet half = (BitSet) rules.edits().clone();
      rules.edits().stream().filter(edit -> edit % 2 == 0).forEach(half::clear);
      assertEquals(half, RULES.draw(rules.index(), half).edits());
    }
  }
}
