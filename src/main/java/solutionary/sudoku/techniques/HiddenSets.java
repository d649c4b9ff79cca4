package solutionary.sudoku.techniques;

import java.util.Optional;
import solutionary.sudoku.House;

/** Digits of a house that have as many places as there are digits: no other digit fits there. */
final class HiddenSets {
  static final Finder PAIR = position -> first(Technique.HIDDEN_PAIR, 2, position);
  static final Finder TRIPLE = position -> first(Technique.HIDDEN_TRIPLE, 3, position);
  static final Finder QUAD = position -> first(Technique.HIDDEN_QUAD, 4, position);

  private HiddenSets() {}

  /** What to do with one. */
  interface Use<T> {
    /** Takes the house, the mask of digits, the mask of places; null to go on. */
    T take(int house, int digits, int places);
  }

  /** The first hidden set of a size. */
  static <T> T first(Position position, int size, Use<T> use) {
    for (int house = 0; house < Geometry.HOUSES; house++) {
      int at = house;
      T taken =
          Bits.count(position.empty(house)) > size
              ? Subsets.first(
                  places(position, house), size, (digits, places) -> use.take(at, digits, places))
              : null;
      if (taken != null) {
        return taken;
      }
    }
    return null;
  }

  /** Says which digits have which places. */
  static String reason(int house, int digits, int places) {
    return "In "
        + House.ALL.get(house)
        + ", "
        + Phrases.digits(digits)
        + " can only stand in "
        + Phrases.cells(Geometry.cells(house, places));
  }

  private static int[] places(Position position, int house) {
    int[] places = new int[9];
    for (int digit = 1; digit <= 9; digit++) {
      places[digit - 1] = position.places(house, digit);
    }
    return places;
  }

  private static Optional<Step> first(Technique technique, int size, Position position) {
    return Optional.ofNullable(
        first(
            position,
            size,
            (house, digits, places) -> step(technique, position, house, digits, places)));
  }

  private static Step step(
      Technique technique, Position position, int house, int digits, int places) {
    CandidateSet removed = new CandidateSet(position);
    Geometry.cells(house, places).forEach(cell -> removed.add(cell, ~digits));
    return removed.isEmpty()
        ? null
        : Step.remove(
            technique,
            technique.rating(),
            Pattern.of(digits, Geometry.cells(house, places), house),
            removed,
            reason(house, digits, places));
  }
}
