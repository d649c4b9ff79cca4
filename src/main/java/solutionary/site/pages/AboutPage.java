package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.Catalog;

/**
 * How each number was computed, and how to check it again.
 *
 * @param rated whether puzzles were rated here
 */
public record AboutPage(boolean rated) implements Page {
  static final Address ADDRESS = Address.of("about.html");

  static AboutPage read(Catalog catalog) {
    Object rated = catalog.query("SELECT count(rating) FROM sudoku_puzzle").rows().get(0).get(0);
    return new AboutPage((Long) rated > 0);
  }

  static Crumb crumb() {
    return new Crumb(Text.of("about.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "about";
  }

  @Override
  public Text title() {
    return Text.of("about.title");
  }

  @Override
  public Text description() {
    return Text.of("about.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }

  /** How good the ratings are. */
  public RatingQuality quality() {
    return RatingQuality.MEASURED;
  }
}
