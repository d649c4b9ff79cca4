package solutionary.build;

import java.util.Locale;
import java.util.function.Consumer;
import solutionary.catalog.BoardRow;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.FundamentalRow;
import solutionary.catalog.SquareRow;
import solutionary.queens.Fundamentals;
import solutionary.queens.OrderedPass;
import solutionary.queens.Placement;
import solutionary.queens.Symmetry;
import solutionary.queens.SymmetryClass;

/** Enumerates one board size and puts all of its rows into the catalogue. */
final class QueensStep {
  private static final int SOLUTIONS_BETWEEN_REPORTS = 1 << 14;

  private final CatalogWriter catalog;
  private final Consumer<String> progress;
  private final Fundamentals fundamentals;
  private final int n;
  private final long[][] queensOnSquare;
  private final PositionsDigest digest = new PositionsDigest();

  private QueensStep(int n, CatalogWriter catalog, Consumer<String> progress) {
    this.n = n;
    this.catalog = catalog;
    this.progress = progress;
    progress.accept("n = " + n + ": searching for fundamental solutions");
    this.fundamentals = Fundamentals.of(n);
    this.queensOnSquare = new long[n][n];
  }

  static void run(int n, CatalogWriter catalog, Consumer<String> progress) {
    QueensStep step = new QueensStep(n, catalog, progress);
    step.addFundamentals();
    OrderedPass.over(step.fundamentals, step::addSolution);
    step.addSquares();
    step.addBoard();
  }

  private void addFundamentals() {
    for (int number = 1; number <= fundamentals.count(); number++) {
      Placement placement = fundamentals.placement(number);
      SymmetryClass symmetry = SymmetryClass.of(placement);
      catalog.add(
          new FundamentalRow(
              n, number, placement, symmetry.key(), symmetry.orbitSize(), placement.isModular()));
    }
  }

  private void addSolution(long number, int[] columns, int fundamental, Symmetry transform) {
    catalog.addSolution(number, columns, fundamental, transform.key());
    digest.add(columns);
    for (int row = 0; row < n; row++) {
      queensOnSquare[row][columns[row] - 1]++;
    }
    if (number % SOLUTIONS_BETWEEN_REPORTS == 0) {
      progress.accept(
          String.format(
              Locale.ROOT, "n = %d: solution %,d of %,d", n, number, fundamentals.solutions()));
    }
  }

  private void addSquares() {
    for (int row = 1; row <= n; row++) {
      for (int col = 1; col <= n; col++) {
        catalog.add(new SquareRow(n, row, col, queensOnSquare[row - 1][col - 1]));
      }
    }
  }

  private void addBoard() {
    catalog.add(
        new BoardRow(
            n,
            fundamentals.solutions(),
            fundamentals.count(),
            fundamentals.halfTurnFixed(),
            fundamentals.quarterTurnFixed(),
            digest.sha256()));
  }
}
