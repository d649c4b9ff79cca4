package solutionary.sudoku.techniques;

import java.util.Optional;

/** A hidden set that leaves another digit of the same house one place. */
final class DirectHiddenSets {
  static final Finder PAIR = position -> first(Technique.DIRECT_HIDDEN_PAIR, 2, position);
  static final Finder TRIPLE = position -> first(Technique.DIRECT_HIDDEN_TRIPLE, 3, position);

  private DirectHiddenSets() {}

  private static Optional<Step> first(Technique technique, int size, Position position) {
    return Optional.ofNullable(
        HiddenSets.first(
            position,
            size,
            (house, digits, places) -> follow(technique, position, house, digits, places)));
  }

  private static Step follow(
      Technique technique, Position position, int house, int digits, int places) {
    for (int digit = 1; digit <= 9; digit++) {
      int before = position.places(house, digit);
      int left = before & ~places;
      if (!Bits.has(digits, digit) && left != before && Bits.count(left) == 1) {
        int cell = Geometry.cell(house, Bits.place(left));
        return Step.place(
            technique,
            technique.rating(),
            Pattern.of(digits, Geometry.cells(house, places), house),
            new Candidate(cell, digit),
            HiddenSets.reason(house, digits, places) + ", which leaves one place for " + digit);
      }
    }
    return null;
  }
}
