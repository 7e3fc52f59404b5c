package dev.localsmith.rules;

import static dev.localsmith.rules.Refusal.problemsOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A rules file is one YAML document of plain values; what is none is refused by its line. */
class YamlScanTest {
  private final String standard = new RulesReader().standardText();

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "# only a comment\n", "~\n", "- a\n", "text\n", "12\n"})
  void aFileThatIsNoMappingIsRefused(String yaml) {
    String first = problemsOf(yaml).get(0);
    assertEquals("rules.yaml:1: the file: must be a mapping of fields", first);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | a: [1",
        "2 | a: 1\\n\\tb: 2",
        "3 | a: 1\\nb: 2\\n'c",
        "1 | a: b: c",
        "2 | - a\\nb: c",
        "2 | a: 1\\n? [b]\\n: 1",
        "1 | {{{",
        "3 | a: 1\\nb: 2\\nc: \"\\z\"",
        "2 | a: 1\\nb: \u0007x",
      })
  void aSyntaxErrorIsToldByItsLineAlone(int line, String yaml) {
    List<String> problems = problemsOf(yaml.replace("\\n", "\n").replace("\\t", "\t"));
    assertEquals(1, problems.size(), problems.toString());
    assertEquals(
        "rules.yaml:" + line + ": the file: is not YAML: ",
        problems.get(0).replaceFirst("(YAML: ).*", "$1"));
  }

  @Test
  void aSyntaxErrorSaysWhatWasFoundInPlainWords() {
    assertEquals(
        List.of("rules.yaml:2: the file: is not YAML: the character U+0007 is not allowed"),
        problemsOf("a: 1\nb: \u0007"));
    assertEquals(
        List.of(
            "rules.yaml:1: the file: is not YAML: Expected a field name (Scalar value in YAML)"),
        problemsOf("{{{"));
    assertEquals(
        List.of("rules.yaml:1: the file: is not YAML: mapping values are not allowed here"),
        problemsOf("a: b: c"));
  }

  static Stream<Refusal> edits() {
    return Stream.of(
        Refusal.of(
            "a key that stands twice is named with its first line",
            "nesting: 100",
            "nesting: 100\nnesting: 20",
            "+1 nesting: stands in line LINE already"),
        Refusal.of(
            "two rules for one resource are two equal keys",
            "  ephemeral-storage:\n    unit: Gi",
            "  ephemeral-storage: {unit: Gi}\n  ephemeral-storage: {unit: Gi}",
            "+1 resources.ephemeral-storage: stands in line LINE already",
            "+1 resources.ephemeral-storage.unit: stands in line LINE already"),
        Refusal.of(
            "an alias is not taken for a text",
            "and: \" and \"",
            "and: &and \" and \"\n  x: *and",
            "+1 summary.x: aliases are not read; write the value itself",
            "+1 summary.x: unknown field; known here: absent, and, customization, from,"
                + " hostRequirements, parameters, separator"),
        Refusal.of(
            "a tag is not passed over",
            "label: CPU",
            "label: !secret CPU",
            "resources.cpu.label: tags are not read; put a text in quotes"),
        Refusal.of(
            "a number in octal is refused",
            "nesting: 100",
            "nesting: 0100",
            "nesting: write the number in plain decimal"),
        Refusal.of(
            "a number in hexadecimal is refused",
            "nesting: 100",
            "nesting: 0x64",
            "nesting: write the number in plain decimal"),
        Refusal.of(
            "a number with underscores is refused",
            "nesting: 100",
            "nesting: 1_00",
            "nesting: write the number in plain decimal"),
        Refusal.of(
            "a number of the year 2001 and its like stays plain",
            "nesting: 100",
            "nesting: 2001",
            "nesting: must be from 10 to 200"),
        Refusal.of(
            "an infinite number is refused",
            "default: 8",
            "default: .inf",
            "resources.cpu.cap.default: write the number in plain decimal"),
        Refusal.of(
            "a number that is none is refused",
            "default: 8",
            "default: .nan",
            "resources.cpu.cap.default: write the number in plain decimal"));
  }

  @ParameterizedTest
  @MethodSource("edits")
  void isRefused(Refusal refusal) {
    refusal.check();
  }

  @Test
  void aSecondDocumentIsRefusedByItsLine() {
    long line = standard.lines().count() + 2;
    assertEquals(
        List.of(
            "rules.yaml:" + line + ": the file: a second document; write one rules file for each"),
        problemsOf(standard + "---\nnesting: 50\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999999999", "1e-999999999", "-1e400"})
  void aNumberWithAHugeExponentIsRefusedAtOnce(String number) {
    Refusal refusal =
        Refusal.of(
            number,
            "default: 8",
            "default: " + number,
            "resources.cpu.cap.default: write the number in plain decimal");
    assertTimeoutPreemptively(Duration.ofMinutes(5), refusal::check);
  }

  @Test
  void aliasesThatMultiplyAreNamedOneByOne() {
    List<String> problems = problemsOf("a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *c]\n");
    assertEquals(
        List.of(
            "rules.yaml:2: b.0: aliases are not read; write the value itself",
            "rules.yaml:2: b.1: aliases are not read; write the value itself",
            "rules.yaml:3: c.0: aliases are not read; write the value itself",
            "rules.yaml:3: c.1: aliases are not read; write the value itself"),
        problems.stream().filter(p -> p.contains("aliases")).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- "})
  void aFileThatNestsWithoutEndIsRefused(String bracket) {
    List<String> problems =
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> problemsOf(bracket.repeat(100_000)));
    assertEquals("rules.yaml:1: ", problems.get(0).substring(0, "rules.yaml:1: ".length()));
  }

  @Test
  void lineEndsOfWindowsAndAByteOrderMarkAreNoMatter() {
    RuleSet rules = new RulesReader().standard();
    assertEquals(rules, new RulesReader().read("w.yaml", standard.replace("\n", "\r\n")));
    assertEquals(rules, new RulesReader().read("w.yaml", "\ufeff" + standard));
  }
}
