package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prose that people read: none is empty, and the summary survives a shell's single quotes. */
final class WordsCheck {
  private static final char SINGLE_QUOTE = '\'';

  private final RuleSet rules;
  private final Problems problems;

  WordsCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.problems = problems;
  }

  void run() {
    labels();
    summary();
    descriptions();
    paths();
  }

  private void labels() {
    Map<String, String> taken = new HashMap<>();
    rules
        .resources()
        .forEach(
            (name, r) -> r.label().ifPresent(l -> label(taken, l, "resources", name, "label")));
    label(taken, rules.volume().label(), "volume", "label");
  }

  private void label(Map<String, String> taken, String label, String... path) {
    List<String> at = List.of(path);
    given(label, at);
    unquoted(label, at);
    String other = taken.putIfAbsent(label, String.join(".", path));
    problems.check(other == null, at, "'" + label + "' is the label of " + other);
  }

  private void summary() {
    RuleSet.Summary words = rules.summary();
    List<String> at = List.of("summary");
    given(words.separator(), append(at, "separator"));
    given(words.absent(), append(at, "absent"));
    given(words.customization(), append(at, "customization"));
    given(words.hostRequirements(), append(at, "hostRequirements"));
    given(words.parameters(), append(at, "parameters"));
    unquoted(words.separator(), append(at, "separator"));
    unquoted(words.absent(), append(at, "absent"));
    unquoted(words.from(), append(at, "from"));
    unquoted(words.and(), append(at, "and"));
    unquoted(words.customization(), append(at, "customization"));
    unquoted(words.hostRequirements(), append(at, "hostRequirements"));
    unquoted(words.parameters(), append(at, "parameters"));
  }

  private void descriptions() {
    given(rules.placement().opening().description(), List.of("placement", "switch", "description"));
    VariablesCheck.caps(rules)
        .forEach((path, cap) -> given(cap.description(), append(path, "description")));
  }

  /** What warnings name; two of one name could not be told apart, nor put into an order. */
  private void paths() {
    Map<String, String> taken = new HashMap<>();
    path(taken, rules.gpu().path(), "gpu", "path");
    rules
        .resources()
        .forEach(
            (name, r) ->
                r.hostRequirement()
                    .ifPresent(
                        h -> path(taken, h.path(), "resources", name, "hostRequirement", "path")));
    path(taken, rules.volume().hostRequirement().path(), "volume", "hostRequirement", "path");
  }

  private void path(Map<String, String> taken, String path, String... at) {
    given(path, List.of(at));
    String other = taken.putIfAbsent(path, String.join(".", at));
    problems.check(other == null, List.of(at), "'" + path + "' is named by " + other);
  }

  private void given(String text, List<String> at) {
    problems.check(!text.isBlank(), at, "is empty");
  }

  /** The template echoes the summary in single quotes. */
  private void unquoted(String text, List<String> at) {
    problems.check(
        text.indexOf(SINGLE_QUOTE) < 0,
        at,
        "must have no single quote: a shell script echoes the summary in single quotes");
  }
}
