package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.SolutionRow;
import solutionary.queens.Placement;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.QueensPictures;

/** One fundamental solution and its orbit. */
public record SolutionPage(
    FundamentalRow row, List<OrbitImage> images, Optional<Address> previous, Optional<Address> next)
    implements Page {
  static void each(BoardSize size, Consumer<Page> pages) {
    int last = size.fundamentals().size();
    for (FundamentalRow row : size.fundamentals()) {
      int number = row.number();
      List<SolutionRow> orbit = size.orbits().getOrDefault(number, List.of());
      pages.accept(
          new SolutionPage(
              row,
              OrbitImage.all(row.placement(), orbit),
              Optional.of(number - 1).filter(n -> n >= 1).map(n -> address(size.n(), n)),
              Optional.of(number + 1).filter(n -> n <= last).map(n -> address(size.n(), n))));
    }
  }

  static Address address(int n, int number) {
    return Address.of("queens/" + n + "/" + number + ".html");
  }

  @Override
  public Address address() {
    return address(n(), row.number());
  }

  @Override
  public String template() {
    return "solution";
  }

  @Override
  public Text title() {
    return Text.of("solution.title", row.label());
  }

  @Override
  public Text description() {
    return Text.of("solution.description", row.number(), n(), columns());
  }

  @Override
  public List<Crumb> trail() {
    return List.of(BoardSizesPage.crumb(), BoardSizePage.crumb(n()));
  }

  public int n() {
    return row.n();
  }

  public String label() {
    return row.label();
  }

  public String columns() {
    return placement().toString();
  }

  public Placement placement() {
    return row.placement();
  }

  public String symmetryKey() {
    return "symmetry." + row.symmetry();
  }

  public Notations notations() {
    return new Notations(row.placement());
  }

  public Address size() {
    return BoardSizePage.address(n());
  }

  public Picture definitions() {
    return QueensPictures.definitions(n());
  }

  public Picture board() {
    return QueensPictures.boardWithCoordinates(row.placement());
  }

  public String orbitSql() {
    return "SELECT number FROM queens_solution WHERE n = "
        + n()
        + " AND fundamental = "
        + row.number();
  }
}
