package solutionary.site.rendering;

import java.util.Set;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.dialect.AbstractProcessorDialect;
import org.thymeleaf.processor.IProcessor;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import solutionary.site.drawing.Picture;
import solutionary.site.pages.Address;
import solutionary.site.pages.Illustration;
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
        new FillingAttribute<>(PREFIX, "picture", Picture.class, SiteDialect::picture),
        new FillingAttribute<>(
            PREFIX, "illustration", Illustration.class, SiteDialect::illustration),
        new FillingAttribute<>(PREFIX, "entry", Frame.Entry.class, SiteDialect::entry),
        link("href"),
        link("src"),
        new FillingAttribute<>(PREFIX, "text", String.class, SiteDialect::text),
        new FillingAttribute<>(PREFIX, "value", Object.class, SiteDialect::value),
        new FillingAttribute<>(PREFIX, "prose", String.class, SiteDialect::prose));
  }

  /** Fills an {@code svg} element that tells something, and says it in words. */
  private static void illustration(
      ITemplateContext context, Illustration illustration, IElementTagStructureHandler tag) {
    String label = Frame.of(context).language().text(illustration.label());
    tag.setAttribute("role", "img");
    tag.setAttribute("aria-label", Prose.escape(label));
    picture(context, illustration.picture(), tag);
  }

  /** Fills an {@code a} element. */
  private static void entry(
      ITemplateContext context, Frame.Entry entry, IElementTagStructureHandler tag) {
    tag.setAttribute("href", Frame.of(context).link(entry.address()));
    if (entry.current()) {
      tag.setAttribute("aria-current", "true");
    }
    tag.setBody(Prose.escape(entry.words()), false);
  }

  /** Fills an {@code svg} element. */
  private static void picture(
      ITemplateContext context, Picture picture, IElementTagStructureHandler tag) {
    tag.setAttribute("viewBox", picture.viewBox());
    tag.setBody(picture.markup(), false);
  }

  /** A link, relative to the page that is being made. */
  private static IProcessor link(String attribute) {
    return new FillingAttribute<>(
        PREFIX,
        attribute,
        Address.class,
        (context, to, tag) -> tag.setAttribute(attribute, Frame.of(context).link(to)));
  }

  /** Fills an element; unlike Thymeleaf's own it leaves quotation marks, which need no escape. */
  private static void text(ITemplateContext context, String text, IElementTagStructureHandler tag) {
    tag.setBody(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"), false);
  }

  /** Fills a {@code data} element with a value, for people and for programs. */
  private static void value(
      ITemplateContext context, Object value, IElementTagStructureHandler tag) {
    String plain = value.toString();
    tag.setAttribute("value", Prose.escape(plain));
    tag.setBody(
        value instanceof Long || value instanceof Integer
            ? Numbers.grouped(((Number) value).longValue())
            : Prose.escape(plain),
        false);
  }

  /** Fills an element with a message that holds code and links. */
  private static void prose(
      ITemplateContext context, String text, IElementTagStructureHandler tag) {
    tag.setBody(Prose.html(text, Frame.of(context)), false);
  }
}
