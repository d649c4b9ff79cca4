package solutionary.sudoku.techniques;

import java.util.Optional;
import solutionary.sudoku.House;

/**
 * Locked candidates that leave the digit one place in another house, of the same kind as the one
 * that confines it.
 */
final class DirectLockedCandidates {
  static final Finder POINTING = DirectLockedCandidates::pointing;
  static final Finder CLAIMING = DirectLockedCandidates::claiming;

  private DirectLockedCandidates() {}

  private static Optional<Step> pointing(Position position) {
    return Optional.ofNullable(
        Intersections.inBoxes(
            position, (s, t, digit) -> follow(Technique.DIRECT_POINTING, position, s, t, digit)));
  }

  private static Optional<Step> claiming(Position position) {
    return Optional.ofNullable(
        Intersections.inLines(
            position, (s, t, digit) -> follow(Technique.DIRECT_CLAIMING, position, s, t, digit)));
  }

  private static Step follow(
      Technique technique, Position position, int source, int target, int digit) {
    for (int house = source / 9 * 9; house < source / 9 * 9 + 9; house++) {
      int places = position.places(house, digit);
      int left = places & ~Geometry.shared(house, target);
      if (house != source && left != places && Bits.count(left) == 1) {
        return step(technique, position, source, target, house, digit);
      }
    }
    return null;
  }

  private static Step step(
      Technique technique, Position position, int source, int target, int house, int digit) {
    int left = position.places(house, digit) & ~Geometry.shared(house, target);
    return Step.place(
        technique,
        technique.rating(),
        Pattern.of(
            Bits.of(digit),
            Geometry.cells(source, position.places(source, digit)),
            source,
            target,
            house),
        new Candidate(Geometry.cell(house, Bits.place(left)), digit),
        LockedCandidates.reason(source, target, digit)
            + ", which leaves one place for it in "
            + House.ALL.get(house));
  }
}
