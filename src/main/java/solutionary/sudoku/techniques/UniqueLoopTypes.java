package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What can be concluded from a unique loop, by the cells that hold other digits. */
final class UniqueLoopTypes {
  private UniqueLoopTypes() {}

  /** Every step that a loop allows. */
  static List<Step> of(UniqueLoop loop) {
    List<Integer> extra = loop.extraCells();
    List<Step> steps = new ArrayList<>();
    if (extra.size() == 1) {
      steps.add(type1(loop, extra.get(0)));
    } else if (Bits.count(loop.extras()) == 1) {
      steps.add(type2(loop, extra));
    }
    if (extra.size() == 2) {
      steps.addAll(type4(loop, extra));
      if (Bits.count(loop.extras()) > 1) {
        steps.addAll(UniqueLoopSubsets.of(loop));
      }
    }
    steps.removeIf(Objects::isNull);
    return steps;
  }

  private static Step type1(UniqueLoop loop, int cell) {
    CandidateSet removed = new CandidateSet(loop.position()).add(cell, loop.pair());
    return loop.step(
        1, 0, List.of(), removed, "only " + Phrases.cell(cell) + " can hold another digit");
  }

  private static Step type2(UniqueLoop loop, List<Integer> extra) {
    int digit = Bits.digit(loop.extras());
    CandidateSet removed = new CandidateSet(loop.position()).addCommonPeers(extra, digit);
    return loop.step(
        2, 0, List.of(), removed, "one of " + Phrases.cells(extra) + " must be " + digit);
  }

  private static List<Step> type4(UniqueLoop loop, List<Integer> extra) {
    List<Step> steps = new ArrayList<>();
    for (int house : loop.sharedHouses()) {
      int both = Geometry.place(extra.get(0), house) | Geometry.place(extra.get(1), house);
      for (int digit : Bits.digits(loop.pair())) {
        if (loop.position().places(house, digit) == both) {
          steps.add(type4(loop, extra, digit));
        }
      }
    }
    return steps;
  }

  private static Step type4(UniqueLoop loop, List<Integer> extra, int confined) {
    CandidateSet removed = new CandidateSet(loop.position());
    int other = loop.pair() & ~Bits.of(confined);
    extra.forEach(cell -> removed.add(cell, other));
    return loop.step(
        4,
        0,
        List.of(),
        removed,
        confined
            + " must be in one of "
            + Phrases.cells(extra)
            + ", so "
            + Bits.digit(other)
            + " cannot be in either");
  }
}
