package dev.localsmith.bench;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a repository can have many of. */
enum Shape {
  TOLERATIONS("{\"tolerations\":[%s]}", i -> "{\"key\":\"k" + i + "\",\"operator\":\"Exists\"}"),
  EQUAL_TOLERATIONS("{\"tolerations\":[%s]}", i -> "{\"key\":\"k\",\"operator\":\"Exists\"}"),
  BAD_TOLERATIONS("{\"tolerations\":[%s]}", i -> "{\"key\":\"-" + i + "\"}"),
  RESOURCE_NAMES("{\"resources\":{\"limits\":{%s}}}", i -> "\"example.com/device" + i + "\":\"1\""),
  BAD_RESOURCE_NAMES("{\"resources\":{\"limits\":{%s}}}", i -> "\"device" + i + "\":\"1\""),
  SELECTORS("{\"nodeSelector\":{%s}}", i -> "\"key" + i + "\":\"value\""),
  BAD_SELECTORS("{\"nodeSelector\":{%s}}", i -> "\"-key" + i + "\":\"value\""),
  ENTRIES("%s", i -> "{\"resources\":{\"requests\":{\"cpu\":\"" + i + "m\"}}}"),
  UNKNOWN_KEYS("{%s}", i -> "\"key" + i + "\":true"),
  STORAGE_ENTRIES("%s", i -> "{\"storage\":\"" + i + "Mi\"}");

  private final String entry;
  private final IntFunction<String> element;

  Shape(String entry, IntFunction<String> element) {
    this.entry = entry;
    this.element = element;
  }

  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** A configuration with so many of them. */
  Case of(int count) {
    String elements = IntStream.range(0, count).mapToObj(element).collect(Collectors.joining(","));
    ObjectNode input =
        JsonNodeFactory.instance
            .objectNode()
            .put(
                "configuration_json",
                "{\"customizations\":{\"kubernetes\":[" + String.format(entry, elements) + "]}}")
            .put("cpu", "2")
            .put("memory", "4")
            .put("disk_size", "10")
            .put("max_cpu", 8)
            .put("max_memory", 32)
            .put("allow_node_placement", true)
            .put("arch", "amd64");
    input.putNull("host_requirements");
    return new Case(title() + " " + count, input, Optional.empty());
  }
}
