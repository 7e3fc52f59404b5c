package dev.localsmith.emit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import dev.localsmith.rules.Warnings.Warning;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.OperatorRules;
import dev.localsmith.testing.Overlay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page says what the rules say, and is valid Markdown whatever they hold. */
class RulesPageTest {
  private static final String HOSTILE =
      "a|b \\| `c` ``d [e](f) <script> *g* _h_ ~~i~~ &amp; # 1. \u202e ![j] \\\\";

  private final RulesPage pages = new RulesPage();

  static Stream<RuleSet> ruleSets() {
    return Stream.concat(
        Stream.of(Library.RULES, OperatorRules.RULES),
        Stream.of("no-toleration-at-all", "texts-of-any-kind", "narrower-patterns")
            .map(RulesPageTest::operator));
  }

  private static RuleSet operator(String name) {
    try {
      Path file = Path.of("src/test/resources/dev/localsmith/operator", name, "rules.yaml");
      return Overlay.rules(name, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void everyWarningHasOneRowWithItsMessageAndItsAdvice(RuleSet rules) {
    List<List<String>> rows = Page.of(pages.of(rules, "rules")).rows();
    for (Warning warning : rules.warnings().all()) {
      String message = warning.message().replaceAll("\\{(place|written|instead)}", "$1");
      assertEquals(
          List.of(List.of(warning.code(), message, warning.advice())),
          rows.stream().filter(row -> row.get(0).equals(warning.code())).toList());
    }
  }

  @Test
  void theSectionsStandInTheOrderOfTheRecord() {
    assertEquals(
        List.of(
            "What a repository gets: the rules of customizations.kubernetes",
            "Reading the file",
            "Merging contributors",
            "Which source decides",
            "Requests",
            "Limits",
            "Extended resources and hugepages",
            "GPU",
            "Disk",
            "Node placement",
            "Node selector",
            "Tolerations",
            "Names and quantities",
            "Where to see the result",
            "What these rules leave off"),
        Page.of(pages.of(Library.RULES, "rules")).headings());
  }

  @Test
  void defaultsCapsAndLimitsAreThoseOfTheRules() {
    Page page = Page.of(pages.of(Library.RULES, "rules"));
    assertAll(
        () ->
            assertEquals(
                List.of(
                    List.of(
                        "cpu", "250m, or the limit if that is smaller", "max_cpu, by default 8"),
                    List.of(
                        "memory",
                        "512Mi, or the limit if that is smaller",
                        "max_memory, by default 32Gi"),
                    List.of("ephemeral-storage", "none", "no cap")),
                page.rows("Requests").subList(1, 4)),
        () ->
            assertEquals(
                List.of(
                    List.of(
                        "cpu",
                        "the parameter cpu, or the request if that is larger",
                        "any amount",
                        "no cap"),
                    List.of(
                        "memory",
                        "the parameter memory, or the request if that is larger",
                        "6Mi, else it is dropped",
                        "no cap"),
                    List.of("ephemeral-storage", "none", "any amount", "no cap")),
                page.rows("Limits").subList(1, 4)),
        () -> assertTrue(page.rows("Names and quantities").contains(List.of("Mi", "1,048,576"))),
        () ->
            assertTrue(
                page.paragraphs("Names and quantities")
                    .get(1)
                    .contains(
                        "4, 1.5, .5, 500m, 4Gi, 20G are quantities, 5., +1, -1, 1e3, 4 Gi, 4gi,"
                            + " 4GB, 1,5 are not")));
  }

  @Test
  void whatAnOperatorChangesIsOnThePage() {
    Page page = Page.of(pages.of(OperatorRules.RULES, "rules"));
    assertAll(
        () -> assertTrue(page.headings().get(0).endsWith("customizations.acme")),
        () -> assertFalse(page.headings().contains("What these rules leave off")),
        () ->
            assertTrue(
                page.rows("Limits")
                    .contains(
                        List.of(
                            "ephemeral-storage",
                            "5Gi, or the request if that is larger",
                            "1500k, else it is dropped",
                            "max_scratch, by default 50Gi, or the request if that is larger"))),
        () ->
            assertTrue(
                page.rows("Extended resources and hugepages")
                    .contains(List.of("nvidia.com/gpu", "max_gpu, by default 4"))),
        () ->
            assertTrue(
                page.paragraphs("Extended resources and hugepages")
                    .contains(
                        "The template allows only nvidia.com/gpu, example.com. A domain stands for"
                            + " all of its resources.")),
        () ->
            assertTrue(
                page.paragraphs("GPU").get(0).contains("asks for 2 of nvidia.com/gpu"),
                page.paragraphs("GPU")::toString),
        () -> assertTrue(page.rows("Node selector").contains(List.of("pool", "dev"))),
        () ->
            assertTrue(
                page.paragraphs("Node selector")
                    .contains(
                        "A repository may select by nvidia.com/gpu.present, zone and by nothing"
                            + " else.")),
        () ->
            assertTrue(page.rows("Tolerations").contains(List.of("key", "one of nvidia.com/gpu"))));
  }

  @Test
  void listsThatAllowNothingSaySo() {
    Page page = Page.of(pages.of(operator("no-toleration-at-all"), "rules"));
    assertAll(
        () ->
            assertEquals(
                "A repository may select by no label.", page.paragraphs("Node selector").get(0)),
        () ->
            assertTrue(
                page.rows("Tolerations")
                    .contains(List.of("key", "none, so that no toleration counts"))));
  }

  @Test
  void noTextBreaksOutOfItsCell() {
    String yaml =
        new RulesReader()
            .standardText()
            .replaceFirst(
                "advice: Write a whole number of devices\\.",
                "advice: " + Matcher.quoteReplacement(quoted(HOSTILE)))
            .replaceFirst(
                "parameters: the parameters",
                "parameters: " + Matcher.quoteReplacement(quoted("`" + HOSTILE)));
    Page page =
        Page.of(pages.of(new RulesReader().read("rules", yaml), HOSTILE + "\u0007\n--> <b>"));
    String shown = HOSTILE.replace("\u202e", "U+202E");
    assertAll(
        () ->
            assertEquals(
                shown,
                page.rows().stream()
                    .filter(row -> row.get(0).equals("not-a-whole-number"))
                    .findFirst()
                    .orElseThrow()
                    .get(2)),
        () ->
            assertTrue(
                page.paragraphs("Where to see the result").get(0).contains("or `" + shown + "."),
                page.paragraphs("Where to see the result")::toString),
        () -> assertEquals(1, page.html().size(), page.html()::toString),
        () -> assertTrue(page.html().get(0).endsWith("mvn generate`. -->")),
        () -> assertTrue(page.html().get(0).contains("U+0007"), page.html()::toString));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void everyTableHasItsColumnsAndNoLineEndsInASpace(RuleSet rules) {
    String text = pages.of(rules, "rules");
    for (String heading : Page.of(text).headings()) {
      Page.of(text)
          .rows(heading)
          .forEach(row -> assertTrue(row.stream().noneMatch(String::isBlank), row::toString));
    }
    long lines = text.lines().filter(line -> line.startsWith("| ")).count();
    assertEquals(lines, Page.of(text).rows().size(), "every line of a table is a row");
    assertEquals(List.of(), text.lines().filter(line -> line.endsWith(" ")).toList());
    assertFalse(text.endsWith("\n\n"));
    assertEquals(text, pages.of(rules, "rules"));
  }

  private static String quoted(String text) {
    return JsonFile.text(text);
  }
}
