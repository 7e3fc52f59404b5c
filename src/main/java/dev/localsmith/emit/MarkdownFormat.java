package dev.localsmith.emit;

import freemarker.core.CommonMarkupOutputFormat;
import freemarker.core.CommonTemplateMarkupOutputModel;
import java.io.IOException;
import java.io.Writer;

/**
 * Escapes text for a line of Markdown, so that no value of the rules is read as markup or hides
 * what stands beside it. A table's cell escapes its bars itself, since code needs that, too.
 */
final class MarkdownFormat extends CommonMarkupOutputFormat<MarkdownFormat.Markdown> {
  static final MarkdownFormat INSTANCE = new MarkdownFormat();

  private static final String MARKUP = "\\`*_[]<>&~";
  private static final String AT_START = "#+-=.)";

  /** Text that is Markdown already. */
  static final class Markdown extends CommonTemplateMarkupOutputModel<Markdown> {
    Markdown(String plain, String markdown) {
      super(plain, markdown);
    }

    @Override
    public MarkdownFormat getOutputFormat() {
      return INSTANCE;
    }
  }

  private MarkdownFormat() {}

  /** The text with each character of markup escaped, on one line and maybe at its start. */
  static String escape(String text) {
    return escape(text, true);
  }

  /**
   * The text with each character of markup escaped, on one line.
   *
   * @param first whether the line may start with it, and so be a heading, a rule or a list
   */
  static String escape(String text, boolean first) {
    StringBuilder markdown = new StringBuilder(text.length() + 8);
    boolean start = first;
    for (char c : visible(text).toCharArray()) {
      boolean marks = start && AT_START.indexOf(c) >= 0;
      if (marks || MARKUP.indexOf(c) >= 0) {
        markdown.append('\\');
      }
      markdown.append(c);
      start &= !marks && (c == ' ' || c >= '0' && c <= '9');
    }
    return markdown.toString();
  }

  /** The text as code: between more backticks than stand together in it. */
  static String code(String text) {
    String visible = visible(text);
    StringBuilder fence = new StringBuilder("`");
    while (visible.contains(fence)) {
      fence.append('`');
    }
    boolean spaced = visible.startsWith(" ") && visible.endsWith(" ") && !visible.isBlank();
    boolean apart = spaced || visible.startsWith("`") || visible.endsWith("`");
    String space = apart ? " " : "";
    return fence + space + visible + space + fence;
  }

  /** Line breaks as spaces, and what a page would hide or obey as its number. */
  private static String visible(String text) {
    StringBuilder visible = new StringBuilder(text.length());
    for (char c : text.toCharArray()) {
      switch (Character.getType(c)) {
        case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
            visible.append(Character.isWhitespace(c) ? " " : number(c));
        case Character.FORMAT -> visible.append(number(c));
        default -> visible.append(c);
      }
    }
    return visible.toString();
  }

  private static String number(char c) {
    return String.format("U+%04X", (int) c);
  }

  @Override
  public String getName() {
    return "Markdown";
  }

  @Override
  public String getMimeType() {
    return "text/markdown";
  }

  @Override
  public void output(String text, Writer out) throws IOException {
    out.write(escape(text));
  }

  @Override
  public String escapePlainText(String text) {
    return escape(text);
  }

  @Override
  public boolean isLegacyBuiltInBypassed(String builtIn) {
    return false;
  }

  @Override
  protected Markdown newTemplateMarkupOutputModel(String plain, String markdown) {
    return new Markdown(plain, markdown);
  }
}
