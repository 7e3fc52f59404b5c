package dev.localsmith.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The cases notice it where one token of the emitted rules is changed. Every build tries a sample
 * of these mutants; with {@code -Dlocalsmith.mutants=all}, as in the profile {@code mutation}, all.
 */
@RequiresTerraform
class TemplateMutationTest {
  private static final boolean ALL = "all".equals(System.getProperty("localsmith.mutants"));
  private static final double NOTICED = 0.98;
  private static final int SAMPLE = 40;
  private static final long SEED = 1;

  /** Rules, the cases that may notice that they are changed, and the mutants by their ids. */
  private record Subject(RuleSet rules, List<Case> cases, Map<String, Mutant> mutants) {
    static Subject of(RuleSet rules, List<Case> cases) {
      String text = new Generator().file(Generator.RULES, rules, "rules.yaml", Form.KEYED);
      Map<String, Mutant> mutants = new LinkedHashMap<>();
      Mutant.of(text).forEach(mutant -> mutants.put(mutant.id(), mutant));
      return new Subject(rules, cases, mutants);
    }

    /** Those of the mutants that the cases do not notice. */
    List<String> survivors(List<String> ids) {
      return ids.isEmpty()
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
    subjects.add(Subject.of(Library.RULES, Library.cases()));
    for (Options option : Options.all()) {
      List<Case> library = Options.library(option.rules());
      subjects.add(
          Subject.of(
              option.rules(), Stream.concat(option.cases().stream(), library.stream()).toList()));
    }
    subjects.add(Subject.of(Options.operator(), Options.library(Options.operator())));
    return subjects;
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
  void onlyThoseSurviveThatAreListed() {
    assumeTrue(ALL, "takes a quarter of an hour");
    Set<String> survivors = survivors(ids());
    assertEquals(String.join("\n", listed), String.join("\n", survivors));
    int all = ids().size();
    assertTrue(all - survivors.size() >= NOTICED * all, survivors.size() + " of " + all);
  }

  /** Every mutant of some rules once. */
  private Set<String> ids() {
    return subjects.stream()
        .flatMap(subject -> subject.mutants().keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Those of the mutants that the cases of no rules notice. */
  private Set<String> survivors(Set<String> ids) {
    Set<String> survivors = new TreeSet<>(ids);
    for (Subject subject : subjects) {
      List<String> asked = subject.mutants().keySet().stream().filter(survivors::contains).toList();
      asked.forEach(survivors::remove);
      survivors.addAll(subject.survivors(asked));
    }
    return survivors;
  }
}
