package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A chain from a literal to its opposite, or a loop.
 *
 * <p>Literals alternate between on and off. A loop begins with an on and leads from its last, an
 * off, back to the first.
 */
final class SingleChain {
  private final LinkMode mode;
  private final boolean loop;
  private final int[] path;

  SingleChain(LinkMode mode, boolean loop, int[] path) {
    this.mode = mode;
    this.loop = loop;
    this.path = path;
  }

  LinkMode mode() {
    return mode;
  }

  boolean isLoop() {
    return loop;
  }

  /** How many literals it has. */
  int length() {
    return path.length;
  }

  int cell(int index) {
    return Literal.cell(path[index]);
  }

  int digit(int index) {
    return Literal.digit(path[index]);
  }

  /** Whether a literal and the next one lie in one cell. */
  boolean isInCell(int index) {
    return cell(index) == cell(index + 1);
  }

  /** Whether a chain begins with a candidate taken as true, which it refutes. */
  boolean isRefutation() {
    return Literal.isOn(path[0]);
  }

  /** Whether one of the two cells next to a refuted candidate must hold the same digit. */
  boolean hasEqualEnds() {
    int digit = digit(0);
    return isRefutation() && digit(1) == digit && digit(path.length - 2) == digit;
  }

  /** The two cells next to a refuted candidate. */
  List<Integer> ends() {
    return List.of(cell(1), cell(path.length - 2));
  }

  /** The digits of all literals, ascending. */
  List<Integer> digits() {
    return Arrays.stream(path).map(Literal::digit).distinct().sorted().boxed().toList();
  }

  /** The cells of all literals, in the chain's order. */
  List<Integer> cells() {
    return Arrays.stream(path).map(Literal::cell).distinct().boxed().toList();
  }

  /**
   * What it removes. A loop: a digit from every cell outside it that sees an on and an off with
   * this digit. A chain: the candidate it refutes, and the same digit wherever both its ends are
   * seen.
   */
  CandidateSet removed(Position position) {
    CandidateSet removed = new CandidateSet(position);
    if (loop) {
      removeByLoop(position, removed);
    } else {
      removed.add(cell(0), Bits.of(digit(0)));
      if (hasEqualEnds()) {
        removed.addCommonPeers(ends(), digit(0));
      }
    }
    return removed;
  }

  /** Its literals, each with the link that leads to it. */
  Chain chain(Position position) {
    List<ChainNode> nodes = new ArrayList<>();
    for (int i = 0; i < path.length; i++) {
      int why = i == 0 ? Why.ASSUMPTION : why(position, i);
      nodes.add(
          new ChainNode(
              Literal.candidate(path[i]),
              Literal.isOn(path[i]),
              Why.key(why),
              Why.house(why),
              i == 0 ? List.of() : List.of(i - 1)));
    }
    return new Chain(nodes);
  }

  private void removeByLoop(Position position, CandidateSet removed) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int seenOn = position.isEmpty(cell) ? seen(cell, true) : 0;
      if (seenOn != 0) {
        removed.add(cell, seenOn & seen(cell, false));
      }
    }
  }

  /** The digits of those literals, on or off, that a cell outside the loop sees. */
  private int seen(int cell, boolean on) {
    int digits = 0;
    for (int literal : path) {
      if (Literal.cell(literal) == cell) {
        return 0;
      }
      if (Literal.isOn(literal) == on && Geometry.sees(cell, Literal.cell(literal))) {
        digits |= Bits.of(Literal.digit(literal));
      }
    }
    return digits;
  }

  /** The cell, or a house that two neighbours share: for an on, one with no third place. */
  private int why(Position position, int index) {
    for (int which = 0; !isInCell(index - 1) && which < 3; which++) {
      int house = Geometry.house(cell(index), which);
      boolean shared = Geometry.place(cell(index - 1), house) != 0;
      int places = Bits.count(position.places(house, digit(index)));
      if (shared && (places == 2 || !Literal.isOn(path[index]))) {
        return house;
      }
    }
    return Why.CELL;
  }
}
