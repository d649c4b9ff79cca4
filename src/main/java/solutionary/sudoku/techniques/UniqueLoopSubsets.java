package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Unique loops of type 3: one of the two cells with other digits holds one of these; taken as one
 * cell they form a naked or a hidden set with further cells of a house.
 */
final class UniqueLoopSubsets {
  private final UniqueLoop loop;
  private final int house;
  private final int both;

  private UniqueLoopSubsets(UniqueLoop loop, int house) {
    this.loop = loop;
    this.house = house;
    this.both = loop.extraCells().stream().mapToInt(cell -> Geometry.place(cell, house)).sum();
  }

  /** The step with the smallest sets, at most one of each sort for every house. */
  static List<Step> of(UniqueLoop loop) {
    List<Step> steps = new ArrayList<>();
    for (int house : loop.sharedHouses()) {
      UniqueLoopSubsets subsets = new UniqueLoopSubsets(loop, house);
      steps.add(subsets.naked());
      steps.add(subsets.hidden());
    }
    steps.removeIf(Objects::isNull);
    return steps;
  }

  private Step naked() {
    int[] digits = NakedSets.digits(loop.position(), house);
    for (int place = 0; place < 9; place++) {
      digits[place] = (both >> place & 1) != 0 ? 0 : digits[place];
    }
    for (int size = Bits.count(loop.extras()); size <= 7; size++) {
      int cells = size - 1;
      Step step = Subsets.first(digits, cells, loop.extras(), size, this::naked);
      if (step != null) {
        return step;
      }
    }
    return null;
  }

  private Step naked(int places, int digits) {
    CandidateSet removed = NakedSets.removed(loop.position(), house, places | both, digits);
    List<Integer> cells = Geometry.cells(house, places);
    return loop.step(
        3,
        cells.size(),
        cells,
        removed,
        "with "
            + Phrases.cells(cells)
            + ", the cells "
            + Phrases.cells(loop.extraCells())
            + " use up "
            + Phrases.digits(digits));
  }

  private Step hidden() {
    int[] places = new int[9];
    for (int digit = 1; digit <= 9; digit++) {
      boolean free = !Bits.has(loop.pair() | loop.extras(), digit);
      places[digit - 1] = free ? loop.position().places(house, digit) : 0;
    }
    int union = both;
    for (int digit : Bits.digits(loop.pair())) {
      union |= loop.position().places(house, digit);
    }
    for (int cells = 1; cells <= 6; cells++) {
      Step step = Subsets.first(places, cells - 1, union, cells + 2, this::hidden);
      if (step != null) {
        return step;
      }
    }
    return null;
  }

  private Step hidden(int others, int places) {
    List<Integer> cells = Geometry.cells(house, places & ~both);
    int digits = others | loop.pair();
    CandidateSet removed = new CandidateSet(loop.position());
    cells.forEach(cell -> removed.add(cell, ~digits));
    return loop.step(
        3,
        cells.size() - 1,
        cells,
        removed,
        "only one of "
            + Phrases.cells(loop.extraCells())
            + " can hold one of "
            + Phrases.digits(digits)
            + ", so the rest of these fill "
            + Phrases.cells(cells));
  }
}
