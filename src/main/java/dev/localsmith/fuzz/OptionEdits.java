package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What an operator may change of extended resources, devices, node placement and quantities. */
final class OptionEdits {
  private static final List<String> NAMES =
      List.of("nvidia.com/gpu", "amd.com/gpu", "a/b", "squat.ai/fuse", "foo.kubernetes.io/bar");

  private static final List<String> KEYS =
      List.of(
          "disktype", "example.com/pool", "a", "x/y", "node-role.kubernetes.io/control-plane", "9");

  private static final String DEVICE = "/gpu";
  private static final String EXTENDED = "/extended";
  private static final String PLACEMENT = "/placement";
  private static final String ALLOWED = "allowed";
  private static final String GREATEST = "greatest";

  private OptionEdits() {}

  static List<RuleEdit> all() {
    return List.of(
        OptionEdits::device,
        OptionEdits::count,
        OptionEdits::allowed,
        OptionEdits::greatest,
        OptionEdits::pageSizes,
        OptionEdits::opening,
        OptionEdits::selectors,
        (rules, choice) -> keys(rules, choice, "selectorKeys"),
        (rules, choice) -> keys(rules, choice, "tolerationKeys"),
        OptionEdits::effects,
        OptionEdits::seconds,
        OptionEdits::lengths,
        OptionEdits::greatestQuantity,
        OptionEdits::suffixes,
        OptionEdits::nesting);
  }

  private static void device(ObjectNode rules, Choice choice) {
    String device = choice.of(NAMES);
    rules.withObject(DEVICE).put("device", device).put("path", RuleWords.label(choice));
    allow(rules, device);
  }

  private static void count(ObjectNode rules, Choice choice) {
    rules.withObject(DEVICE).put("count", choice.between(1, 9));
  }

  private static void allowed(ObjectNode rules, Choice choice) {
    ArrayNode allowed = rules.withObject(EXTENDED).putArray(ALLOWED);
    choice.some(NAMES).forEach(name -> allowed.add(choice.oneIn(2) ? name : name.split("/")[0]));
    allow(rules, rules.at(DEVICE + "/device").asText());
    rules.at(EXTENDED + "/" + GREATEST).fieldNames().forEachRemaining(name -> allow(rules, name));
  }

  /** What the rules themselves name must be allowed. */
  private static void allow(ObjectNode rules, String name) {
    if (rules.at(EXTENDED + "/" + ALLOWED) instanceof ArrayNode allowed) {
      allowed.add(name);
    }
  }

  private static void greatest(ObjectNode rules, Choice choice) {
    ObjectNode greatest = rules.withObject(EXTENDED).putObject(GREATEST);
    List<String> names = choice.some(NAMES);
    for (int i = 0; i < names.size(); i++) {
      boolean shared = choice.oneIn(4);
      greatest
          .putObject(names.get(i))
          .put("variable", shared ? "most_devices" : "most_devices_" + i)
          .put("default", shared ? 2 : choice.between(1, 8))
          .put("description", shared ? "The most." : RuleWords.prose(choice));
      allow(rules, names.get(i));
    }
  }

  private static void pageSizes(ObjectNode rules, Choice choice) {
    String pattern =
        choice.of(
            "hugepages-([1-9][0-9]*(?:Mi|Gi))", "hugepages-((?:2|64)Mi)", "hugepages-(1Gi|2Mi)");
    rules
        .withObject("/hugepages/name")
        .put("pattern", pattern)
        .put("longest", choice.between(13, 63));
  }

  private static void opening(ObjectNode rules, Choice choice) {
    rules
        .withObject(PLACEMENT + "/switch")
        .put("variable", choice.of("may_place", "placement"))
        .put("default", choice.oneIn(2))
        .put("description", RuleWords.prose(choice));
  }

  private static void selectors(ObjectNode rules, Choice choice) {
    ArrayNode selectors = rules.withObject(PLACEMENT).putArray("selectors");
    choice
        .some(choice.shuffled(KEYS))
        .forEach(
            key -> {
              ObjectNode selector = selectors.addObject().put("key", key);
              if (choice.oneIn(2)) {
                selector.put("value", choice.of("", "ssd", "A_b-c.d", "1", "true"));
              } else {
                String input = "own_" + key.replaceAll("[^A-Za-z0-9_]", "_");
                selector.put("input", input).put("expression", "local.x");
              }
            });
  }

  private static void keys(ObjectNode rules, Choice choice, String field) {
    ArrayNode keys = rules.withObject(PLACEMENT).putArray(field);
    choice.some(KEYS).forEach(keys::add);
  }

  private static void effects(ObjectNode rules, Choice choice) {
    ArrayNode effects = rules.withObject(PLACEMENT).putArray("effects");
    choice
        .shuffled(List.of("NoSchedule", "PreferNoSchedule", "NoExecute"))
        .subList(0, choice.between(1, 3))
        .forEach(effects::add);
    if (effects.findValuesAsText("").isEmpty() && !effects.toString().contains("NoExecute")) {
      effects.add("NoExecute");
    }
  }

  private static void seconds(ObjectNode rules, Choice choice) {
    rules.withObject(PLACEMENT + "/seconds").put("digits", choice.between(1, 18));
  }

  private static void lengths(ObjectNode rules, Choice choice) {
    rules.withObject(EXTENDED + "/domain").put("longest", choice.between(30, 244));
    rules.withObject(EXTENDED + "/name").put("longest", choice.between(10, 63));
    rules.withObject(PLACEMENT + "/labelPrefix").put("longest", choice.between(40, 253));
    rules.withObject(PLACEMENT + "/labelName").put("longest", choice.between(20, 63));
    rules.withObject(PLACEMENT + "/labelValue").put("longest", choice.between(10, 63));
  }

  private static void greatestQuantity(ObjectNode rules, Choice choice) {
    rules
        .withObject("/quantities")
        .put("longest", choice.between(8, 32))
        .put("greatest", choice.of(List.of(Long.MAX_VALUE, 1L << 60, 1_000_000_000_000_000_000L)));
  }

  /** Fewer suffixes, but those that other edits write. */
  private static void suffixes(ObjectNode rules, Choice choice) {
    ObjectNode suffixes = rules.withObject("/quantities/suffixes");
    List.of("T", "P", "E", "Ti", "Pi", "Ei")
        .forEach(
            suffix -> {
              if (choice.oneIn(2) && !suffix.equals(rules.at("/volume/unit").asText())) {
                suffixes.remove(suffix);
              }
            });
  }

  private static void nesting(ObjectNode rules, Choice choice) {
    rules.put("nesting", choice.between(10, 200));
  }
}
