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

/** A pattern of a rules file may narrow what Kubernetes takes, never widen it. */
class PatternTest {
  private static final String NAME = "[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?";
  private static final String VALUE = "(?:" + NAME + ")?";
  private static final String LINE = "  labelValue: {pattern: '" + VALUE + "', longest: 63}";

  static Stream<Refusal> edits() {
    String widened = "; it may only narrow " + VALUE;
    return Stream.of(
        value(
            "[a-z",
            "placement.labelValue.pattern: RE2 refuses the pattern: missing closing ]: [a-z"),
        value(
            "(?!x)y",
            "placement.labelValue.pattern: RE2 refuses the pattern: invalid or unsupported Perl syntax:"
                + " (?!"),
        value(
            "a++",
            "placement.labelValue.pattern: RE2 refuses the pattern: invalid nested repetition"
                + " operator: ++"),
        value("[a-z_]+", "placement.labelValue.pattern: matches '_'" + widened),
        value("[a-zä]+", "placement.labelValue.pattern: matches 'ä'" + widened),
        value("a/b", "placement.labelValue.pattern: matches 'a/b'" + widened),
        value("a\\n", "placement.labelValue.pattern: has \\n; write the characters themselves"),
        value("\\pL", "placement.labelValue.pattern: has \\p; write the characters themselves"),
        value(
            "[[:alpha:]]",
            "placement.labelValue.pattern: has a class such as [:alpha:]; write its"
                + " characters"),
        value(
            "(?i)a",
            "placement.labelValue.pattern: has a flag or a named group; write (?:...) alone"),
        value("^a$", "placement.labelValue.pattern: needs no ^; it is matched as a whole"),
        value("a$", "placement.labelValue.pattern: needs no $; it is matched as a whole"),
        value(
            "a|b",
            "placement.labelValue.pattern: has alternatives outside of a group, which would part"
                + " what stands beside it; write (?:...|...)"),
        value(
            "a(?:b|)",
            "placement.labelValue.pattern: has an empty alternative; write (?:...)? instead"),
        value(
            "a(b)",
            "placement.labelValue.pattern: must have 0 capturing groups; write (?:...) for a"
                + " plain one"),
        value(
            "a{2}",
            "placement.labelValue.pattern: counts with {...}, which makes plans slow; give the"
                + " length in longest"),
        value("a".repeat(1001), "placement.labelValue.pattern: must have at most 1000 characters"),
        Refusal.of(
            "a name longer than Kubernetes takes",
            LINE,
            LINE.replace("63", "64"),
            "placement.labelValue.longest: must be from 1 to 63"),
        Refusal.of(
            "a name without characters",
            LINE,
            LINE.replace("63", "0"),
            "placement.labelValue.longest: must be from 1 to 63"),
        Refusal.of(
            "a domain that leaves no room for Kubernetes' own prefix",
            "longest: 244",
            "longest: 245",
            "extended.domain.longest: must be from 1 to 244"),
        Refusal.of(
            "a domain in capitals",
            "domain: {pattern: '[a-z0-9]",
            "domain: {pattern: '[A-Za-z0-9]",
            "extended.domain.pattern: matches 'A'; it may only narrow"
                + " [a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*"),
        Refusal.of(
            "a label prefix with an underscore",
            "labelPrefix: {pattern: '[a-z0-9](?:[-a-z0-9]*",
            "labelPrefix: {pattern: '[a-z0-9](?:[-a-z0-9_]*",
            "placement.labelPrefix.pattern: matches '0_0'; it may only narrow"
                + " [a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*"),
        Refusal.of(
            "a label prefix longer than Kubernetes takes",
            "longest: 253",
            "longest: 254",
            "placement.labelPrefix.longest: must be from 1 to 253"),
        Refusal.of(
            "a label value with a space",
            "labelValue: {pattern: '(?:[A-Za-z0-9](?:[-A-Za-z0-9_.]*",
            "labelValue: {pattern: '(?:[A-Za-z0-9](?:[-A-Za-z0-9_. ]*",
            "placement.labelValue.pattern: matches '0 0'; it may only narrow (?:" + NAME + ")?"),
        Refusal.of(
            "a label name that begins with a dot",
            "labelName: {pattern: '[A-Za-z0-9]",
            "labelName: {pattern: '[.A-Za-z0-9]",
            "placement.labelName.pattern: matches '.'; it may only narrow " + NAME),
        hugePages(
            "hugepages-([0-9]+Mi)",
            "hugepages.name.pattern: matches 'hugepages-0Mi'; it may only narrow"
                + " hugepages-[1-9][0-9]*(?:k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?"),
        hugePages(
            "hugepages-([1-9]+m)",
            "hugepages.name.pattern: matches 'hugepages-1m'; it may only narrow"
                + " hugepages-[1-9][0-9]*(?:k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?"),
        hugePages(
            "huge-(2Mi)",
            "hugepages.name.pattern: must be hugepages-(SIZE), the page size in its only group"),
        hugePages(
            "hugepages-2(Mi)",
            "hugepages.name.pattern: must be hugepages-(SIZE), the page size in its only group"),
        hugePages(
            "hugepages-(2)(?:Mi)",
            "hugepages.name.pattern: must be hugepages-(SIZE), the page size in its only group"),
        hugePages(
            "hugepages-((2)Mi)",
            "hugepages.name.pattern: must have 1 capturing groups; write (?:...) for a plain one",
            "hugepages.name.pattern: must be hugepages-(SIZE), the page size in its only group"),
        Refusal.of(
            "a number that ends in a point",
            "number: '(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)'",
            "number: '[0-9]+\\.?[0-9]*'",
            "quantities.number: matches '0.'; it may only narrow [0-9]*\\.?[0-9]+"),
        Refusal.of(
            "a number with a sign",
            "number: '(?:[0-9]+",
            "number: '(?:-?[0-9]+",
            "quantities.number: matches '-0'; it may only narrow [0-9]*\\.?[0-9]+"));
  }

  private static Refusal value(String pattern, String problem) {
    return Refusal.of(pattern, LINE, LINE.replace(VALUE, pattern), problem);
  }

  private static Refusal hugePages(String pattern, String... problems) {
    return Refusal.of(pattern, "hugepages-([1-9][0-9]*(?:Ki|Mi|Gi))", pattern, problems);
  }

  @ParameterizedTest
  @MethodSource("edits")
  void isRefused(Refusal refusal) {
    refusal.check();
  }

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
            Duration.ofSeconds(10), () -> Language.QUALIFIED_NAME.strayOf(pattern)));
    assertEquals(
        Optional.of("a".repeat(101) + "_"),
        assertTimeoutPreemptively(
            Duration.ofSeconds(10), () -> Language.QUALIFIED_NAME.strayOf(pattern + "_")));
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
