package solutionary.build;

import solutionary.bishop.BishopBoard;
import solutionary.catalog.BishopRow;
import solutionary.catalog.CatalogWriter;

/** Puts the 36 boards of one bishop into the catalogue. */
final class BishopStep {
  private BishopStep() {}

  static void run(CatalogWriter catalog) {
    for (BishopBoard board : BishopBoard.ALL) {
      catalog.add(new BishopRow(board.row(), board.col(), board.attacked()));
    }
  }
}
