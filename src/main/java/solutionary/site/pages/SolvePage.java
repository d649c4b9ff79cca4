package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.Catalog;
import solutionary.catalog.TechniqueRow;

/** Where readers solve puzzles of their own; the work is done by the page's script. */
public record SolvePage(List<TechniqueRow> techniques) implements Page {
  static final Address ADDRESS = Address.of("solve.html");

  static SolvePage read(Catalog catalog) {
    return new SolvePage(catalog.techniques());
  }

  static Crumb crumb() {
    return new Crumb(Text.of("solve.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "solve";
  }

  @Override
  public Text title() {
    return Text.of("solve.title");
  }

  @Override
  public Text description() {
    return Text.of("solve.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb());
  }
}
