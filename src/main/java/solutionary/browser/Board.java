package solutionary.browser;

/**
 * A search's board as it stands after some step, and what had been counted by then. Steps can be
 * done and undone.
 */
final class Board {
  private final int side;
  private final int pieces;
  private final int[] values;
  private int depth;
  private int rejected;
  private int placed;
  private int boards;
  private int solutions;

  /**
   * A board before its search.
   *
   * @param pieces how many of them complete it, or 0 where complete boards are solutions
   * @param initial what stands on its squares from the start, row by row
   */
  Board(int side, int pieces, int[] initial) {
    this.side = side;
    this.pieces = pieces;
    values = initial.clone();
  }

  Board copy() {
    Board copy = new Board(side, pieces, values);
    copy.become(this);
    return copy;
  }

  /** Takes over all that stands on another board and was counted by then. */
  void become(Board other) {
    System.arraycopy(other.values, 0, values, 0, values.length);
    depth = other.depth;
    rejected = other.rejected;
    placed = other.placed;
    boards = other.boards;
    solutions = other.solutions;
  }

  void apply(Event event, Piece piece) {
    switch (event) {
      case PLACED -> {
        put(piece);
        placed++;
        boards += depth == pieces ? 1 : 0;
      }
      case REJECTED -> rejected++;
      case REMOVED -> take(piece);
      case SOLUTION -> solutions++;
    }
  }

  void undo(Event event, Piece piece) {
    switch (event) {
      case PLACED -> {
        boards -= depth == pieces ? 1 : 0;
        placed--;
        take(piece);
      }
      case REJECTED -> rejected--;
      case REMOVED -> put(piece);
      case SOLUTION -> solutions--;
    }
  }

  int side() {
    return side;
  }

  /** What stands on a square, 0 for nothing. */
  int value(int row, int col) {
    return values[index(row, col)];
  }

  /** How many pieces stand. */
  int depth() {
    return depth;
  }

  int tried() {
    return placed + rejected;
  }

  int placed() {
    return placed;
  }

  /** How many complete boards were reached. */
  int boards() {
    return pieces == 0 ? solutions : boards;
  }

  /** How many solutions were delivered. */
  int solutions() {
    return solutions;
  }

  private void put(Piece piece) {
    values[index(piece.row(), piece.col())] = piece.value();
    depth++;
  }

  private void take(Piece piece) {
    values[index(piece.row(), piece.col())] = 0;
    depth--;
  }

  private int index(int row, int col) {
    return (row - 1) * side + col - 1;
  }
}
