package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;

/** The techniques before the chains, easiest first. */
final class Finders {
  private static final List<Finder> SINGLES_AND_SUBSETS =
      List.of(
          new LastInHouse(),
          HiddenSingle.IN_BOX,
          HiddenSingle.IN_LINE,
          DirectLockedCandidates.POINTING,
          DirectLockedCandidates.CLAIMING,
          DirectHiddenSets.PAIR,
          new NakedSingle(),
          DirectHiddenSets.TRIPLE,
          LockedCandidates.POINTING,
          LockedCandidates.CLAIMING,
          NakedSets.PAIR,
          BasicFish.X_WING,
          HiddenSets.PAIR,
          NakedSets.TRIPLE,
          BasicFish.SWORDFISH,
          HiddenSets.TRIPLE,
          Wing.XY,
          Wing.XYZ);
  private static final List<Finder> QUADS =
      List.of(NakedSets.QUAD, BasicFish.JELLYFISH, HiddenSets.QUAD);

  private Finders() {}

  /** All of them; those that rest on uniqueness only if that is known. */
  static List<Finder> inOrder(boolean unique) {
    List<Finder> finders = new ArrayList<>(SINGLES_AND_SUBSETS);
    if (unique) {
      finders.add(new UniqueLoops());
    }
    finders.addAll(QUADS);
    if (unique) {
      finders.add(new BivalueGrave());
    }
    return List.copyOf(finders);
  }
}
