package solutionary.site.rendering;

import java.util.Set;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.dialect.AbstractProcessorDialect;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.IProcessor;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.standard.processor.AbstractStandardExpressionAttributeTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;
import org.unbescape.html.HtmlEscape;
import solutionary.site.drawing.Picture;
import solutionary.site.pages.Address;
import solutionary.site.pages.Numbers;

/** The attributes that templates have beyond Thymeleaf's own. */
final class SiteDialect extends AbstractProcessorDialect {
  private static final String PREFIX = "site";

  SiteDialect() {
    super("Site", PREFIX, 1000);
  }

  @Override
  public Set<IProcessor> getProcessors(String dialectPrefix) {
    return Set.of(
        attribute("picture", Picture.class, SiteDialect::picture),
        attribute("href", Address.class, (context, it, tag) -> link("href", context, it, tag)),
        attribute("src", Address.class, (context, it, tag) -> link("src", context, it, tag)),
        attribute("text", String.class, SiteDialect::text),
        attribute("value", Object.class, SiteDialect::value),
        attribute("prose", String.class, SiteDialect::prose));
  }

  /** Fills an {@code svg} element. */
  private static void picture(
      ITemplateContext context, Picture picture, IElementTagStructureHandler tag) {
    tag.setAttribute("viewBox", picture.viewBox());
    tag.setBody(picture.markup(), false);
  }

  /** A link, relative to the page that is being made. */
  private static void link(
      String attribute, ITemplateContext context, Address to, IElementTagStructureHandler tag) {
    Frame frame = (Frame) context.getVariable("frame");
    tag.setAttribute(attribute, frame.link(to));
  }

  /** Fills an element; unlike Thymeleaf's own it leaves quotation marks, which need no escape. */
  private static void text(ITemplateContext context, String text, IElementTagStructureHandler tag) {
    tag.setBody(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"), false);
  }

  /** Fills a {@code data} element with a value, for people and for programs. */
  private static void value(
      ITemplateContext context, Object value, IElementTagStructureHandler tag) {
    String plain = value.toString();
    tag.setAttribute("value", plain);
    tag.setBody(
        value instanceof Long || value instanceof Integer
            ? Numbers.grouped(((Number) value).longValue())
            : HtmlEscape.escapeHtml4Xml(plain),
        false);
  }

  /** Fills an element with a message that holds code and links. */
  private static void prose(
      ITemplateContext context, String text, IElementTagStructureHandler tag) {
    Frame frame = (Frame) context.getVariable("frame");
    tag.setBody(Prose.html(text, frame), false);
  }

  private interface Filling<T> {
    void fill(ITemplateContext context, T value, IElementTagStructureHandler tag);
  }

  private static <T> IProcessor attribute(String name, Class<T> type, Filling<T> filling) {
    return new AbstractStandardExpressionAttributeTagProcessor(
        TemplateMode.HTML, PREFIX, name, 1200, true, false) {
      @Override
      protected void doProcess(
          ITemplateContext context,
          IProcessableElementTag tag,
          AttributeName attributeName,
          String attributeValue,
          Object value,
          IElementTagStructureHandler structureHandler) {
        if (!type.isInstance(value)) {
          throw new SiteException(
              "site:"
                  + name
                  + " wants a "
                  + type.getSimpleName()
                  + ", and "
                  + attributeValue
                  + " is "
                  + (value == null ? "absent" : value.getClass().getSimpleName()));
        }
        filling.fill(context, type.cast(value), structureHandler);
      }
    };
  }
}
