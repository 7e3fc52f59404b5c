package dev.localsmith.fuzz;

import dev.localsmith.rules.Placement;
import java.util.ArrayList;
import java.util.List;

/** Label keys and values, tolerations and their fields, and what is nearly one (rules 8). */
final class PlacementTexts {
  private static final List<String> KEYS =
      List.of(
          "disktype",
          "node.kubernetes.io/instance-type",
          "a",
          "A_b-c.d",
          "example.com/pool",
          "x/y",
          "9",
          "node-role.kubernetes.io/control-plane",
          "kubernetes.io/arch",
          "kubernetes.io/os");

  private static final List<String> NEARLY_KEYS =
      List.of(
          "",
          " ",
          "-a",
          "a-",
          "a b",
          "a/",
          "/a",
          "a/b/c",
          "A.b/c",
          "a_b/c",
          "\u00e9",
          "e\u0301",
          "a\n",
          "\u0663",
          "${x}",
          "a.",
          ".a",
          "a..b/c",
          "a\ud835\udd18",
          "a\u202e",
          "\ta");

  private static final List<String> VALUES =
      List.of("ssd", "", "A_b-c.d", "1", "true", "amd64", "arm64", "x.y", "9", "team-a");

  private static final List<String> NEARLY_VALUES =
      List.of(
          "-a",
          "a-",
          "a b",
          "a/b",
          "\u00e9",
          "e\u0301",
          "a\n",
          "\n",
          " ",
          "a,b",
          "\"a\"",
          "${x}",
          "_a",
          "a.",
          "\ud835\udd18",
          "\u202e");

  private final Placement placement;
  private final List<String> keys;
  private final List<String> values;

  PlacementTexts(Placement placement) {
    this.placement = placement;
    keys = new ArrayList<>();
    values = new ArrayList<>(VALUES);
    for (Placement.Selector selector : placement.selectors()) {
      keys.add(selector.key());
      selector.value().ifPresent(values::add);
    }
    keys.addAll(placement.selectorKeys().orElse(List.of()));
    keys.addAll(placement.tolerationKeys().orElse(List.of()));
  }

  String key(Choice choice) {
    int kind = choice.below(20);
    if (kind < 7 && !keys.isEmpty()) {
      return choice.of(keys);
    }
    if (kind < 14) {
      return choice.of(KEYS);
    }
    if (kind < 16) {
      return longestKey(choice);
    }
    return choice.oneIn(4) ? Texts.strange(choice) : choice.of(NEARLY_KEYS);
  }

  private String longestKey(Choice choice) {
    String name = "n".repeat(placement.labelName().longest() + choice.below(2));
    String prefix = ResourceTexts.domain(placement.labelPrefix().longest() + choice.below(2));
    return switch (choice.below(4)) {
      case 0 -> prefix + "/" + name;
      case 1 -> prefix + "/x";
      case 2 -> "x/" + name;
      default -> name;
    };
  }

  String value(Choice choice) {
    int kind = choice.below(20);
    if (kind < 13) {
      return choice.of(values);
    }
    if (kind < 15) {
      return "v".repeat(placement.labelValue().longest() + choice.below(2));
    }
    return choice.oneIn(4) ? Texts.strange(choice) : choice.of(NEARLY_VALUES);
  }

  /** A toleration as JSON; an object nearly always. */
  String toleration(Choice choice, JsonValues json) {
    if (choice.oneIn(25)) {
      return json.any();
    }
    List<String> members = new ArrayList<>();
    boolean exists = choice.oneIn(2);
    if (choice.percent(80)) {
      members.add(json.member("key", text(choice, json, key(choice))));
    }
    if (choice.percent(exists ? 95 : 50)) {
      members.add(json.member("operator", text(choice, json, operator(choice, exists))));
    }
    if (choice.percent(exists ? 12 : 60)) {
      members.add(json.member("value", text(choice, json, value(choice))));
    }
    boolean seconds = choice.oneIn(4);
    if (choice.percent(seconds ? 95 : 70)) {
      members.add(json.member("effect", text(choice, json, effect(choice, seconds))));
    }
    if (seconds) {
      members.add(json.member("tolerationSeconds", seconds(choice, json)));
    }
    if (choice.oneIn(30)) {
      members.add(json.member(choice.of("keys", "Key", "toleration_seconds", ""), json.any()));
    }
    return json.object(choice.shuffled(members));
  }

  /** The text, or what is no text in its place. */
  private static String text(Choice choice, JsonValues json, String text) {
    return choice.oneIn(16) ? json.any() : json.text(text);
  }

  private String operator(Choice choice, boolean exists) {
    Placement.Operators operators = placement.operators();
    return choice.oneIn(20)
        ? choice.of("", "equal", "EXISTS", "Exists ", "Lt", "Gt", "In", "NotIn", "Exists\n")
        : exists ? operators.exists() : operators.compares();
  }

  private String effect(Choice choice, boolean seconds) {
    return choice.oneIn(12)
        ? choice.of("", "noSchedule", "NoSchedule ", "Evict", "NoExecute\n", "PreferNoExecute")
        : seconds && !choice.oneIn(8)
            ? placement.seconds().effect()
            : choice.of(placement.effects());
  }

  private String seconds(Choice choice, JsonValues json) {
    int digits = placement.seconds().digits();
    String longest = "9".repeat(digits);
    return switch (choice.below(9)) {
      case 4 -> json.any();
      case 0 -> choice.of(longest, longest + "9", "-" + longest, "-" + longest + "9");
      case 1 -> json.text(choice.of(longest, longest + "9", "-" + longest, "007", "300", "-1"));
      case 2 -> choice.of("1.5", "1e3", "1e17", "1e18", "-0", "0", "1E400", "true", "null", "[]");
      case 3 ->
          json.text(choice.of("", "-", "+1", "1.0", "1e3", " 1", "1\n", "\u0663", "--1", "1s"));
      default -> Integer.toString(choice.between(-2, 3600));
    };
  }
}
