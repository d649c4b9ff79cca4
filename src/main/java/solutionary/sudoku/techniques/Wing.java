package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;

/**
 * A pivot that sees two bivalue pincers with one digit in common: whatever the pivot holds, one of
 * the wing's cells holds that digit.
 *
 * @param technique its name for that pivot
 * @param pivotSize candidates of the pivot: 2 in an XY-wing, 3 in an XYZ-wing
 */
record Wing(Technique technique, int pivotSize) implements Finder {
  static final Finder XY = new Wing(Technique.XY_WING, 2);
  static final Finder XYZ = new Wing(Technique.XYZ_WING, 3);

  @Override
  public Optional<Step> find(Position position) {
    for (int pivot = 0; pivot < Geometry.CELLS; pivot++) {
      Step step = Bits.count(position.digits(pivot)) == pivotSize ? pincers(position, pivot) : null;
      if (step != null) {
        return Optional.of(step);
      }
    }
    return Optional.empty();
  }

  private Step pincers(Position position, int pivot) {
    int[] peers = Geometry.peers(pivot);
    for (int i = 0; i < peers.length; i++) {
      for (int j = i + 1; j < peers.length; j++) {
        if (isWing(position.digits(pivot), position.digits(peers[i]), position.digits(peers[j]))) {
          Step step = step(position, pivot, peers[i], peers[j]);
          if (step != null) {
            return step;
          }
        }
      }
    }
    return null;
  }

  private boolean isWing(int pivot, int first, int second) {
    return Bits.count(first) == 2
        && Bits.count(second) == 2
        && Bits.count(first & second) == 1
        && (pivotSize == 2 ? first ^ second : first | second) == pivot;
  }

  private Step step(Position position, int pivot, int first, int second) {
    int shared = Bits.digit(position.digits(first) & position.digits(second));
    List<Integer> ends = pivotSize == 2 ? List.of(first, second) : List.of(pivot, first, second);
    CandidateSet removed = new CandidateSet(position).addCommonPeers(ends, shared);
    return removed.isEmpty()
        ? null
        : Step.remove(
            technique,
            technique.rating(),
            new Pattern(
                digits(position.digits(pivot), shared),
                List.of(pivot, first, second),
                List.of(),
                List.of(),
                List.of()),
            removed,
            "Whichever of "
                + Phrases.digits(position.digits(pivot))
                + " is in "
                + Phrases.cell(pivot)
                + ", one of "
                + Phrases.cells(ends)
                + " is "
                + shared);
  }

  private static List<Integer> digits(int pivot, int shared) {
    List<Integer> digits = Bits.digits(pivot & ~Bits.of(shared));
    digits.add(shared);
    return digits;
  }
}
