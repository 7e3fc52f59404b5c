package dev.localsmith.emit;

import freemarker.template.AdapterTemplateModel;
import freemarker.template.TemplateHashModel;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * A record in a template: {@code [=record.name]} calls its method of that name, be it a component
 * or derived from some. FreeMarker's own model learns of all methods first, which takes longer than
 * all that templates ask.
 */
record RecordModel(Record object, ModelWrapper wrapper)
    implements TemplateHashModel, AdapterTemplateModel {

  @Override
  public TemplateModel get(String name) throws TemplateModelException {
    try {
      Method method = object.getClass().getMethod(name);
      return wrapper.wrap(method.invoke(object));
    } catch (NoSuchMethodException e) {
      throw new TemplateModelException("no " + name + " in " + object.getClass().getName(), e);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new TemplateModelException(e);
    }
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public Object getAdaptedObject(Class<?> hint) {
    return object;
  }
}
