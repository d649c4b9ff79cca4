package solutionary.site.rendering;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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
        entries(site.sections(), page, language),
        entries(page.trail(), page, language),
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

  public boolean isHome() {
    return page.path().equals(language.folder() + "index.html");
  }

  private static List<Entry> entries(List<Crumb> crumbs, Page page, Language language) {
    String section =
        Stream.concat(page.trail().stream().map(Crumb::address), Stream.of(page.address()))
            .findFirst()
            .orElseThrow()
            .path();
    return crumbs.stream()
        .map(
            crumb ->
                new Entry(
                    language.text(crumb.text()),
                    crumb.address(),
                    crumb.address().path().equals(section)))
        .toList();
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
