package solutionary.site.pages;

import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;

/** All techniques, in the order in which they are tried. */
public record TechniquesPage(List<TechniqueUse> uses) implements Page {
  static final Address ADDRESS = Address.of("techniques/index.html");

  /** It and the pages of the techniques, when the catalogue has any. */
  static void each(Catalog catalog, Consumer<Page> pages) {
    List<TechniqueUse> uses = TechniqueUse.all(catalog);
    if (!uses.isEmpty()) {
      pages.accept(new TechniquesPage(uses));
      TechniquePage.each(catalog, uses, pages);
    }
  }

  static Crumb crumb() {
    return new Crumb(Text.of("techniques.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "techniques";
  }

  @Override
  public Text title() {
    return Text.of("techniques.title");
  }

  @Override
  public Text description() {
    return Text.of("techniques.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb());
  }

  public String sql() {
    return TechniqueUse.sql();
  }
}
