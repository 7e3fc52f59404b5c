package dev.localsmith.explain;

import dev.localsmith.devcontainer.Contributor;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.kubernetes.QosClass;
import dev.localsmith.report.Finding;
import dev.localsmith.report.Place;
import dev.localsmith.report.Screen;
import dev.localsmith.report.Shown;
import dev.localsmith.report.Table;
import dev.localsmith.report.Table.Cell;
import dev.localsmith.report.Tone;
import dev.localsmith.rules.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/** An explanation for a person: what the workspace gets and why, then what went wrong. */
public final class ExplanationText {
  private static final int INDENT = 2;
  private static final int DEEPER = 4;

  private final RuleSet rules;
  private final Template template;
  private final Screen screen;
  private final Advice advice;

  public ExplanationText(RuleSet rules, Template template, Screen screen) {
    this.rules = rules;
    this.template = template;
    this.screen = screen;
    this.advice = new Advice(rules);
  }

  /** Lines, each with its end. */
  public String of(Explanation explanation) {
    StringBuilder text = new StringBuilder();
    line(text, 0, Shown.line(explanation.configuration().source()), Tone.HEADING);
    contributors(text, explanation.configuration().contributors());
    text.append('\n');
    text.append(new ValueTable(rules, template, explanation).text(screen));
    warnings(text, inTheirFiles(advice.warnings(explanation)));
    notes(text, "Worth a look", advice.ofNames(explanation));
    notes(text, "Not looked at", advice.ofUnread(explanation));
    text.append('\n');
    assumed(text);
    line(text, 0, qos(explanation), Tone.PLAIN);
    line(text, 0, Shown.line(explanation.result().summary()), Tone.HEADING);
    return text.toString();
  }

  private void contributors(StringBuilder text, List<Contributor> contributors) {
    if (contributors.size() > 1) {
      line(text, 0, "merged from, the later one winning:", Tone.PLAIN);
      contributors.stream()
          .map(CauseText::contributor)
          .distinct()
          .forEach(name -> line(text, INDENT, name, Tone.PLAIN));
    }
  }

  private void warnings(StringBuilder text, List<Finding> warnings) {
    if (warnings.isEmpty()) {
      return;
    }
    text.append('\n');
    String count = warnings.size() == 1 ? "1 warning" : warnings.size() + " warnings";
    line(text, 0, count, Tone.WARNING);
    int shown = rules.outputs().shown();
    for (Finding warning : warnings.subList(0, Math.min(shown, warnings.size()))) {
      line(text, INDENT, place(warning) + warning.code(), Tone.WARNING);
      line(text, DEEPER, warning.text(), Tone.PLAIN);
    }
    if (warnings.size() > shown) {
      String left = Integer.toString(warnings.size() - shown);
      line(text, INDENT, rules.outputs().more().replace("{count}", left), Tone.PLAIN);
    }
  }

  private void notes(StringBuilder text, String heading, List<Finding> notes) {
    if (!notes.isEmpty()) {
      text.append('\n');
      line(text, 0, heading, Tone.HEADING);
      int shown = rules.outputs().shown();
      notes.stream()
          .limit(shown)
          .forEach(note -> line(text, INDENT, place(note) + note.message(), Tone.PLAIN));
      if (notes.size() > shown) {
        line(text, INDENT, (notes.size() - shown) + " more.", Tone.PLAIN);
      }
    }
  }

  /** In the order of the lines, file by file. */
  private static List<Finding> inTheirFiles(List<Finding> findings) {
    List<String> files = findings.stream().map(ExplanationText::file).distinct().toList();
    return findings.stream()
        .sorted(
            Comparator.<Finding>comparingInt(f -> files.indexOf(file(f)))
                .thenComparingInt(f -> number(f, Place::line))
                .thenComparingInt(f -> number(f, Place::column)))
        .toList();
  }

  private static String file(Finding finding) {
    return finding.place().map(Place::file).orElse("");
  }

  private static int number(Finding finding, Function<Place, OptionalInt> part) {
    return finding.place().map(part).orElse(OptionalInt.empty()).orElse(0);
  }

  private static String place(Finding finding) {
    return finding.place().map(place -> Shown.line(place.toString()) + ": ").orElse("");
  }

  private void assumed(StringBuilder text) {
    String assumed =
        template.parameters().values().stream()
            .filter(Setting::assumed)
            .map(Setting::assignment)
            .collect(Collectors.joining(", "));
    if (!assumed.isEmpty()) {
      line(text, 0, "Assumed, see --help: " + assumed, Tone.PLAIN);
    }
  }

  private static String qos(Explanation explanation) {
    QosClass qos = Workload.qosClass(explanation.result());
    String meaning =
        switch (qos) {
          case GUARANTEED -> "evicted last, as its requests equal its limits";
          case BURSTABLE -> "evicted before Guaranteed pods where it uses more than it reserves";
          case BEST_EFFORT -> "evicted first, as it reserves nothing";
        };
    return "Quality of service: " + qos + ", " + meaning;
  }

  private void line(StringBuilder text, int indent, String words, Tone tone) {
    text.append(new Table(screen, indent).row(new Cell(words, tone)));
  }
}
