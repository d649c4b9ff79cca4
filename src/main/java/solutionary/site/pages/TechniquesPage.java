package solutionary.site.pages;

import java.util.List;

/** All techniques, in the order in which they are tried. */
public record TechniquesPage(List<TechniqueUse> uses) implements Page {
  static final Address ADDRESS = Address.of("techniques/index.html");

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
