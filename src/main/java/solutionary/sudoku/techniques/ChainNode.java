package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;
import solutionary.sudoku.House;

/**
 * One link of a chain: a candidate is true ("on") or false ("off"), and why.
 *
 * @param candidate which
 * @param on whether it is true
 * @param why {@code assumption}; {@code cell} (the cell holds another digit, or has no other left);
 *     {@code house} (the house has the digit elsewhere, or no other place left for it); or the key
 *     of a technique on the board as the assumption has left it
 * @param house the house, when {@code why} is {@code house}
 * @param because the indexes of the nodes it follows from; the first is the one it was found by
 */
public record ChainNode(
    Candidate candidate, boolean on, String why, Optional<House> house, List<Integer> because) {
  public ChainNode {
    because = List.copyOf(because);
  }

  /** For example {@code r4c5=7} or {@code r4c5<>7}. */
  @Override
  public String toString() {
    return Phrases.cell(candidate.cell()) + (on ? "=" : "<>") + candidate.digit();
  }
}
