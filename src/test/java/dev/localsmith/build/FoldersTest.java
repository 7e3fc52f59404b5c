package dev.localsmith.build;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * The folder rule: the two engines share nothing but the model, so that one can prove the other.
 */
class FoldersTest {
  private static final String ROOT = "dev.localsmith";
  private final JavaClasses classes =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @Test
  void theEnginesKnowTheRulesAndNothingElseOfOurs() {
    only("interpret", "rules").check(classes);
    only("emit", "rules").check(classes);
  }

  @Test
  void theRulesKnowKubernetesAndKubernetesKnowsNothingOfOurs() {
    only("rules", "kubernetes").check(classes);
    only("kubernetes").check(classes);
    only("devcontainer").check(classes);
  }

  @Test
  void noPackagesDependOnEachOtherInACircle() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(classes);
  }

  @Test
  void aClassThatReachesFurtherIsFound() {
    assertTrue(classes.size() > 100, classes.size() + " classes");
    assertThrows(AssertionError.class, () -> only("interpret").check(classes));
    assertThrows(AssertionError.class, () -> only("verify", "rules").check(classes));
  }

  /** Of our packages, the one and those below it know themselves and the others named. */
  private static ArchRule only(String name, String... known) {
    DescribedPredicate<JavaClass> others =
        DescribedPredicate.describe(
            "ours beside " + String.join(", ", known),
            type ->
                isIn(type, ROOT)
                    && !isIn(type, ROOT + "." + name)
                    && Arrays.stream(known).noneMatch(k -> isIn(type, ROOT + "." + k)));
    return noClasses()
        .that()
        .resideInAPackage(ROOT + "." + name + "..")
        .should()
        .dependOnClassesThat(others);
  }

  private static boolean isIn(JavaClass type, String name) {
    return (type.getPackageName() + ".").startsWith(name + ".");
  }
}
