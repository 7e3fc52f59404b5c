package dev.localsmith.emit;

import freemarker.core.OutputFormat;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;

/** The templates, filled in so that no value of the rules can break out of its place. */
final class Templates {
  private final Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);

  /**
   * @param format escapes every value
   */
  Templates(OutputFormat format) {
    configuration.setClassForTemplateLoading(Templates.class, "/dev/localsmith/templates");
    configuration.setTagSyntax(Configuration.SQUARE_BRACKET_TAG_SYNTAX);
    configuration.setInterpolationSyntax(Configuration.SQUARE_BRACKET_INTERPOLATION_SYNTAX);
    configuration.setOutputFormat(format);
    configuration.setObjectWrapper(ModelWrapper.INSTANCE);
    configuration.setDefaultEncoding("UTF-8");
    configuration.setLocale(Locale.ROOT);
    configuration.setNumberFormat("computer");
    configuration.setLogTemplateExceptions(false);
    configuration.setWrapUncheckedExceptions(true);
  }

  /** The text of a file whose template is named after it; no two empty lines stand together. */
  String fill(String file, Map<String, Object> model) {
    try {
      StringWriter out = new StringWriter();
      configuration.getTemplate(file + ".ftl").process(model, out);
      return out.toString().replaceAll("\n{3,}", "\n\n");
    } catch (TemplateException e) {
      throw new IllegalStateException("template of " + file + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
