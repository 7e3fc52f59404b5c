package dev.localsmith.mutation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.interpret.Result;
import dev.localsmith.interpret.Watcher;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Outputs;
import java.util.List;

/** What each local that a template or the build log reads must hold, from the interpreter. */
final class Expectations {
  /** The local that holds all warnings, each with code, path and message. */
  static final String WARNINGS = "kubernetes_warnings";

  private final Interpreter interpreter;
  private final Outputs names;

  Expectations(RuleSet rules) {
    interpreter = new Interpreter(rules);
    names = rules.outputs();
  }

  ObjectNode of(Case given) {
    ObjectNode expected = interpreter.resolve(given.input());
    expected.set(WARNINGS, expected.remove(Case.WARNINGS));
    Result result = interpreter.interpret(given.input(), Watcher.NONE);
    show(expected.putArray(names.resourceWarnings()), result, false);
    show(expected.putArray(names.placementWarnings()), result, true);
    return expected;
  }

  /** The first messages, and how many more there are. */
  private void show(ArrayNode list, Result result, boolean placement) {
    List<String> messages =
        result.warnings().stream()
            .filter(w -> w.placement() == placement)
            .map(Result.Warning::message)
            .toList();
    messages.stream().limit(names.shown()).forEach(list::add);
    if (messages.size() > names.shown()) {
      String more = Integer.toString(messages.size() - names.shown());
      list.add(names.more().replace("{count}", more));
    }
  }
}
