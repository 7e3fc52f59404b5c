package dev.localsmith.fuzz;

import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.EntryKeys;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** What the contributors of one configuration say, as JSON (rules 2). */
final class Contributors {
  /** Enough for more warnings than a list for people holds. */
  private static final int MANY = 60;

  private final EntryKeys keys;
  private final QuantityTexts quantities;
  private final PlacementTexts placement;
  private final Bounds bounds;
  private final Choice choice;
  private final JsonValues json;
  private final List<String> names;
  private final List<String> tolerations = new ArrayList<>();

  Contributors(RuleSet rules, Vocabulary words, Bounds bounds, Choice choice, JsonValues json) {
    this.keys = rules.entry();
    this.quantities = words.quantities();
    this.placement = words.placement();
    this.bounds = bounds;
    this.choice = choice;
    this.json = json;
    // Few names, so that they meet in requests and limits and in several entries.
    names = choice.several(2, 4, () -> words.resources().of(choice));
  }

  String list() {
    if (choice.oneIn(40)) {
      return choice.oneIn(2) ? entry() : json.any();
    }
    boolean many = choice.oneIn(400);
    return json.list(choice.several(many ? MANY : 0, many ? 2 * MANY : 4, this::entry));
  }

  private String entry() {
    if (choice.oneIn(25)) {
      return choice.oneIn(2) ? "null" : json.any();
    }
    List<String> members = new ArrayList<>();
    if (choice.percent(75)) {
      members.add(json.member(keys.resources(), container(this::resources)));
    }
    if (choice.percent(25)) {
      members.add(json.member(keys.storage(), amount(bounds.disk())));
    }
    if (choice.percent(35)) {
      members.add(json.member(keys.nodeSelector(), container(this::selector)));
    }
    if (choice.percent(35)) {
      members.add(json.member(keys.tolerations(), container(this::tolerations)));
    }
    if (choice.oneIn(12)) {
      members.add(json.member(unknown(), json.any()));
    }
    return json.object(choice.shuffled(members));
  }

  /** A key that means nothing; now and then one that means something elsewhere. */
  private String unknown() {
    return choice.oneIn(2)
        ? Texts.strange(choice)
        : choice.of(
            keys.requests(),
            keys.limits(),
            keys.resources() + "s",
            keys.storage().toUpperCase(java.util.Locale.ROOT),
            "node_selector",
            "toleration");
  }

  /** What the maker makes, or something else in its place. */
  private String container(java.util.function.Supplier<String> maker) {
    return switch (choice.below(30)) {
      case 0 -> "null";
      case 1 -> json.any();
      default -> maker.get();
    };
  }

  private String resources() {
    List<String> members = new ArrayList<>();
    if (choice.percent(65)) {
      members.add(json.member(keys.requests(), container(this::amounts)));
    }
    if (choice.percent(65)) {
      members.add(json.member(keys.limits(), container(this::amounts)));
    }
    if (choice.oneIn(15)) {
      members.add(json.member(unknown(), json.any()));
    }
    return json.object(choice.shuffled(members));
  }

  private String amounts() {
    return json.object(
        choice.several(
            0,
            3,
            () -> {
              String name = choice.of(names);
              return json.member(name, amount(bounds.of(choice, name)));
            }));
  }

  private String amount(List<BigInteger> near) {
    return switch (choice.below(20)) {
      case 0 -> json.any();
      case 1 -> json.number();
      case 2 -> Integer.toString(choice.between(0, 12));
      case 3 -> choice.of("0.5", "1.50", "2e1", "2.0");
      default -> json.text(quantities.of(choice, near));
    };
  }

  private String selector() {
    return json.object(
        choice.several(
            0,
            3,
            () ->
                json.member(
                    placement.key(choice),
                    choice.oneIn(10) ? json.any() : json.text(placement.value(choice)))));
  }

  private String tolerations() {
    return json.list(
        choice.several(
            0,
            3,
            () -> {
              String next =
                  tolerations.isEmpty() || choice.percent(75)
                      ? placement.toleration(choice, json)
                      : choice.of(tolerations);
              tolerations.add(next);
              return next;
            }));
  }
}
