package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;

/** Candidates of a position, to be removed or marked; what is not on the board is left out. */
final class CandidateSet {
  private final Position position;
  private final int[] digits = new int[Geometry.CELLS];

  CandidateSet(Position position) {
    this.position = position;
  }

  /** Adds those digits of a mask that the cell has. */
  CandidateSet add(int cell, int mask) {
    digits[cell] |= mask & position.digits(cell);
    return this;
  }

  /** Adds a digit at the places of a house. */
  CandidateSet add(int house, int places, int digit) {
    for (int left = places; left != 0; left = Bits.rest(left)) {
      add(Geometry.cell(house, Bits.place(left)), Bits.of(digit));
    }
    return this;
  }

  /** Adds a digit in every cell that sees all of these and is none of them. */
  CandidateSet addCommonPeers(List<Integer> cells, int digit) {
    for (int peer : Geometry.peers(cells.get(0))) {
      if (cells.stream().allMatch(cell -> Geometry.sees(cell, peer))) {
        add(peer, Bits.of(digit));
      }
    }
    return this;
  }

  boolean isEmpty() {
    for (int mask : digits) {
      if (mask != 0) {
        return false;
      }
    }
    return true;
  }

  /** By cell, then by digit. */
  List<Candidate> list() {
    List<Candidate> list = new ArrayList<>();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int left = digits[cell]; left != 0; left = Bits.rest(left)) {
        list.add(new Candidate(cell, Bits.digit(left)));
      }
    }
    return list;
  }
}
