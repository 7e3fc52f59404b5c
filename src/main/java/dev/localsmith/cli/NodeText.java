package dev.localsmith.cli;

import dev.localsmith.admission.NodeReview;
import dev.localsmith.cases.Json;
import dev.localsmith.fit.Reviewed;
import dev.localsmith.report.Screen;
import dev.localsmith.report.Table;
import dev.localsmith.report.Table.Cell;
import java.util.List;

/** What a node gives an admitted workspace, for a person. */
final class NodeText {
  private static final int INDENT = 2;

  private final Screen screen;

  NodeText(Screen screen) {
    this.screen = screen;
  }

  Table of(Reviewed reviewed, NodeReview node) {
    Table table = new Table(screen, INDENT);
    reviewed
        .verdict()
        .pod()
        .ifPresent(pod -> rows(table, "QoS class", List.of(pod.qosClass().toString())));
    rows(table, "CPUs", node.cpus().notes());
    if (!node.cpus().changes().isEmpty()) {
      String changes = VerdictText.changes(node.cpus().changes());
      table.row(Cell.of(""), VerdictText.cell("To get CPUs of its own: " + changes + "."));
      reviewed
          .toOwnCpus()
          .map(
              own ->
                  (own.refused()
                          ? "In customizations.kubernetes, though the namespace then refuses it: "
                          : "In customizations.kubernetes: ")
                      + Json.text(own.entry()))
          .ifPresent(text -> table.row(Cell.of(""), VerdictText.cell(text)));
    }
    rows(table, "memory", node.memory());
    rows(table, "topology", node.topology());
    rows(table, "process IDs", node.pids());
    rows(table, "kubelet", node.configuration());
    return table;
  }

  private static void rows(Table table, String label, List<String> texts) {
    String first = label;
    for (String text : texts) {
      table.row(Cell.of(first), VerdictText.cell(text));
      first = "";
    }
  }
}
