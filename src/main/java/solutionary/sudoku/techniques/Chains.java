package solutionary.sudoku.techniques;

import java.util.List;

/**
 * The chain techniques in lines: each line is searched in full before the next, and its easiest
 * step is taken.
 */
final class Chains {
  private static final int SINGLE_CHAINS = 65;
  private static final List<Rules> FORCING =
      List.of(Rules.NISHIO, Rules.STATIC, Rules.DYNAMIC, Rules.DYNAMIC_LOCKED);

  private final Position position;
  private final Budget budget;
  private final Run[] store = new Run[Geometry.CELLS * 9];

  Chains(Position position, Budget budget) {
    this.position = position;
    this.budget = budget;
  }

  /** How many lines there are. */
  static int lines() {
    return FORCING.size() + 1;
  }

  /** The lowest rating of a line (from 0), in tenths. */
  static int base(int line) {
    return line == 0 ? SINGLE_CHAINS : FORCING.get(line - 1).base();
  }

  boolean isSpent() {
    return budget.isSpent();
  }

  /** Begins a line on the position as it stands. */
  Search search(int line) {
    return line == 0
        ? new SingleChains(position, budget)
        : new ForcingSearch(position, FORCING.get(line - 1), budget, store);
  }
}
