package solutionary.sudoku.techniques;

import java.util.Optional;
import solutionary.sudoku.House;

/** A digit confined to a crossing of two houses leaves the rest of the other house. */
final class LockedCandidates {
  static final Finder POINTING = LockedCandidates::pointing;
  static final Finder CLAIMING = LockedCandidates::claiming;

  private LockedCandidates() {}

  private static Optional<Step> pointing(Position position) {
    return Optional.ofNullable(
        Intersections.inBoxes(
            position, (s, t, digit) -> step(Technique.POINTING, position, s, t, digit)));
  }

  private static Optional<Step> claiming(Position position) {
    return Optional.ofNullable(
        Intersections.inLines(
            position, (s, t, digit) -> step(Technique.CLAIMING, position, s, t, digit)));
  }

  /** The places of the target house that lie outside the crossing. */
  static int outside(Position position, int source, int target, int digit) {
    return position.places(target, digit) & ~Geometry.shared(target, source);
  }

  /** Says that a house confines a digit to its crossing with another. */
  static String reason(int source, int target, int digit) {
    return "In "
        + House.ALL.get(source)
        + ", "
        + digit
        + " can only stand in "
        + House.ALL.get(target);
  }

  private static Step step(
      Technique technique, Position position, int source, int target, int digit) {
    int outside = outside(position, source, target, digit);
    return outside == 0
        ? null
        : Step.remove(
            technique,
            technique.rating(),
            Pattern.of(
                Bits.of(digit),
                Geometry.cells(source, position.places(source, digit)),
                source,
                target),
            new CandidateSet(position).add(target, outside, digit),
            reason(source, target, digit));
  }
}
