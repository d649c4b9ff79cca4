package solutionary.sudoku.techniques;

import solutionary.sudoku.Grid;

/** A board with the digits that stand and the candidates of its empty cells. It never changes. */
public final class PencilMarks {
  private final Position position;

  private PencilMarks(Position position) {
    this.position = position;
  }

  /**
   * The givens with every candidate that no given excludes.
   *
   * @throws IllegalArgumentException when a digit stands twice in a house
   */
  public static PencilMarks of(Grid givens) {
    return new PencilMarks(new Position(givens));
  }

  /** The board once a step has been taken. */
  public PencilMarks after(Step step) {
    Position next = new Position();
    next.copy(position);
    step.apply(next);
    return new PencilMarks(next);
  }

  /** The digits that stand. */
  public Grid grid() {
    return position.grid();
  }

  /** Whether an empty cell (0–80) has a candidate. */
  public boolean has(int cell, int digit) {
    return position.has(cell, digit);
  }
}
