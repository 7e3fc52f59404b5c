package dev.localsmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every field is one that the rules know, is there, and has the right type. */
class StructureTest {
  static Stream<Refusal> edits() {
    return Stream.of(
        Refusal.of(
            "an unknown field is named with those that are known",
            "  count: 1",
            "  cuont: 2\n  count: 1",
            "gpu.cuont: unknown field; known here: count, device, path"),
        Refusal.of(
            "an unknown field does not hide what else is wrong",
            "nesting: 100",
            "nesting: 5\nnest: 5",
            "nesting: must be from 10 to 200",
            "+1 nest: unknown field; known here: customization, entry, extended, gpu, hugepages,"
                + " inputs, nesting, outputs, placement, quantities, resources, summary, volume,"
                + " warnings"),
        Refusal.of(
            "a missing field is named where it is missing",
            "gpu:\n  device: nvidia.com/gpu\n  count: 1\n  path: hostRequirements.gpu",
            "gpu:\n  path: hostRequirements.gpu",
            "gpu: the field 'device' is missing; add it",
            "gpu: the field 'count' is missing; add it"),
        Refusal.of(
            "a text where a mapping belongs",
            "\ngpu:",
            "\ngpu: 1\nx:",
            "+1 gpu: must be a mapping of fields",
            "+2 x: unknown field; known here: customization, entry, extended, gpu, hugepages,"
                + " inputs, nesting, outputs, placement, quantities, resources, summary, volume,"
                + " warnings"),
        Refusal.of(
            "nothing where a mapping belongs",
            "  ephemeral-storage:\n    unit: Gi",
            "  ephemeral-storage:",
            "resources.ephemeral-storage: must be a mapping of fields"),
        Refusal.of(
            "a mapping where a text belongs",
            "label: CPU",
            "label: {en: CPU}",
            "resources.cpu.label: must be a text; put it in quotes"),
        Refusal.of(
            "true where a text belongs",
            "label: CPU",
            "label: true",
            "resources.cpu.label: must be a text; put it in quotes"),
        Refusal.of(
            "nothing where a text belongs",
            "label: CPU",
            "label:",
            "resources.cpu.label: must be a text; put it in quotes"),
        Refusal.of(
            "a fraction where a text belongs, whose digits would be lost",
            "defaultRequest: 250m",
            "defaultRequest: 0.250",
            "resources.cpu.defaultRequest: must be a text; put it in quotes"),
        Refusal.of(
            "a text where a number belongs",
            "default: 8",
            "default: \"8\"",
            "resources.cpu.cap.default: must be a number"),
        Refusal.of(
            "a fraction where a whole number belongs",
            "  count: 1",
            "  count: 1.5",
            "gpu.count: must be a whole number of at most 32 bits"),
        Refusal.of(
            "a whole number that is too large",
            "  count: 1",
            "  count: 2147483648",
            "gpu.count: must be a whole number of at most 32 bits"),
        Refusal.of(
            "a text where a large whole number belongs",
            "greatest: 9223372036854775807",
            "greatest: all",
            "quantities.greatest: must be a whole number"),
        Refusal.of(
            "a text where true or false belongs",
            "default: false",
            "default: \"false\"",
            "placement.switch.default: must be true or false"),
        Refusal.of(
            "another word than those that can be chosen",
            "written: number",
            "written: digits",
            "resources.cpu.hostRequirement.written: must be one of number, bytes"),
        Refusal.of(
            "a text where a list belongs",
            "effects: [NoSchedule, PreferNoSchedule, NoExecute]",
            "effects: NoExecute",
            "placement.effects: must be a list"),
        Refusal.of(
            "a mapping in a list of texts",
            "effects: [NoSchedule, PreferNoSchedule, NoExecute]",
            "effects: [NoExecute, {}]",
            "placement.effects.1: must be a text; put it in quotes"),
        Refusal.of(
            "a list where a mapping belongs",
            "  suffixes:",
            "  suffixes: []\n  hidden:",
            "quantities.suffixes: must be a mapping",
            "+1 quantities.hidden: unknown field; known here: greatest, longest, number, suffixes"),
        Refusal.of(
            "a line break in a text",
            "label: CPU",
            "label: \"C\\nPU\"",
            "resources.cpu.label: must be one line without control characters; fold a long text with"
                + " >-"),
        Refusal.of(
            "a decomposed character, which Terraform would compose",
            "label: CPU",
            "label: \"e\\u0301\"",
            "resources.cpu.label: must be in Unicode's composed form, NFC, as Terraform keeps it"),
        Refusal.of(
            "a decomposed character in the name of a field",
            "    k: 1000000",
            "    \"e\\u0301\": 1000000",
            "quantities.suffixes.e\u0301: must be in Unicode's composed form, NFC, as Terraform keeps"
                + " it",
            "quantities.suffixes.e\u0301: is no suffix that counts whole thousandths for Kubernetes;"
                + " remove it"),
        Refusal.of(
            "half a character",
            "label: CPU",
            "label: \"\\ud800\"",
            "resources.cpu.label: has half a character, which no file can hold"));
  }

  @ParameterizedTest
  @MethodSource("edits")
  void isRefused(Refusal refusal) {
    refusal.check();
  }

  @Test
  void allProblemsAreToldAtOnceInTheOrderOfTheirLines() {
    String yaml =
        new RulesReader()
            .standardText()
            .replace("  separator: \" · \"", "  separator: \"'\"")
            .replace("nesting: 100", "nesting: 1")
            .replace("    unit: \"\"", "    unit: Hz")
            .replace("  count: 1", "  count: 0")
            .replace("defaultRequest: 512Mi", "defaultRequest: 512 MB");
    List<String> fields = Refusal.problemsOf(yaml).stream().map(p -> p.split(": ")[1]).toList();
    assertEquals(
        List.of(
            "nesting",
            "resources.cpu.unit",
            "resources.cpu.cap.default",
            "resources.memory.defaultRequest",
            "gpu.count",
            "summary.separator"),
        fields);
  }

  @Test
  void aWholeNumberMayStandForAText() {
    RuleSet rules =
        new RulesReader()
            .read(
                "rules.yaml",
                new RulesReader()
                    .standardText()
                    .replace("defaultRequest: 250m", "defaultRequest: 1"));
    assertEquals("1", rules.resources().get("cpu").defaultRequest().orElseThrow());
  }

  @Test
  void everyFieldOfTheWarningsIsListedInTheOrderOfTheRules() throws ReflectiveOperationException {
    Warnings warnings = new RulesReader().standard().warnings();
    for (var component : Warnings.class.getRecordComponents()) {
      assertEquals(
          component.getAccessor().invoke(warnings), warnings.byField().get(component.getName()));
    }
    assertEquals(
        Stream.of(Warnings.class.getRecordComponents()).map(c -> c.getName()).toList(),
        List.copyOf(warnings.byField().keySet()));
  }
}
