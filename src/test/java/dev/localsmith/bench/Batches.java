package dev.localsmith.bench;

import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.terraform.TerraformEngine;
import dev.localsmith.testing.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** What a case costs among many in keyed form, Terraform's start included. */
final class Batches {
  private static final int FEW = 1000;
  private static final int MANY = 5000;
  private static final double MOST_MILLISECONDS = 5;
  private static final double MOST_GROWTH = 1.5;
  private static final int RUNS = 3;

  private Batches() {}

  static List<Figure> measure() {
    List<Case> ordinary = Ordinary.cases();
    TerraformEngine engine = Library.terraform(Library.RULES, Form.KEYED);
    List<Figure> figures = new ArrayList<>();
    Map<Integer, Double> costs = new TreeMap<>();
    for (int count : List.of(100, FEW, MANY)) {
      List<Case> cases =
          IntStream.range(0, count).mapToObj(i -> ordinary.get(i % ordinary.size())).toList();
      Span span = Span.median(RUNS, () -> engine.resolve(cases));
      double cost = span.wall() * 1000 / count;
      costs.put(count, cost);
      figures.add(
          Figure.atMost(
              "A case among " + Figure.text("%,.0f", count),
              cost,
              MOST_MILLISECONDS,
              "%.1f ms",
              Figure.text(" (%.1f ms of processor)", span.processor() * 1000 / count)));
    }
    figures.add(
        Figure.atMost(
            "A case among 5,000 to one among 1,000",
            costs.get(MANY) / costs.get(FEW),
            MOST_GROWTH,
            "%.2f times",
            ""));
    return figures;
  }
}
