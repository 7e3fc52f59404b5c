package dev.localsmith.emit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** A page of Markdown as a reader sees it: under each heading its paragraphs and its rows. */
final class Page extends AbstractVisitor {
  private final Map<String, List<String>> paragraphs = new LinkedHashMap<>();
  private final Map<String, List<List<String>>> rows = new LinkedHashMap<>();
  private final List<String> html = new ArrayList<>();
  private String heading = "";

  static Page of(String markdown) {
    Page page = new Page();
    Parser.builder()
        .extensions(List.of(TablesExtension.create()))
        .build()
        .parse(markdown)
        .accept(page);
    return page;
  }

  List<String> headings() {
    return List.copyOf(paragraphs.keySet());
  }

  /** Paragraphs and list items. */
  List<String> paragraphs(String heading) {
    return paragraphs.getOrDefault(heading, List.of());
  }

  /** The rows of all tables, their heads among them. */
  List<List<String>> rows(String heading) {
    return rows.getOrDefault(heading, List.of());
  }

  List<List<String>> rows() {
    return rows.values().stream().flatMap(List::stream).toList();
  }

  List<String> html() {
    return html;
  }

  @Override
  public void visit(Heading node) {
    heading = text(node);
    paragraphs.put(heading, new ArrayList<>());
  }

  @Override
  public void visit(Paragraph node) {
    paragraphs.computeIfAbsent(heading, h -> new ArrayList<>()).add(text(node));
    visitChildren(node);
  }

  @Override
  public void visit(CustomNode node) {
    if (node instanceof TableRow) {
      List<String> cells = new ArrayList<>();
      for (Node cell = node.getFirstChild(); cell != null; cell = cell.getNext()) {
        cells.add(text((TableCell) cell));
      }
      rows.computeIfAbsent(heading, h -> new ArrayList<>()).add(cells);
    }
    visitChildren(node);
  }

  @Override
  public void visit(HtmlBlock node) {
    html.add(node.getLiteral());
  }

  @Override
  public void visit(HtmlInline node) {
    html.add(node.getLiteral());
  }

  private static String text(Node node) {
    StringBuilder text = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(Code part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak part) {
            text.append(' ');
          }
        });
    return text.toString();
  }
}
