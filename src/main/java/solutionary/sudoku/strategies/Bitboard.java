package solutionary.sudoku.strategies;

import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.BitboardSolver;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.solving.SearchTally;
import solutionary.sudoku.solving.SudokuListener;

/** The catalogue's own solver as a strategy; only its branches count as digits tried. */
final class Bitboard {
  private Bitboard() {}

  static SearchOutcome search(Grid givens, long limit, long bound, SudokuListener listener) {
    SearchTally tally = new SearchTally(limit, bound, listener);
    new BitboardSolver().search(givens, tally);
    return tally.outcome();
  }
}
