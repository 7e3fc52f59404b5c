package dev.localsmith.emit;

import freemarker.core.Environment;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateDirectiveBody;
import freemarker.template.TemplateDirectiveModel;
import freemarker.template.TemplateException;
import freemarker.template.TemplateHashModel;
import freemarker.template.TemplateModel;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Locals that each workspace has its own value of: {@code [@local name="x"]EXPRESSION[/@local]}
 * defines one and {@code [=local.x]} names it, both in the form's way.
 *
 * @param names from a local's name in the templates to its name in HCL
 */
record Locals(Form form, UnaryOperator<String> names)
    implements TemplateDirectiveModel, TemplateHashModel {

  @Override
  public TemplateModel get(String name) {
    return new SimpleScalar(form.reference(names.apply(name)));
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  @SuppressWarnings("rawtypes") // FreeMarker's interface
  public void execute(
      Environment env, Map parameters, TemplateModel[] loopVars, TemplateDirectiveBody body)
      throws TemplateException, IOException {
    StringWriter expression = new StringWriter();
    body.render(expression);
    String local = names.apply(parameters.get("name").toString());
    env.getOut().write(form.definition(local, expression.toString().strip()) + "\n");
  }
}
