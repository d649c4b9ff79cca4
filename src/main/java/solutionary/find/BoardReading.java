package solutionary.find;

import java.util.List;
import solutionary.queens.Placement;
import solutionary.sudoku.Grid;

/** What a text shows that should be one board. */
public sealed interface BoardReading {
  /** One queen in each row; they may attack each other. */
  record Queens(Placement placement) implements BoardReading {}

  /** A Sudoku, to be solved or solved. */
  record Sudoku(Grid givens) implements BoardReading {}

  /**
   * Neither.
   *
   * @param reasons why not, in sentences that name what was found and what would be right
   */
  record Unreadable(List<String> reasons) implements BoardReading {
    public Unreadable {
      reasons = List.copyOf(reasons);
    }
  }
}
