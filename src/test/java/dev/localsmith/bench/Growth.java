package dev.localsmith.bench;

import dev.localsmith.emit.Form;
import dev.localsmith.terraform.TerraformEngine;
import dev.localsmith.testing.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How a plan's time grows with what one configuration holds. */
final class Growth {
  private static final List<Integer> COUNTS = List.of(1000, 2000, 4000);
  private static final double MOST = 5;
  private static final double TOLERATIONS_SECONDS = 3;
  private static final int RUNS = 3;

  private Growth() {}

  static List<Figure> measure() {
    TerraformEngine engine = Library.terraform(Library.RULES, Form.SINGLE);
    List<Figure> figures = new ArrayList<>();
    for (Shape shape : Shape.values()) {
      List<Span> spans =
          COUNTS.stream()
              .map(n -> List.of(shape.of(n)))
              .map(cases -> Span.median(RUNS, () -> engine.resolve(cases)))
              .toList();
      Span least = spans.get(0);
      Span most = spans.get(spans.size() - 1);
      String all = spans.stream().map(Span::text).collect(Collectors.joining(", "));
      figures.add(
          Figure.atMost(
              "Plan of 1,000, 2,000, 4,000 " + shape.title(),
              most.wall() / least.wall(),
              MOST,
              "%.1f times",
              " from the first to the last: " + all));
      if (shape == Shape.TOLERATIONS) {
        figures.add(
            Figure.atMost(
                "Plan of 4,000 tolerations", most.wall(), TOLERATIONS_SECONDS, "%.2f s", ""));
      }
    }
    return figures;
  }
}
