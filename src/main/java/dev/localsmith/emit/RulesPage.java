package dev.localsmith.emit;

import dev.localsmith.rules.RuleSet;

/**
 * Writes the rules as a page of Markdown for the author of a repository: every rule, default, cap
 * and warning, in the order of the record.
 */
public final class RulesPage {
  /** The name of the file that holds it. */
  public static final String FILE = "rules.md";

  private final Templates templates = new Templates(MarkdownFormat.INSTANCE);

  /**
   * The page. The same rules give the same bytes.
   *
   * @param rulesName how the page names the rules
   */
  public String of(RuleSet rules, String rulesName) {
    return templates.fill(FILE, PageModel.of(rules, rulesName)).strip() + "\n";
  }
}
