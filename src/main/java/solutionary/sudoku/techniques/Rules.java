package solutionary.sudoku.techniques;

/**
 * How far an assumption is followed.
 *
 * @param base the lowest rating of a step found so, in tenths
 * @param acrossDigits whether links within a cell count; without them all stays on one digit
 * @param dynamic whether what was removed on the way counts when looking for a last candidate or a
 *     last place
 * @param lockedSets whether locked candidates, pairs and X-wings are applied on the way
 */
record Rules(int base, boolean acrossDigits, boolean dynamic, boolean lockedSets) {
  static final Rules NISHIO = new Rules(75, false, true, false);
  static final Rules STATIC = new Rules(80, true, false, false);
  static final Rules DYNAMIC = new Rules(85, true, true, false);
  static final Rules DYNAMIC_LOCKED = new Rules(90, true, true, true);
}
