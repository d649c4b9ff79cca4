package solutionary.cli;

import java.util.Iterator;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.sudoku.strategies.SudokuStrategies;

/** The names that {@code --strategy} takes, for the help of the commands. */
final class StrategyNames {
  private StrategyNames() {}

  /** Those of the queens. */
  static final class OfQueens implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return QueensStrategies.names().iterator();
    }
  }

  /** Those of Sudoku. */
  static final class OfSudoku implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return SudokuStrategies.names().iterator();
    }
  }
}
