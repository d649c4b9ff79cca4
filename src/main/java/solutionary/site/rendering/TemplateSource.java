package solutionary.site.rendering;

import java.util.HashMap;
import java.util.Map;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.cache.AlwaysValidCacheEntryValidity;
import org.thymeleaf.cache.ICacheEntryValidity;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.AbstractTemplateResolver;
import org.thymeleaf.templateresource.ITemplateResource;
import org.thymeleaf.templateresource.StringTemplateResource;

/**
 * Gives Thymeleaf the templates of one language, each without its indentation, which only authors
 * need.
 */
final class TemplateSource extends AbstractTemplateResolver {
  private static final String ENDING = ".html";

  private final TemplateFiles files;
  private final Map<String, String> templates = new HashMap<>();

  /**
   * @throws SiteException when a template names a message that cannot be used
   */
  TemplateSource(TemplateFiles files, Messages messages) {
    this.files = files;
    for (String path : files.under("")) {
      if (path.endsWith(ENDING)) {
        templates.put(path, FixedTexts.in(files.name(path), lean(files.text(path)), messages));
      }
    }
  }

  @Override
  protected ITemplateResource computeTemplateResource(
      IEngineConfiguration configuration,
      String ownerTemplate,
      String template,
      Map<String, Object> attributes) {
    String text = templates.get(template + ENDING);
    if (text == null) {
      throw files.missing(template + ENDING);
    }
    return new StringTemplateResource(text);
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

  private static String lean(String template) {
    return template.replaceAll("\r?\n[ \t]+", "\n");
  }
}
