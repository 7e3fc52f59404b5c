package dev.localsmith.rules;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people read, and what fills it. */
class WordsCheckTest {
  static Stream<Refusal> words() {
    return Stream.of(
        Refusal.of(
            "a quote that would end the shell's text",
            "  parameters: the parameters",
            "  parameters: the user's choice",
            "summary.parameters: must have no single quote: a shell script echoes the summary in"
                + " single quotes"),
        Refusal.of(
            "a label with a quote",
            "label: CPU",
            "label: C'PU",
            "resources.cpu.label: must have no single quote: a shell script echoes the summary in"
                + " single quotes"),
        Refusal.of("an empty label", "label: CPU", "label: \"\"", "resources.cpu.label: is empty"),
        Refusal.of(
            "two labels of one name",
            "  label: disk",
            "  label: CPU",
            "volume.label: 'CPU' is the label of resources.cpu.label"),
        Refusal.of(
            "an empty separator",
            "separator: \" · \"",
            "separator: \"\"",
            "summary.separator: is empty"),
        Refusal.of(
            "an empty description",
            "description: The most CPU, in cores, that a repository can reserve for its workspace.",
            "description: \"\"",
            "resources.cpu.cap.description: is empty"),
        Refusal.of(
            "an empty path", "  path: hostRequirements.gpu", "  path: \"\"", "gpu.path: is empty"),
        Refusal.of(
            "two paths of one name",
            "path: hostRequirements.memory",
            "path: hostRequirements.cpus",
            "resources.memory.hostRequirement.path: 'hostRequirements.cpus' is named by"
                + " resources.cpu.hostRequirement.path"),
        Refusal.of(
            "no warning shown", "  shown: 100", "  shown: 0", "outputs.shown: must be at least 1"),
        Refusal.of(
            "a last line that does not count",
            "more: \"{count} more warnings are not shown.\"",
            "more: \"There are more.\"",
            "outputs.more: must hold {count} once"),
        Refusal.of(
            "a last line that counts twice",
            "more: \"{count} more warnings are not shown.\"",
            "more: \"{count} of {count}\"",
            "outputs.more: must hold {count} once"));
  }

  static Stream<Refusal> warnings() {
    return Stream.of(
        Refusal.of(
            "a code in capitals",
            "code: not-json",
            "code: Not_JSON",
            "warnings.notJson.code: must be lower-case words joined by -, such as not-a-list"),
        Refusal.of(
            "one code for two warnings",
            "code: not-a-list",
            "code: not-json",
            "warnings.notAList.code: is the code of warnings.notJson"),
        Refusal.of(
            "two warnings that are the same in everything",
            "    code: limit-capped\n"
                + "    message: \"{place} is {written}, more than this template allows: the limit is"
                + " {instead}.\"\n"
                + "    advice: Ask for less, or ask the template's operator for a higher cap.",
            "    code: request-capped\n"
                + "    message: \"{place} is {written}, more than this template lets a repository"
                + " reserve: the request is {instead}.\"\n"
                + "    advice: Ask for less, or ask the template's operator for a higher cap.",
            "warnings.limitCapped.code: is the code of warnings.requestCapped"),
        Refusal.of(
            "a message with an unknown placeholder",
            "message: \"{place} is set, but",
            "message: \"{where} is set, but",
            "warnings.placementOff.message: has a placeholder other than {place}, {written},"
                + " {instead}"),
        Refusal.of(
            "a message that tells what stands in for nothing",
            "message: \"{place} is set, but",
            "message: \"{instead} is set, but",
            "warnings.placementOff.message: can't tell {instead}: nothing stands in for what is"
                + " dropped"),
        Refusal.of(
            "an empty advice",
            "advice: Write a JSON list, [ ... ].",
            "advice: \" \"",
            "warnings.notAList.advice: is empty"),
        Refusal.of(
            "an empty message",
            "message: \"customizations.kubernetes{place} is {written}, which is not a list: it is"
                + " left out.\"",
            "message: \"\"",
            "warnings.notAList.message: is empty"));
  }

  @ParameterizedTest
  @MethodSource({"words", "warnings"})
  void isRefused(Refusal refusal) {
    refusal.check();
  }
}
