package solutionary.sudoku.techniques;

/**
 * How far an assumption is followed.
 *
 * @param first the technique whose rating is the lowest of a step found so, and the first of those
 *     in the order of {@link Forcing.Kind}
 * @param acrossDigits whether links within a cell count; without them all stays on one digit
 * @param dynamic whether what was removed on the way counts when looking for a last candidate or a
 *     last place
 * @param lockedSets whether locked candidates, pairs and X-wings are applied on the way
 */
record Rules(Technique first, boolean acrossDigits, boolean dynamic, boolean lockedSets) {
  static final Rules NISHIO = new Rules(Technique.NISHIO, false, true, false);
  static final Rules STATIC = new Rules(Technique.CELL_FORCING, true, false, false);
  static final Rules DYNAMIC = new Rules(Technique.DYNAMIC_CONTRADICTION, true, true, false);
  static final Rules DYNAMIC_LOCKED =
      new Rules(Technique.DYNAMIC_LOCKED_CONTRADICTION, true, true, true);

  /** The lowest rating of a step found so, in tenths. */
  int base() {
    return first.rating();
  }

  /** The technique of a find. */
  Technique technique(Forcing.Kind kind) {
    int skipped = dynamic ? 0 : Forcing.Kind.CELL.ordinal();
    return Technique.values()[first.ordinal() + kind.ordinal() - skipped];
  }
}
