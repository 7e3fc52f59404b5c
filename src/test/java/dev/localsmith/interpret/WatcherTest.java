package dev.localsmith.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.InputReader;
import dev.localsmith.cases.Json;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever watches is told of each value where it comes from, once, in the order of the rules. */
class WatcherTest {
  private static final String DEFAULTS =
      "request cpu DEFAULT; limit cpu PARAMETER; request memory DEFAULT; limit memory PARAMETER; ";
  private static final String DISK = "disk PARAMETER; selector kubernetes.io/arch TEMPLATE";

  /** Writes down what it hears. */
  private static final class Notes implements Watcher {
    private final List<String> heard = new ArrayList<>();

    @Override
    public void request(String name, Origin origin, String path) {
      hear("request " + name + " " + origin, path);
    }

    @Override
    public void limit(String name, Origin origin, String path) {
      hear("limit " + name + " " + origin, path);
    }

    @Override
    public void disk(Origin origin, String path) {
      hear("disk " + origin, path);
    }

    @Override
    public void selector(String key, Origin origin, String path) {
      hear("selector " + key + " " + origin, path);
    }

    @Override
    public void toleration(String path) {
      hear("toleration", path);
    }

    @Override
    public void warning(String code, String path) {
      hear(code, path);
    }

    private void hear(String what, String path) {
      heard.add(path.isEmpty() ? what : what + " at " + path);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}    | request cpu DEFAULT; limit cpu PARAMETER",
        "{\"requests\": {\"cpu\": \"1\"}}"
            + "| request cpu CUSTOMIZATION at resources.requests.cpu; limit cpu PARAMETER",
        "{\"requests\": {\"cpu\": \"9\"}}"
            + "| request cpu CAP at resources.requests.cpu; limit cpu REQUEST",
        "{\"requests\": {\"cpu\": \"3\"}}"
            + "| request cpu CUSTOMIZATION at resources.requests.cpu; limit cpu REQUEST",
        "{\"requests\": {\"cpu\": \"2000m\"}}"
            + "| request cpu CUSTOMIZATION at resources.requests.cpu; limit cpu PARAMETER",
        "{\"limits\": {\"cpu\": \"249m\"}}"
            + "| request cpu GIVEN_LIMIT at resources.limits.cpu;"
            + " limit cpu CUSTOMIZATION at resources.limits.cpu",
        "{\"limits\": {\"cpu\": \"250m\"}}"
            + "| request cpu DEFAULT; limit cpu CUSTOMIZATION at resources.limits.cpu",
        "{\"requests\": {\"cpu\": \"2\"}, \"limits\": {\"cpu\": \"1\"}}"
            + "| request cpu CUSTOMIZATION at resources.requests.cpu;"
            + " limit cpu REQUEST at resources.limits.cpu",
        "{\"requests\": {\"cpu\": \"x\"}} | request cpu DEFAULT; limit cpu PARAMETER",
      })
  void cpu(String resources, String expected) {
    List<String> heard =
        heard(Library.RULES, "{\"resources\": " + resources + "}", "{}", "{}").stream()
            .filter(h -> h.matches("(?:request|limit) cpu .*"))
            .toList();
    assertEquals(expected, String.join("; ", heard));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"cpus\": 1} | request cpu HOST_REQUIREMENT at hostRequirements.cpus; limit cpu PARAMETER;"
            + " request memory DEFAULT; limit memory PARAMETER; "
            + DISK,
        "{\"memory_bytes\": 34359738369} | request cpu DEFAULT; limit cpu PARAMETER;"
            + " request memory CAP at hostRequirements.memory; limit memory REQUEST; "
            + DISK
            + "; request-capped at hostRequirements.memory",
        "{\"gpu_json\": \"true\"} | "
            + DEFAULTS
            + "limit nvidia.com/gpu HOST_REQUIREMENT at hostRequirements.gpu; "
            + DISK,
        "{\"storage_bytes\": 10737418241} | "
            + DEFAULTS
            + "disk HOST_REQUIREMENT at hostRequirements.storage;"
            + " selector kubernetes.io/arch TEMPLATE",
        "{\"storage_bytes\": 10737418240} | "
            + DEFAULTS
            + "disk PARAMETER at hostRequirements.storage; selector kubernetes.io/arch TEMPLATE",
      })
  void hostRequirements(String host, String expected) {
    assertEquals(expected, String.join("; ", heard(Library.RULES, "{}", host, "{}")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"storage\": \"11Gi\"} | disk CUSTOMIZATION at storage; selector kubernetes.io/arch"
            + " TEMPLATE",
        "{\"storage\": \"9Gi\"} | disk PARAMETER at storage; selector kubernetes.io/arch TEMPLATE",
        "{\"storage\": \"x\"} | disk PARAMETER; selector kubernetes.io/arch TEMPLATE;"
            + " not-a-quantity at storage",
        "{\"nodeSelector\": {\"a\": \"b\", \"kubernetes.io/arch\": \"amd64\"}} | disk PARAMETER;"
            + " selector kubernetes.io/arch TEMPLATE; selector a CUSTOMIZATION at nodeSelector.a",
        "{\"tolerations\": [{\"key\": \"a\"}, {\"key\": \"a\"}, {\"key\": \"b\"}, 7]} | disk"
            + " PARAMETER; selector kubernetes.io/arch TEMPLATE; toleration at [0].tolerations[0];"
            + " toleration at [0].tolerations[2]; not-a-toleration at [0].tolerations[3]",
      })
  void diskAndPlacement(String entry, String expected) {
    List<String> heard = heard(Library.RULES, entry, "{}", "{\"allow_node_placement\": true}");
    assertEquals(DEFAULTS + expected, String.join("; ", heard));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "a-greatest-count | {\"limits\": {\"nvidia.com/gpu\": 3}}"
            + "| limit nvidia.com/gpu CAP at resources.limits.nvidia.com/gpu",
        "a-greatest-count | {\"requests\": {\"nvidia.com/gpu\": 2}}"
            + "| limit nvidia.com/gpu CUSTOMIZATION at resources.requests.nvidia.com/gpu",
        "a-cap-on-limits | {\"limits\": {\"ephemeral-storage\": \"11Gi\"}}"
            + "| limit ephemeral-storage CAP at resources.limits.ephemeral-storage",
        "a-default-limit-alone | {} | limit ephemeral-storage DEFAULT",
        "a-default-limit-alone | {\"requests\": {\"ephemeral-storage\": \"5Gi\"}} | request"
            + " ephemeral-storage CUSTOMIZATION at resources.requests.ephemeral-storage; limit"
            + " ephemeral-storage REQUEST",
        "a-default-request-alone | {} | request ephemeral-storage DEFAULT",
      })
  void options(String option, String resources, String expected) {
    List<String> heard =
        heard(Options.rules(option), "{\"resources\": " + resources + "}", "{}", "{}").stream()
            .filter(h -> h.matches("(?:request|limit) (?:ephemeral|nvidia).*"))
            .toList();
    assertEquals(expected, String.join("; ", heard));
  }

  private static List<String> heard(RuleSet rules, String entry, String host, String variables) {
    Notes notes = new Notes();
    ObjectNode given =
        object(
            "{\"configuration\": {\"customizations\": {\"kubernetes\": ["
                + entry
                + "]}}, \"host_requirements\": "
                + host
                + ", \"parameters\": {\"cpu\": 2, \"memory\": 4, \"disk_size\": 10}, \"variables\": "
                + variables
                + "}");
    new Interpreter(rules).interpret(new InputReader(rules).read("test", given), notes);
    return notes.heard;
  }

  private static ObjectNode object(String json) {
    try {
      return (ObjectNode) Json.MAPPER.readTree(json);
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
