package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** What an operator may name otherwise: keys, inputs, outputs, messages, the summary's words. */
final class WordEdits {
  /** What a code of the operator's own begins with. */
  static final String OWN_CODE = "own-";

  private WordEdits() {}

  static List<RuleEdit> all() {
    return List.of(
        WordEdits::customization,
        WordEdits::inputs,
        WordEdits::entry,
        WordEdits::summary,
        WordEdits::outputs,
        WordEdits::more,
        WordEdits::codes,
        WordEdits::messages);
  }

  private static void customization(ObjectNode rules, Choice choice) {
    rules.put("customization", choice.of("k8s", "Pods_2", "0", "a-b"));
  }

  private static void inputs(ObjectNode rules, Choice choice) {
    rules
        .withObject("/inputs")
        .put("configuration", choice.of("merged", "json"))
        .put("hostRequirements", choice.of("host", "needs"))
        .put("gpu", choice.of("gpu", "accelerator_json"));
  }

  private static void entry(ObjectNode rules, Choice choice) {
    List<String> names =
        choice.shuffled(
            List.of("sizes", "disk", "where", "taints", "a-b", "X_y", "0", "of", "Limits", "key"));
    ObjectNode entry = rules.withObject("/entry");
    List<String> fields = new ArrayList<>();
    entry.fieldNames().forEachRemaining(fields::add);
    for (int i = 0; i < fields.size(); i++) {
      if (choice.oneIn(2)) {
        entry.put(fields.get(i), names.get(i));
      }
    }
  }

  private static void summary(ObjectNode rules, Choice choice) {
    texts(rules.withObject("/summary"), choice, (field, text) -> RuleWords.label(choice));
  }

  private static void outputs(ObjectNode rules, Choice choice) {
    ObjectNode outputs = rules.withObject("/outputs");
    List.of("requests", "limits", "disk", "nodeSelector", "tolerations", "summary")
        .forEach(
            field -> {
              if (choice.oneIn(2)) {
                outputs.put(field, "own_" + field);
              }
            });
  }

  private static void more(ObjectNode rules, Choice choice) {
    rules
        .withObject("/outputs")
        .put("shown", choice.of(List.of(1, 2, 10, 100)))
        .put("more", RuleWords.prose(choice) + " {count} " + RuleWords.prose(choice));
  }

  private static void codes(ObjectNode rules, Choice choice) {
    rules
        .get("warnings")
        .forEach(
            warning -> {
              if (choice.oneIn(2)) {
                ((ObjectNode) warning).put("code", OWN_CODE + warning.get("code").asText());
              }
            });
  }

  private static void messages(ObjectNode rules, Choice choice) {
    rules
        .get("warnings")
        .forEach(
            warning ->
                texts(
                    (ObjectNode) warning,
                    choice,
                    (field, text) ->
                        field.equals("code")
                            ? text
                            : text
                                + choice.of(" ", ": {place} ", "{written}")
                                + unbraced(RuleWords.prose(choice))));
  }

  /** In a message, braces hold placeholders and nothing else. */
  private static String unbraced(String text) {
    return text.replaceAll("[{}]", "");
  }

  private static void texts(
      ObjectNode fields, Choice choice, BiFunction<String, String, String> other) {
    List<String> names = new ArrayList<>();
    fields.fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      if (choice.oneIn(2)) {
        fields.put(name, other.apply(name, fields.get(name).asText()));
      }
    }
  }
}
