package dev.localsmith.fuzz;

import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The merged configuration as JSON text, which may be none (rules 1 and 2). */
final class Configurations {
  private static final List<String> NOT_JSON =
      List.of(
          "", " ", "{", "}", "tru", "nul", "'{}'", "{a:1}", "\ufeff{}", "1 2", "[1,]", "\"", "\\");

  private static final List<String> OTHER_JSON =
      List.of("null", "true", "[]", "{}", "0", "\"\"", "\"{}\"", "[{}]", " {} ", "\n{}\n");

  private final RuleSet rules;
  private final Vocabulary words;

  Configurations(RuleSet rules, Vocabulary words) {
    this.rules = rules;
    this.words = words;
  }

  /** The text; none where the data source has none. */
  Optional<String> text(Choice choice, Bounds bounds) {
    int kind = choice.below(100);
    if (kind < 3) {
      return Optional.empty();
    }
    if (kind < 6) {
      return Optional.of(choice.of(choice.oneIn(2) ? NOT_JSON : OTHER_JSON));
    }
    JsonValues json = new JsonValues(choice);
    String text = configuration(choice, json, bounds);
    return Optional.of(choice.oneIn(14) ? new Damage(choice).of(text) : text);
  }

  private String configuration(Choice choice, JsonValues json, Bounds bounds) {
    List<String> members = new ArrayList<>();
    if (!choice.oneIn(30)) {
      members.add(json.member("customizations", customizations(choice, json, bounds)));
    }
    if (choice.oneIn(5)) {
      members.add(json.member(choice.of("name", "image", "remoteUser"), json.strange()));
    }
    if (choice.oneIn(60)) {
      members.add(json.member("deep", json.deep(depth(choice))));
    }
    return json.object(choice.shuffled(members));
  }

  private String customizations(Choice choice, JsonValues json, Bounds bounds) {
    if (choice.oneIn(40)) {
      return json.any();
    }
    List<String> members = new ArrayList<>();
    if (!choice.oneIn(40)) {
      String list =
          choice.oneIn(150)
              ? json.deep(depth(choice))
              : new Contributors(rules, words, bounds, choice, json).list();
      members.add(json.member(rules.customization(), list));
    }
    if (choice.oneIn(6)) {
      members.add(json.member(choice.of("vscode", "Kubernetes", "coder"), json.any()));
    }
    return json.object(choice.shuffled(members));
  }

  /** Around the depth that is allowed; the containers around it count as well. */
  private int depth(Choice choice) {
    return choice.oneIn(10)
        ? choice.between(rules.nesting() + 10, 10 * rules.nesting())
        : rules.nesting() - choice.between(-1, 4);
  }
}
