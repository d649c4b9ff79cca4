package solutionary.sudoku.techniques;

import java.util.Optional;
import solutionary.sudoku.House;

/** The only empty cell of a house takes the digit that the house lacks. */
final class LastInHouse implements Finder {
  @Override
  public Optional<Step> find(Position position) {
    for (int house = 0; house < Geometry.HOUSES; house++) {
      if (Bits.count(position.empty(house)) == 1) {
        return Optional.of(step(position, house));
      }
    }
    return Optional.empty();
  }

  private static Step step(Position position, int house) {
    int cell = Geometry.cell(house, Bits.place(position.empty(house)));
    int digit = Bits.digit(position.digits(cell));
    return Step.single(
        Technique.LAST_IN_HOUSE,
        house,
        new Candidate(cell, digit),
        Phrases.cell(cell) + ", last in " + House.ALL.get(house) + ", is " + digit + ".");
  }
}
