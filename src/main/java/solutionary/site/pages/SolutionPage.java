package solutionary.site.pages;

import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.SolutionRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.QueensPictures;

/** One fundamental solution and its orbit. */
public record SolutionPage(FundamentalRow row, List<OrbitImage> images, Neighbours neighbours)
    implements Page {
  static void each(BoardSize size, Consumer<Page> pages) {
    int count = size.fundamentals().size();
    for (FundamentalRow row : size.fundamentals()) {
      List<SolutionRow> orbit = size.orbits().getOrDefault(row.number(), List.of());
      pages.accept(
          new SolutionPage(
              row,
              OrbitImage.all(row.placement(), orbit),
              Neighbours.of(row.number(), count, number -> address(size.n(), number))));
    }
  }

  /** The page of a fundamental solution, or that of the board size where it has none of its own. */
  public static Address nearest(int n, int number) {
    return BoardSize.hasPages(n) ? address(n, number) : BoardSizePage.address(n);
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

  public String columns() {
    return row.placement().toString();
  }

  public String symmetryKey() {
    return "symmetry." + row.symmetry();
  }

  public String meaningKey() {
    return symmetryKey() + ".meaning";
  }

  /** The board itself, as the image that the identity makes of it. */
  public OrbitImage self() {
    return images.get(0);
  }

  public boolean hasOthers() {
    return images.size() > 1;
  }

  public List<OrbitImage> others() {
    return images.subList(1, images.size());
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

  public Illustration board() {
    return Boards.queensWithCoordinates(row.placement());
  }

  public String orbitSql() {
    return "SELECT number FROM queens_solution WHERE n = "
        + n()
        + " AND fundamental = "
        + row.number();
  }
}
