package dev.localsmith.explain;

import dev.localsmith.interpret.Result;
import dev.localsmith.interpret.Result.Toleration;
import dev.localsmith.report.Screen;
import dev.localsmith.report.Shown;
import dev.localsmith.report.Table;
import dev.localsmith.report.Table.Cell;
import dev.localsmith.report.Tone;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The values that a workspace gets, a row each, in the order of the summary (rules 9). */
final class ValueTable {
  private static final int INDENT = 2;

  private final RuleSet rules;
  private final Result result;
  private final Causes causes;
  private final Amounts amounts;

  ValueTable(RuleSet rules, Template template, Explanation explanation) {
    this.rules = rules;
    this.result = explanation.result();
    this.causes = new Causes(rules, template, explanation);
    this.amounts = new Amounts(rules.quantities());
  }

  String text(Screen screen) {
    Table sizes = new Table(screen, INDENT);
    heading(sizes, "", "request", "limit", "from", "rule");
    int shown = rules.outputs().shown();
    Set<String> names = names();
    names.stream().limit(shown).forEach(name -> size(sizes, name));
    Table placement = new Table(screen, INDENT);
    result.nodeSelector().entrySet().stream()
        .limit(shown)
        .forEach(selector -> selector(placement, selector.getKey(), selector.getValue()));
    tolerations(placement, shown);
    int left =
        Stream.of(names.size(), result.nodeSelector().size(), result.tolerations().size())
            .mapToInt(size -> Math.max(0, size - shown))
            .sum();
    Table more = new Table(screen, INDENT);
    if (left > 0) {
      more.row(Cell.of(left + " more values are not shown; --format json has them all."));
    }
    return sizes + "\n" + placement + more;
  }

  /** Labelled resources, the disk (an empty name), the others by name. */
  private Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    rules
        .resources()
        .forEach(
            (name, resource) -> {
              if (resource.label().isPresent()) {
                names.add(name);
              }
            });
    names.add("");
    names.addAll(new TreeSet<>(result.requests().keySet()));
    names.addAll(new TreeSet<>(result.limits().keySet()));
    return names;
  }

  private void size(Table table, String name) {
    if (name.isEmpty()) {
      result
          .disk()
          .ifPresent(
              disk ->
                  sides(
                      table,
                      rules.volume().label(),
                      amounts.shown(disk),
                      "",
                      List.of(new Side("", causes.disk(), "none asked for"))));
      return;
    }
    boolean device = !rules.resources().containsKey(name);
    String absent = rules.summary().absent();
    String limit = Optional.ofNullable(result.limits().get(name)).orElse(absent);
    // As Kubernetes fills in a request that is missing.
    String request = Optional.ofNullable(result.requests().get(name)).orElse(limit);
    String label =
        Optional.ofNullable(rules.resources().get(name))
            .flatMap(resource -> resource.label())
            .orElse(name);
    sides(
        table,
        label,
        amounts.shown(request),
        amounts.shown(limit),
        device
            ? List.of(new Side("", causes.limit(name), ""))
            : Stream.of(
                    new Side("request: ", causes.request(name), "no valid request"),
                    new Side("limit: ", causes.limit(name), "no limit given"))
                .filter(side -> side.cause().isPresent())
                .toList());
  }

  private record Side(String label, Optional<Cause> cause, String absent) {}

  private static void sides(
      Table table, String label, String request, String limit, List<Side> sides) {
    List<String> first = new ArrayList<>(List.of(Shown.line(label), request, limit));
    for (Side side : sides) {
      List<String> cells = new ArrayList<>(first);
      cells.add(side.cause().map(c -> side.label() + CauseText.from(c)).orElse(""));
      cells.add(side.cause().map(c -> CauseText.rule(c, side.absent())).orElse(""));
      table.row(cells.stream().map(Cell::of).toArray(Cell[]::new));
      first = List.of("", "", "");
    }
  }

  private void selector(Table table, String key, String value) {
    row(table, "node selector", key + "=" + value, causes.selector(key));
  }

  private void tolerations(Table table, int shown) {
    List<Cause> origins = causes.tolerations();
    int i = 0;
    for (Toleration toleration : result.tolerations().stream().limit(shown).toList()) {
      row(table, "toleration", words(toleration), Optional.of(origins.get(i++)));
    }
  }

  private static void row(Table table, String kind, String value, Optional<Cause> cause) {
    table.row(
        Cell.of(kind),
        Cell.of(Shown.line(value)),
        Cell.of(cause.map(CauseText::from).orElse("")),
        Cell.of(cause.map(c -> CauseText.rule(c, "")).orElse("")));
  }

  /** As {@code kubectl taint} writes them, the operator said where there is no value. */
  private static String words(Toleration toleration) {
    String key = toleration.key().orElse("every taint");
    String value = toleration.value().map(v -> "=" + v).orElse("");
    return Stream.of(
            Optional.of(key + value),
            toleration.operator().filter(o -> toleration.value().isEmpty()),
            toleration.effect(),
            toleration.seconds().map(s -> "for " + s + " s"))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }

  private static void heading(Table table, String... names) {
    table.row(Stream.of(names).map(n -> new Cell(n, Tone.FAINT)).toArray(Cell[]::new));
  }
}
