package solutionary.sudoku.techniques;

import java.util.Optional;
import solutionary.sudoku.House;

/**
 * A digit has one place left in a house.
 *
 * @param technique in a box or in a line
 * @param from the first house to look at
 * @param to the house after the last
 */
record HiddenSingle(Technique technique, int from, int to) implements Finder {
  static final Finder IN_BOX =
      new HiddenSingle(Technique.HIDDEN_SINGLE_BOX, Geometry.BOXES, Geometry.HOUSES);
  static final Finder IN_LINE =
      new HiddenSingle(Technique.HIDDEN_SINGLE_LINE, Geometry.ROWS, Geometry.BOXES);

  @Override
  public Optional<Step> find(Position position) {
    for (int house = from; house < to; house++) {
      for (int digit = 1; digit <= 9; digit++) {
        int places = position.places(house, digit);
        if (Bits.count(places) == 1) {
          return Optional.of(step(house, Bits.place(places), digit));
        }
      }
    }
    return Optional.empty();
  }

  private Step step(int house, int place, int digit) {
    int cell = Geometry.cell(house, place);
    return Step.single(
        technique,
        house,
        new Candidate(cell, digit),
        "In " + House.ALL.get(house) + ", only " + Phrases.cell(cell) + " can be " + digit + ".");
  }
}
