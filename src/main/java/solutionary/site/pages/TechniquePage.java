package solutionary.site.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;
import solutionary.catalog.TechniqueRow;

/**
 * One technique: what it is, a step of it, and where it is used.
 *
 * @param example nothing when no puzzle of the catalogue uses it
 */
public record TechniquePage(
    TechniqueUse use,
    Optional<TechniqueExample> example,
    List<TechniqueUse.Place> places,
    Neighbours neighbours)
    implements Page {
  /** A page for each technique. */
  static void each(Catalog catalog, List<TechniqueUse> uses, Consumer<Page> pages) {
    Map<String, TechniqueExample> examples = TechniqueExample.read(catalog);
    Map<String, List<TechniqueUse.Place>> places = TechniqueUse.places(catalog);
    for (TechniqueUse use : uses) {
      String technique = use.row().technique();
      pages.accept(
          new TechniquePage(
              use,
              Optional.ofNullable(examples.get(technique)),
              places.getOrDefault(technique, List.of()),
              Neighbours.of(
                  use.row().place(),
                  uses.size(),
                  place -> address(uses.get(place - 1).row().technique()))));
    }
  }

  static Address address(String technique) {
    return Address.of("techniques/" + technique + ".html");
  }

  static String nameKey(String technique) {
    return "technique." + technique;
  }

  @Override
  public Address address() {
    return address(row().technique());
  }

  @Override
  public String template() {
    return "technique";
  }

  @Override
  public Text title() {
    return Text.of(nameKey(row().technique()));
  }

  @Override
  public Text description() {
    return Text.of(ideaKey());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(CollectionsPage.crumb(), TechniquesPage.crumb());
  }

  public TechniqueRow row() {
    return use.row();
  }

  /** What it is. */
  public String ideaKey() {
    return nameKey(row().technique()) + ".idea";
  }

  public Address up() {
    return TechniquesPage.ADDRESS;
  }

  public boolean isUsed() {
    return !places.isEmpty();
  }

  /** Whether more puzzles use it than are listed. */
  public boolean partial() {
    return use.puzzles() > places.size();
  }

  public String placesSql() {
    return TechniqueUse.placesSql(row().technique());
  }
}
