package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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

  int literal(int index) {
    return path[index];
  }

  /** Whether two neighbours lie in one cell. */
  boolean isInCell(int index) {
    return Literal.cell(path[index]) == Literal.cell(path[index + 1]);
  }

  /** Whether a chain begins with a candidate taken as true, which it refutes. */
  boolean isRefutation() {
    return Literal.isOn(path[0]);
  }

  /**
   * What it removes. A loop: a digit from every cell outside it that sees an on and an off with
   * this digit. A chain: the candidate it refutes, and the same digit wherever both its ends are
   * seen.
   */
  Eliminations removed(Position position) {
    Eliminations removed = new Eliminations(position);
    if (loop) {
      removeByLoop(position, removed);
    } else {
      removed.add(Literal.cell(path[0]), Bits.of(Literal.digit(path[0])));
      int first = path[1];
      int last = path[path.length - 2];
      int digit = Literal.digit(path[0]);
      if (Literal.digit(first) == digit && Literal.digit(last) == digit) {
        removed.addCommonPeers(List.of(Literal.cell(first), Literal.cell(last)), digit);
      }
    }
    return removed;
  }

  /** The step that carries it out. */
  Step step(Position position, int rating) {
    Technique technique = ChainNames.of(this);
    Pattern pattern = new Pattern(digits(), cells(), List.of(), List.of(chain()));
    if (!loop && !isRefutation()) {
      return Step.place(technique, rating, pattern, Literal.candidate(path[0] + 1), sentence());
    }
    return Step.remove(technique, rating, pattern, removed(position), sentence());
  }

  private void removeByLoop(Position position, Eliminations removed) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (position.isEmpty(cell)) {
        int seenOn = seen(cell, true);
        removed.add(cell, seenOn == 0 ? 0 : seenOn & seen(cell, false));
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

  private List<Integer> digits() {
    return Arrays.stream(path).map(Literal::digit).distinct().sorted().boxed().toList();
  }

  private List<Integer> cells() {
    return Arrays.stream(path).map(Literal::cell).distinct().boxed().toList();
  }

  private Chain chain() {
    List<ChainNode> nodes = new ArrayList<>();
    for (int i = 0; i < path.length; i++) {
      int why = i == 0 ? Why.ASSUMPTION : why(i);
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

  /** The cell, or the house that two neighbours share; for a strong link one without a third. */
  private int why(int index) {
    int cell = Literal.cell(path[index]);
    int from = Literal.cell(path[index - 1]);
    for (int which = 0; cell != from && which < 3; which++) {
      if (Geometry.house(cell, which) == Geometry.house(from, which)) {
        return Geometry.house(cell, which);
      }
    }
    return Why.CELL;
  }

  private String sentence() {
    String links =
        String.join(" → ", chain().nodes().stream().map(ChainNode::toString).toList());
    if (loop) {
      return "The loop " + links + " → (start) holds one way round or the other";
    }
    return "If " + Literal.clause(path[0]) + ", then " + links;
  }
}
