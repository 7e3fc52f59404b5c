package dev.localsmith.emit;

import dev.localsmith.rules.RuleSet;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes the Terraform files of a rule set, in either form. The same rules give the same bytes. */
public final class Generator {
  /** The rules alone: refers to nothing but the input local and its own. */
  public static final String RULES = "kubernetes_rules.tf";

  /** The files of one form, in the order a reader opens them. */
  public static final List<String> FILES =
      List.of(RULES, "kubernetes_inputs.tf", "kubernetes_variables.tf", "kubernetes_checks.tf");

  private final Configuration templates = new Configuration(Configuration.VERSION_2_3_34);

  public Generator() {
    templates.setClassForTemplateLoading(Generator.class, "/dev/localsmith/templates");
    templates.setTagSyntax(Configuration.SQUARE_BRACKET_TAG_SYNTAX);
    templates.setInterpolationSyntax(Configuration.SQUARE_BRACKET_INTERPOLATION_SYNTAX);
    templates.setOutputFormat(HclFormat.INSTANCE);
    templates.setObjectWrapper(new ModelWrapper());
    templates.setDefaultEncoding("UTF-8");
    templates.setLocale(Locale.ROOT);
    templates.setNumberFormat("computer");
    templates.setLogTemplateExceptions(false);
    templates.setWrapUncheckedExceptions(true);
  }

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
    try {
      StringWriter out = new StringWriter();
      templates.getTemplate(file + ".ftl").process(Model.of(rules, rulesName, form), out);
      return Indentation.indent(out.toString().replaceAll("\n{3,}", "\n\n"));
    } catch (TemplateException e) {
      throw new IllegalStateException("template of " + file + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
