package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;

/** A cell has one candidate left. */
final class NakedSingle implements Finder {
  @Override
  public Optional<Step> find(Position position) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Bits.count(position.digits(cell)) == 1) {
        return Optional.of(step(cell, position.digits(cell)));
      }
    }
    return Optional.empty();
  }

  private static Step step(int cell, int mask) {
    return Step.place(
        Technique.NAKED_SINGLE,
        Technique.NAKED_SINGLE.rating(),
        Pattern.of(mask, List.of(cell)),
        new Candidate(cell, Bits.digit(mask)),
        "Every other digit is excluded from " + Phrases.cell(cell));
  }
}
