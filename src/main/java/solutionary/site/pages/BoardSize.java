package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.ReferenceRow;
import solutionary.catalog.SolutionRow;

/**
 * The rows of one board size from which its pages are made.
 *
 * @param fundamentals all of them, or only the first ones when they have no pages of their own
 * @param orbits the solutions by the number of their fundamental solution; empty when these have no
 *     pages of their own
 */
record BoardSize(
    BoardRow row,
    Optional<ReferenceRow> reference,
    List<FundamentalRow> fundamentals,
    Map<Integer, List<SolutionRow>> orbits) {
  /** The largest board whose fundamental solutions have pages of their own. */
  static final int LARGEST_WITH_PAGES = 12;

  static BoardSize read(Catalog catalog, BoardRow row) {
    boolean all = hasPages(row.n());
    return new BoardSize(
        row,
        catalog.queens().references().stream().filter(each -> each.n() == row.n()).findFirst(),
        catalog.queens().fundamentals(row.n(), all ? Integer.MAX_VALUE : Gallery.LARGEST),
        all ? orbits(catalog, row.n()) : Map.of());
  }

  /** Whether the fundamental solutions of this size have pages of their own. */
  static boolean hasPages(int n) {
    return n <= LARGEST_WITH_PAGES;
  }

  int n() {
    return row.n();
  }

  /** How many gallery pages there are, the page of the size among them. */
  int galleries() {
    return Math.max(1, (fundamentals.size() + Gallery.LARGEST - 1) / Gallery.LARGEST);
  }

  private static Map<Integer, List<SolutionRow>> orbits(Catalog catalog, int n) {
    Map<Integer, List<SolutionRow>> orbits = new TreeMap<>();
    catalog
        .queens()
        .forEachSolution(
            n,
            row -> orbits.computeIfAbsent(row.fundamental(), key -> new ArrayList<>(8)).add(row));
    return orbits;
  }
}
