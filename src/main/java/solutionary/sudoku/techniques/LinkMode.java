package solutionary.sudoku.techniques;

/** Which links a single chain is made of. */
enum LinkMode {
  /** One digit: strong links are houses with two places for it. */
  X(true, false, 65, 66),
  /** Bivalue cells, joined by houses. An open chain of this kind is rated as a mixed one. */
  XY(false, true, 65, 70),
  /** Both. */
  MIXED(true, true, 70, 70);

  final boolean houses;
  final boolean cells;
  final int loopBase;
  final int chainBase;

  LinkMode(boolean houses, boolean cells, int loopBase, int chainBase) {
    this.houses = houses;
    this.cells = cells;
    this.loopBase = loopBase;
    this.chainBase = chainBase;
  }
}
