package solutionary.site.rendering;

import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.exceptions.TemplateEngineException;
import org.thymeleaf.standard.StandardDialect;
import solutionary.site.pages.Address;
import solutionary.site.pages.Crumb;
import solutionary.site.pages.Page;

/** Makes pages from records and templates, in every language there is. */
public final class Renderer {
  private final Frame.Site site;
  private final Set<String> targets = new HashSet<>();
  private final Map<Language, TemplateEngine> engines = new LinkedHashMap<>();

  /**
   * @param baseUrl where the site will be published, for canonical links
   */
  public Renderer(TemplateFiles files, List<Crumb> sections, Optional<String> baseUrl) {
    List<Language> languages = Language.all(files);
    this.site = new Frame.Site(sections, languages, baseUrl, targets);
    for (Language language : languages) {
      engines.put(language, engine(files, language));
    }
  }

  /** A page that is done. */
  public record Rendered(Address address, byte[] html) {}

  /**
   * The page in every language.
   *
   * @throws SiteException when a template or message cannot be used
   */
  public List<Rendered> render(Page page) {
    return engines.keySet().stream().map(language -> render(page, language)).toList();
  }

  /** The paths of all files that links were made to so far, sorted. */
  public Set<String> targets() {
    return new TreeSet<>(targets);
  }

  private Rendered render(Page page, Language language) {
    Frame frame = Frame.of(page, language, site);
    Context context = new Context(Locale.ROOT);
    context.setVariable("page", page);
    context.setVariable(Frame.NAME, frame);
    try {
      String html = engines.get(language).process(page.template(), context);
      return new Rendered(frame.page(), html.getBytes(StandardCharsets.UTF_8));
    } catch (TemplateEngineException e) {
      throw Complaint.about(e, page);
    }
  }

  /** Pages hold no scripts of their own; Thymeleaf would make ready a writer of JSON for them. */
  private static void refuseScript(Object value, Writer script) {
    throw new SiteException("templates put no values into scripts");
  }

  private static TemplateEngine engine(TemplateFiles files, Language language) {
    StandardDialect standard = new StandardDialect();
    standard.setVariableExpressionEvaluator(new RecordPaths());
    standard.setJavaScriptSerializer(Renderer::refuseScript);
    TemplateEngine engine = new TemplateEngine();
    engine.setDialects(Set.of(standard, new SiteDialect()));
    engine.setTemplateResolver(new TemplateSource(files, language.messages()));
    engine.setMessageResolver(new MessageSource(language.messages()));
    return engine;
  }
}
