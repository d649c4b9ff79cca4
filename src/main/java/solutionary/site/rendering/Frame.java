package solutionary.site.rendering;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.thymeleaf.context.ITemplateContext;
import solutionary.site.pages.Address;
import solutionary.site.pages.Crumb;
import solutionary.site.pages.Page;

/**
 * What stands around every page, in the page's language.
 *
 * @param page where the page lies, in the folder of its language
 * @param targets collects every address that a link was made to
 */
public record Frame(
    Language language,
    Address page,
    String title,
    String description,
    List<Entry> sections,
    List<Entry> trail,
    List<Alternate> alternates,
    Optional<String> canonical,
    Set<String> targets) {
  /** What templates call it. */
  static final String NAME = "frame";

  /** A link with its words. */
  public record Entry(String words, Address address, boolean current) {}

  /** The same page in a language. */
  public record Alternate(String tag, String name, String link, boolean current) {}

  static Frame of(Page page, Language language, Site site) {
    Address here = page.address().in(language.folder());
    return new Frame(
        language,
        here,
        language.text(page.title()),
        language.text(page.description()),
        sections(page, language, site),
        trail(page, language),
        alternates(page, here, language, site),
        site.baseUrl().map(base -> base + here.path()),
        site.targets());
  }

  /** That of the page that is being made. */
  static Frame of(ITemplateContext context) {
    return (Frame) context.getVariable(NAME);
  }

  /** What all pages share. */
  record Site(
      List<Crumb> sections,
      List<Language> languages,
      Optional<String> baseUrl,
      Set<String> targets) {}

  /** A link from the page to an address. */
  String link(Address to) {
    Address target = to.in(language.folder());
    targets.add(target.path());
    return target.from(page);
  }

  public String tag() {
    return language.tag();
  }

  public Address home() {
    return Address.of("index.html");
  }

  public Address styleSheet() {
    return Address.of("assets/site.css");
  }

  public Address script() {
    return Address.of("assets/copy.js");
  }

  public Address icon() {
    return Address.of("assets/icon.svg");
  }

  public boolean hasTrail() {
    return !trail.isEmpty();
  }

  public boolean hasAlternates() {
    return !alternates.isEmpty();
  }

  /** The sections, that of the page marked. */
  private static List<Entry> sections(Page page, Language language, Site site) {
    Address own = page.trail().isEmpty() ? page.address() : page.trail().get(0).address();
    return site.sections().stream()
        .map(crumb -> entry(crumb, language, crumb.address().equals(own)))
        .toList();
  }

  private static List<Entry> trail(Page page, Language language) {
    return page.trail().stream().map(crumb -> entry(crumb, language, false)).toList();
  }

  private static Entry entry(Crumb crumb, Language language, boolean current) {
    return new Entry(language.text(crumb.text()), crumb.address(), current);
  }

  /** Nothing when there is but one language. */
  private static List<Alternate> alternates(Page page, Address here, Language language, Site site) {
    return site.languages().stream()
        .filter(each -> site.languages().size() > 1)
        .map(
            each ->
                new Alternate(
                    each.tag(),
                    each.messages().text("language.name"),
                    page.address().in(each.folder()).from(here),
                    each.equals(language)))
        .toList();
  }
}
