package solutionary.cli;

import static solutionary.cli.Whereabouts.line;

import java.util.List;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.SolutionRow;
import solutionary.queens.Placement;
import solutionary.site.pages.SolutionPage;

/** Finds a placement of queens in the catalogue. */
final class QueensLookup {
  private QueensLookup() {}

  static Whereabouts of(Placement placement, Catalog catalog) {
    return catalog
        .queens()
        .solution(placement)
        .map(row -> Whereabouts.of(block(row)))
        .orElseGet(() -> Whereabouts.none(absence(placement, catalog)));
  }

  private static String block(SolutionRow row) {
    return line("label", "Q" + row.n() + "." + row.fundamental())
        + line("solution", row.number())
        + line("map", row.transform())
        + line("page", SolutionPage.nearest(row.n(), row.fundamental()).path());
  }

  private static String absence(Placement placement, Catalog catalog) {
    List<Integer> rows = placement.attackingRows();
    if (!rows.isEmpty()) {
      return String.format(
          "not in the catalogue: no solution, for the queens in rows %d and %d attack each other",
          rows.get(0), rows.get(1));
    }
    int largest = catalog.queens().boards().stream().mapToInt(BoardRow::n).max().orElse(0);
    return "not in the catalogue: a solution of n = "
        + placement.size()
        + ", and the catalogue holds n = 1-"
        + largest
        + "; build --max-n "
        + placement.size()
        + " makes one with it";
  }
}
