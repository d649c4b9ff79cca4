package solutionary.bishop;

import static solutionary.bishop.BishopBoard.SIDE;

import java.util.Optional;

/** Finds the bishop on a board of marked squares. */
final class Locator {
  private final String marked;

  /** A board of 64 squares, {@code #} or {@code .}, row by row. */
  Locator(String marked) {
    this.marked = marked;
  }

  // excerpt-begin
  /**
   * She stands where a square and its four diagonal neighbours are all marked; empty when there is
   * no such square.
   */
  Optional<BishopBoard> locate() {
    for (int row = 2; row < SIDE; row++) {
      for (int col = 2; col < SIDE; col++) {
        if (isMarked(row, col)
            && isMarked(row - 1, col - 1)
            && isMarked(row - 1, col + 1)
            && isMarked(row + 1, col - 1)
            && isMarked(row + 1, col + 1)) {
          return Optional.of(new BishopBoard(row, col));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isMarked(int row, int col) {
    return marked.charAt((row - 1) * SIDE + col - 1) == '#';
  }

  // excerpt-end

  /** What is wrong with the board when she stands there, or empty when it is hers. */
  Optional<String> differenceFrom(BishopBoard bishop) {
    for (int row = 1; row <= SIDE; row++) {
      for (int col = 1; col <= SIDE; col++) {
        if (isMarked(row, col) != bishop.attacks(row, col)) {
          String found =
              isMarked(row, col) ? "marked, but not attacked" : "not marked, but attacked";
          return Optional.of(
              "row "
                  + row
                  + ", column "
                  + col
                  + " is "
                  + found
                  + " by a bishop in row "
                  + bishop.row()
                  + ", column "
                  + bishop.col());
        }
      }
    }
    return Optional.empty();
  }
}
