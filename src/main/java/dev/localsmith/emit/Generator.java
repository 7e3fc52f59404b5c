package dev.localsmith.emit;

import dev.localsmith.rules.RuleSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the Terraform files of a rule set, in either form. The same rules give the same bytes. */
public final class Generator {
  /** The rules alone: refers to nothing but the input local and its own. */
  public static final String RULES = "kubernetes_rules.tf";

  /** The files of one form, in the order a reader opens them. */
  public static final List<String> FILES =
      List.of(RULES, "kubernetes_inputs.tf", "kubernetes_variables.tf", "kubernetes_checks.tf");

  private final Templates templates = new Templates(HclFormat.INSTANCE);

  /**
   * Every file of a form by its name.
   *
   * @param rulesName how the files' headers name the rules
   */
  public Map<String, String> generate(RuleSet rules, String rulesName, Form form) {
    Map<String, String> files = new LinkedHashMap<>();
    for (String file : FILES) {
      files.put(file, file(file, rules, rulesName, form));
    }
    return files;
  }

  /** One of {@link #FILES}. */
  public String file(String file, RuleSet rules, String rulesName, Form form) {
    return Indentation.indent(templates.fill(file, Model.of(rules, rulesName, form)));
  }
}
