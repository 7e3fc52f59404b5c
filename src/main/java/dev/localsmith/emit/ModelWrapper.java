package dev.localsmith.emit;

import freemarker.template.Configuration;
import freemarker.template.DefaultObjectWrapper;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.util.Optional;

/**
 * Shows the rules to the templates: records with what their methods give, constants by their names
 * as the rules write them, and an empty {@link Optional} as a missing value.
 */
final class ModelWrapper extends DefaultObjectWrapper {
  static final ModelWrapper INSTANCE = new ModelWrapper();

  private ModelWrapper() {
    super(Configuration.VERSION_2_3_34);
  }

  @Override
  public TemplateModel wrap(Object object) throws TemplateModelException {
    return super.wrap(object instanceof Optional<?> optional ? optional.orElse(null) : object);
  }

  @Override
  protected TemplateModel handleUnknownType(Object object) throws TemplateModelException {
    if (object instanceof Record record) {
      return new RecordModel(record, this);
    }
    return object instanceof Enum<?> constant
        ? new SimpleScalar(constant.toString())
        : super.handleUnknownType(object);
  }
}
