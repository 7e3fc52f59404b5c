package dev.localsmith.rules;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A pattern of a rules file may narrow what Kubernetes takes, never widen it. */
class PatternCheckTest {
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
}
