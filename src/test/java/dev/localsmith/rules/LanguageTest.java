package dev.localsmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.re2j.Pattern;
import dev.localsmith.kubernetes.Names;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import dk.brics.automaton.Automaton;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a pattern is narrower than what Kubernetes takes is decided exactly. */
class LanguageTest {
  @ParameterizedTest
  @ValueSource(strings = {"gpu", "(?:gpu|tpu)", "gpu-\\d+", "g\\.pu", "[a-z]+?", "a(?:-+a)*"})
  void aNarrowerPatternIsTaken(String pattern) {
    assertEquals(Optional.empty(), Language.QUALIFIED_NAME.strayOf(pattern));
  }

  @Test
  void aPatternOfManyChoicesIsComparedAtOnce() {
    String pattern = "(?:a|b)*a" + "(?:a|b)".repeat(100);
    assertEquals(
        Optional.empty(),
        assertTimeoutPreemptively(
            Duration.ofMinutes(5), () -> Language.QUALIFIED_NAME.strayOf(pattern)));
    assertEquals(
        Optional.of("a".repeat(101) + "_"),
        assertTimeoutPreemptively(
            Duration.ofMinutes(5), () -> Language.QUALIFIED_NAME.strayOf(pattern + "_")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      quoteCharacter = '~',
      value = {
        "[]a]+", "[^]a]", "[-a]+", "[a-]+", "[a\\]b]+", "a.b", "a\\.b", "(?:a|b)+c?", "(a)(b)*",
        "[\\d_]+", "\\d+\\w", "a*?b", "[.]", "[^a-c]+", "(?:)", "a\\-b", "#@<1>\"&~", "[#@&~\"]+"
      })
  void theAutomatonMatchesWhatThePatternMatches(String re2) {
    Automaton automaton = PatternReader.read(re2);
    Pattern pattern = Pattern.compile(re2);
    Random random = new Random(1);
    String letters = "aabbc]-_.19\\#@<>\"&~";
    int matched = 0;
    for (int i = 0; i < 20_000; i++) {
      String text = text(random, letters, 4);
      assertEquals(pattern.matches(text), automaton.run(text), re2 + " on " + text);
      matched += automaton.run(text) ? 1 : 0;
    }
    String shortest = automaton.getShortestExample(true);
    assertEquals(true, pattern.matches(shortest), re2 + " on " + shortest + ", " + matched);
  }

  static Stream<Object[]> languages() {
    return Stream.of(
        new Object[] {Language.SUBDOMAIN, accepted(t -> Names.subdomain(t).isEmpty())},
        new Object[] {
          Language.RESOURCE_DOMAIN,
          accepted(t -> t.startsWith("requests.") || ResourceName.isExtended(t + "/x"))
        },
        new Object[] {
          Language.QUALIFIED_NAME,
          accepted(t -> t.indexOf('/') < 0 && Names.qualifiedName(t).isEmpty())
        },
        new Object[] {Language.LABEL_VALUE, accepted(t -> Names.labelValue(t).isEmpty())});
  }

  private static Predicate<String> accepted(Predicate<String> predicate) {
    return predicate;
  }

  @ParameterizedTest
  @MethodSource("languages")
  void aLanguageIsWhatKubernetesTakes(Language language, Predicate<String> kubernetes) {
    Pattern pattern = Pattern.compile(language.toString());
    Random random = new Random(2);
    for (int i = 0; i < 50_000; i++) {
      String text = text(random, "aZ09-_./ ", 6);
      // kubernetes.io is Kubernetes' own, which needs no prefix for quotas.
      assertEquals(kubernetes.test(text), pattern.matches(text), "'" + text + "'");
    }
    List<Integer> lengths = List.of(language.longest() - 1, language.longest());
    for (int length : lengths) {
      assertEquals(true, kubernetes.test("a".repeat(length)), language + " of " + length);
    }
    assertEquals(false, kubernetes.test("a".repeat(language.longest() + 1)));
  }

  @Test
  void aNumberOfTheRulesIsOneOfKubernetes() {
    Pattern number = Pattern.compile(Language.DECIMAL.toString());
    Random random = new Random(3);
    IntStream.range(0, 20_000)
        .mapToObj(i -> text(random, "019.", 6))
        .filter(number::matches)
        .forEach(
            text -> assertEquals(0, Quantity.parse(text).value().compareTo(new BigDecimal(text))));
  }

  private static String text(Random random, String letters, int longest) {
    StringBuilder text = new StringBuilder();
    for (int n = random.nextInt(longest + 1); n > 0; n--) {
      text.append(letters.charAt(random.nextInt(letters.length())));
    }
    return text.toString();
  }
}
