package solutionary.cli;

import static solutionary.cli.Whereabouts.line;

import java.util.ArrayList;
import java.util.List;
import solutionary.catalog.Catalog;
import solutionary.catalog.PuzzleRow;
import solutionary.site.pages.PuzzlePage;
import solutionary.sudoku.Grid;
import solutionary.sudoku.canonical.Canonical;
import solutionary.sudoku.canonical.GridMap;

/** Finds a Sudoku in the catalogue, in whatever disguise it comes, or as a solution. */
final class SudokuLookup {
  private SudokuLookup() {}

  static Whereabouts of(Grid board, Catalog catalog) {
    Canonical canonical = Canonical.of(board);
    List<String> blocks = new ArrayList<>();
    List<PuzzleRow> same = catalog.sudoku().puzzlesOfForm(canonical.form().cells());
    for (PuzzleRow row : same) {
      GridMap map = Canonical.of(new Grid(row.givens())).mapTo(canonical);
      blocks.add(line("label", row.label()) + maps(map) + page(row));
    }
    for (PuzzleRow row : catalog.sudoku().puzzlesSolvedBy(board.cells())) {
      if (!same.contains(row)) {
        blocks.add(line("solves", row.label()) + page(row));
      }
    }
    return new Whereabouts(blocks, absence(board));
  }

  private static String absence(Grid board) {
    return board.isSolved()
        ? "not in the catalogue: no puzzle there has this solution"
        : "not in the catalogue: no puzzle there is this one, as it stands or in disguise";
  }

  private static String page(PuzzleRow row) {
    return line("page", PuzzlePage.address(row.collection(), row.number()).path());
  }

  /** What to do with the catalogued puzzle, step by step, to get the board. */
  private static String maps(GridMap map) {
    GridMap none = GridMap.IDENTITY;
    if (map.equals(none)) {
      return line("map", "as it stands");
    }
    return (map.isTransposed() ? line("map", "exchange rows and columns") : "")
        + (map.rows().equals(none.rows()) ? "" : line("map", "take the rows as " + map.rowOrder()))
        + (map.columns().equals(none.columns())
            ? ""
            : line("map", "take the columns as " + map.columnOrder()))
        + (map.digits().equals(none.digits())
            ? ""
            : line("map", "for 123456789 write " + map.digitOrder()));
  }
}
