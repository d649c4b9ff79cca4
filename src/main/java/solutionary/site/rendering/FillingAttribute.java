package solutionary.site.rendering;

import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardExpressionAttributeTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;

/** An attribute that takes a value of one type and puts it into its element. */
final class FillingAttribute<T> extends AbstractStandardExpressionAttributeTagProcessor {
  /** After conditions, loops and Thymeleaf's own attributes. */
  private static final int PRECEDENCE = 1200;

  private final String name;
  private final Class<T> type;
  private final Filling<T> filling;

  /** What is done with the value. */
  interface Filling<T> {
    void fill(ITemplateContext context, T value, IElementTagStructureHandler tag);
  }

  FillingAttribute(String prefix, String name, Class<T> type, Filling<T> filling) {
    super(TemplateMode.HTML, prefix, name, PRECEDENCE, true, false);
    this.name = prefix + ":" + name;
    this.type = type;
    this.filling = filling;
  }

  @Override
  protected void doProcess(
      ITemplateContext context,
      IProcessableElementTag tag,
      AttributeName attributeName,
      String attributeValue,
      Object value,
      IElementTagStructureHandler structureHandler) {
    if (!type.isInstance(value)) {
      String found = value == null ? "absent" : value.getClass().getSimpleName();
      throw new SiteException(
          name + " wants " + type.getSimpleName() + ", and " + attributeValue + " is " + found);
    }
    filling.fill(context, type.cast(value), structureHandler);
  }
}
