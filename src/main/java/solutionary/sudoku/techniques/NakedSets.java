package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;
import solutionary.sudoku.House;

/** Cells of a house that have as many candidates as there are cells: they take them all. */
final class NakedSets {
  static final Finder PAIR = position -> first(Technique.NAKED_PAIR, 2, position);
  static final Finder TRIPLE = position -> first(Technique.NAKED_TRIPLE, 3, position);
  static final Finder QUAD = position -> first(Technique.NAKED_QUAD, 4, position);

  private NakedSets() {}

  /** The candidates of the nine cells of a house. */
  static int[] digits(Position position, int house) {
    int[] digits = new int[9];
    for (int place = 0; place < 9; place++) {
      digits[place] = position.digits(Geometry.cell(house, place));
    }
    return digits;
  }

  /** What the other cells of the house lose. */
  static CandidateSet removed(Position position, int house, int places, int digits) {
    CandidateSet removed = new CandidateSet(position);
    Geometry.cells(house, Bits.ALL & ~places).forEach(cell -> removed.add(cell, digits));
    return removed;
  }

  private static Optional<Step> first(Technique technique, int size, Position position) {
    for (int house = 0; house < Geometry.HOUSES; house++) {
      int at = house;
      Step step =
          Subsets.first(
              digits(position, house),
              size,
              (places, digits) -> step(technique, position, at, places, digits));
      if (step != null) {
        return Optional.of(step);
      }
    }
    return Optional.empty();
  }

  private static Step step(
      Technique technique, Position position, int house, int places, int digits) {
    CandidateSet removed = removed(position, house, places, digits);
    List<Integer> cells = Geometry.cells(house, places);
    return removed.isEmpty()
        ? null
        : Step.remove(
            technique,
            technique.rating(),
            Pattern.of(digits, cells, house),
            removed,
            "In "
                + House.ALL.get(house)
                + ", "
                + Phrases.cells(cells)
                + " share "
                + Phrases.digits(digits)
                + " among them");
  }
}
