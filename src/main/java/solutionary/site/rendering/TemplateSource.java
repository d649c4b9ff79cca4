package solutionary.site.rendering;

import java.util.Map;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.cache.AlwaysValidCacheEntryValidity;
import org.thymeleaf.cache.ICacheEntryValidity;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.AbstractTemplateResolver;
import org.thymeleaf.templateresource.ITemplateResource;
import org.thymeleaf.templateresource.StringTemplateResource;

/** Gives Thymeleaf the templates, each without its indentation, which only authors need. */
final class TemplateSource extends AbstractTemplateResolver {
  private final TemplateFiles files;

  TemplateSource(TemplateFiles files) {
    this.files = files;
  }

  @Override
  protected ITemplateResource computeTemplateResource(
      IEngineConfiguration configuration,
      String ownerTemplate,
      String template,
      Map<String, Object> attributes) {
    String text = files.text(template + ".html");
    return new StringTemplateResource(text.replaceAll("\r?\n[ \t]+", "\n"));
  }

  @Override
  protected TemplateMode computeTemplateMode(
      IEngineConfiguration configuration,
      String ownerTemplate,
      String template,
      Map<String, Object> attributes) {
    return TemplateMode.HTML;
  }

  @Override
  protected ICacheEntryValidity computeValidity(
      IEngineConfiguration configuration,
      String ownerTemplate,
      String template,
      Map<String, Object> attributes) {
    return AlwaysValidCacheEntryValidity.INSTANCE;
  }
}
