package dev.localsmith.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.admission.Policies;
import dev.localsmith.admission.PolicyReader;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import dev.localsmith.testing.Library;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesFitTest {
  private static final Terms NONE = new Terms(Optional.empty(), Optional.empty());

  static Policies policies(String yaml) {
    try {
      return PolicyReader.read(
          "policies.yaml", new ByteArrayInputStream(yaml.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> clashes(
      RuleSet rules, String policies, Map<String, List<String>> options) {
    return RulesFit.of(rules, policies(policies), NONE, options).stream()
        .map(RulesFit.Clash::text)
        .toList();
  }

  private static String range(String limits) {
    return "{kind: LimitRange, metadata: {name: r}, spec: {limits: [" + limits + "]}}";
  }

  private static String quota(String hard, String used) {
    return "{kind: ResourceQuota, metadata: {name: q}, spec: {hard: {%s}}, status: {hard: {%s}, used: {%s}}}"
        .formatted(hard, hard, used);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type: Container, min: {memory: 1Gi} | resources.memory.defaultRequest: a workspace that asks for nothing"
            + " is refused by LimitRange r: minimum memory usage per Container is 1Gi, but request is 512Mi",
        "type: Container, maxLimitRequestRatio: {cpu: 12} | resources.cpu.defaultRequest or resources.cpu.parameter:"
            + " a workspace that asks for nothing, the parameter cpu at 4 or more, is refused by LimitRange r:"
            + " cpu max limit to request ratio per Container is 12, but provided ratio is 16.000000",
        "type: Pod, max: {ephemeral-storage: 1Gi} | resources.ephemeral-storage.defaultLimit: a workspace that asks"
            + " for nothing is refused by LimitRange r: maximum ephemeral-storage usage per Pod is 1Gi.  No limit is"
            + " specified",
        "type: Container, max: {nvidia.com/gpu: 0} | gpu.count: a workspace that asks for a GPU is refused by"
            + " LimitRange r: maximum nvidia.com/gpu usage per Container is 0, but limit is 1",
        "type: PersistentVolumeClaim, min: {storage: 5Gi} | volume.parameter: a workspace that asks for nothing, the"
            + " parameter disk_size at 4 or less, is refused by LimitRange r: minimum storage usage per"
            + " PersistentVolumeClaim is 5Gi, but request is 1Gi",
      })
  void a_rule_that_can_give_too_little_or_too_much_is_named(String limits, String first) {
    assertEquals(first, clashes(Library.RULES, range("{" + limits + "}"), Map.of()).get(0));
  }

  @Test
  void parameter_cap_and_the_limit_without_a_cap_are_each_held_to_a_maximum() {
    assertEquals(
        List.of(
            "resources.cpu.parameter: a workspace that asks for nothing, the parameter cpu at 5 or more, is refused"
                + " by LimitRange r: maximum cpu usage per Container is 4, but limit is 5",
            "resources.cpu.cap.default: a workspace that reserves all the cpu that max_cpu lets it is refused by"
                + " LimitRange r: maximum cpu usage per Container is 4, but limit is 8",
            "resources.cpu.cap.limits: a workspace with a cpu limit of 5, which no rule caps, is refused by"
                + " LimitRange r: maximum cpu usage per Container is 4, but limit is 5"),
        clashes(Library.RULES, range("{type: Container, max: {cpu: 4}}"), Map.of()));
  }

  @Test
  void options_that_the_template_offers_are_judged_in_the_place_of_all_numbers() {
    String policies = range("{type: Container, max: {cpu: 4}, min: {cpu: 250m}}");
    assertEquals(
        "resources.cpu.parameter: a workspace that asks for nothing, the parameter cpu at 6 or more, is refused by"
            + " LimitRange r: maximum cpu usage per Container is 4, but limit is 6",
        clashes(Library.RULES, policies, Map.of("cpu", List.of("2", "4", "6"))).get(0));
    assertEquals(
        List.of("resources.cpu.cap.default", "resources.cpu.cap.limits"),
        clashes(Library.RULES, policies, Map.of("cpu", List.of("2", "4"))).stream()
            .map(text -> text.substring(0, text.indexOf(": ")))
            .toList());
  }

  @Test
  void what_others_use_of_a_quota_is_no_matter_of_the_rules() {
    assertEquals(
        List.of(), clashes(Library.RULES, quota("requests.cpu: 8", "requests.cpu: 8"), Map.of()));
    assertEquals(
        List.of(
            "resources.cpu.cap.default: a workspace that reserves all the cpu that max_cpu lets it is refused by"
                + " quota q: exceeded quota: q, requested: requests.cpu=8, used: requests.cpu=0, limited:"
                + " requests.cpu=7"),
        clashes(Library.RULES, quota("requests.cpu: 7", "requests.cpu: 1"), Map.of()));
  }

  @Test
  void rules_that_were_edited_so_give_nothing_to_warn_of() throws IOException {
    String text =
        Files.readString(Path.of("src/main/resources/dev/localsmith/rules/kubernetes.yaml"))
            .replace("defaultRequest: 512Mi", "defaultRequest: 1Gi")
            .replace("default: 32\n", "default: 16\n      limits: true\n");
    RuleSet edited = new RulesReader().read("edited.yaml", text);
    String policies = range("{type: Container, min: {memory: 1Gi}, max: {memory: 16Gi}}");
    assertEquals(List.of(), clashes(edited, policies, Map.of()));
    assertEquals(4, clashes(Library.RULES, policies, Map.of()).size());
  }
}
