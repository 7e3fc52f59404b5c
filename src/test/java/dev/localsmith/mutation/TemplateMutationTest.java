package dev.localsmith.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.emit.Generator;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.Options;
import dev.localsmith.testing.RequiresTerraform;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The cases notice it where one token of the emitted rules is changed. Every build tries a sample
 * of these mutants; with {@code -Dlocalsmith.mutants=all}, as in the profile {@code all-mutants},
 * all.
 */
@RequiresTerraform
class TemplateMutationTest {
  private static final int SAMPLE = 30;
  private static final long SEED = 1;

  /**
   * Rules, and the mutants by their ids.
   *
   * @param own cases about what is particular to these rules
   * @param others all other cases
   */
  private record Subject(
      RuleSet rules, List<Case> own, List<Case> others, Map<String, Mutant> mutants) {
    static Subject of(RuleSet rules, List<Case> own, List<Case> others) {
      Map<String, Mutant> mutants = new LinkedHashMap<>();
      Mutant.of(text(rules)).forEach(mutant -> mutants.put(mutant.id(), mutant));
      return new Subject(rules, own, others, mutants);
    }

    static String text(RuleSet rules) {
      return new Generator().file(Generator.RULES, rules, "rules.yaml", Form.KEYED);
    }

    /** Those of the mutants that none of the cases notices. */
    List<String> survivors(List<Case> cases, List<String> ids) {
      return ids.isEmpty() || cases.isEmpty()
          ? ids
          : new MutationRun(rules, cases)
              .survivors(ids.stream().map(mutants::get).toList()).stream().map(Mutant::id).toList();
    }
  }

  private final List<Subject> subjects = subjects();
  private final Set<String> listed = Survivors.listed();

  /** The standard rules, then each option of an operator's, then many of them together. */
  private static List<Subject> subjects() {
    List<Subject> subjects = new ArrayList<>();
    subjects.add(Subject.of(Library.RULES, Library.cases(), List.of()));
    for (Options option : Options.all()) {
      subjects.add(Subject.of(option.rules(), option.cases(), Options.standard(option.rules())));
    }
    RuleSet operator = Options.operator();
    subjects.add(Subject.of(operator, List.of(), Options.standard(operator)));
    return subjects;
  }

  @Test
  void rulesWithoutAChangeAreNotNoticed() {
    assertEquals(
        List.of(),
        subjects.stream()
            .filter(s -> new MutationRun(s.rules(), s.own()).isNoticed(Subject.text(s.rules())))
            .map(subjects::indexOf)
            .toList());
  }

  @Test
  void everyMutantOfASampleIsNoticed() {
    List<String> ids = new ArrayList<>(ids());
    ids.removeAll(listed);
    Collections.shuffle(ids, new Random(SEED));
    assertEquals(Set.of(), survivors(Set.copyOf(ids.subList(0, SAMPLE))));
  }

  @Test
  void nothingIsListedThatIsNoMutant() {
    Set<String> unknown = new TreeSet<>(listed);
    unknown.removeAll(ids());
    assertEquals(Set.of(), unknown);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "localsmith.mutants",
      matches = "all",
      disabledReason = "takes half an hour")
  void onlyThoseSurviveThatAreListed() {
    Set<String> survivors = survivors(ids());
    assertEquals(String.join("\n", listed), String.join("\n", survivors));
  }

  /** Every mutant of some rules once. */
  private Set<String> ids() {
    return subjects.stream()
        .flatMap(subject -> subject.mutants().keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Those of the mutants that the cases of no rules notice: each is held against all cases of the
   * first rules that have it, and against the own cases of the others.
   */
  private Set<String> survivors(Set<String> ids) {
    Set<String> fresh = new TreeSet<>(ids);
    Set<String> survivors = new TreeSet<>();
    for (Subject subject : subjects) {
      Set<String> all = subject.mutants().keySet();
      List<String> asked =
          all.stream().filter(id -> fresh.contains(id) || survivors.contains(id)).toList();
      List<String> left = subject.survivors(subject.own(), asked);
      List<String> still =
          subject.survivors(subject.others(), left.stream().filter(fresh::contains).toList());
      asked.forEach(survivors::remove);
      left.stream().filter(id -> !fresh.contains(id)).forEach(survivors::add);
      survivors.addAll(still);
      fresh.removeAll(asked);
    }
    return survivors;
  }
}
