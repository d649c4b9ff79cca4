package solutionary.verify;

import java.nio.charset.StandardCharsets;
import solutionary.catalog.BoardRow;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.ReferenceRow;
import solutionary.catalog.SquareRow;
import solutionary.queens.Fundamentals;
import solutionary.queens.OrderedPass;
import solutionary.queens.Placement;
import solutionary.queens.SymmetryClass;

/** All rows of queens that a small catalogue has, enumerated as the build does. */
final class SampleQueens {
  private static final String SOURCE = "OEIS A000170, A002562, A032522, A033148";

  private SampleQueens() {}

  static void addTo(CatalogWriter catalog, int largestN) {
    for (int n = 1; n <= largestN; n++) {
      add(catalog, n);
    }
    PublishedCounts.all().forEach((n, counts) -> catalog.add(reference(n, counts)));
  }

  private static void add(CatalogWriter catalog, int n) {
    Fundamentals fundamentals = Fundamentals.of(n);
    for (int number = 1; number <= fundamentals.count(); number++) {
      Placement placement = fundamentals.placement(number);
      SymmetryClass symmetry = SymmetryClass.of(placement);
      catalog.add(
          new FundamentalRow(
              n, number, placement, symmetry.key(), symmetry.orbitSize(), placement.isModular()));
    }
    StringBuilder printed = new StringBuilder();
    long[][] onSquare = new long[n][n];
    OrderedPass.over(
        fundamentals,
        (number, columns, fundamental, transform) -> {
          catalog.addSolution(number, columns, fundamental, transform.key());
          printed.append(Placement.of(columns)).append('\n');
          for (int row = 0; row < n; row++) {
            onSquare[row][columns[row] - 1]++;
          }
        });
    for (int row = 1; row <= n; row++) {
      for (int col = 1; col <= n; col++) {
        catalog.add(new SquareRow(n, row, col, onSquare[row - 1][col - 1]));
      }
    }
    catalog.add(
        new BoardRow(
            n,
            fundamentals.solutions(),
            fundamentals.count(),
            fundamentals.halfTurnFixed(),
            fundamentals.quarterTurnFixed(),
            Digests.of(printed.toString().getBytes(StandardCharsets.US_ASCII))));
  }

  private static ReferenceRow reference(int n, PublishedCounts counts) {
    return new ReferenceRow(
        n,
        counts.solutions(),
        counts.fundamental(),
        counts.halfTurnFixed(),
        counts.quarterTurnFixed(),
        SOURCE);
  }
}
