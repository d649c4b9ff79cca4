package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A closed loop of cells that all hold the same two digits, each house with two of them or none: if
 * it held nothing else, the two digits could change places and the puzzle had two solutions.
 *
 * @param position the board
 * @param cells in the loop's order, four or more
 * @param pair the two digits, as a mask
 */
record UniqueLoop(Position position, List<Integer> cells, int pair) {
  /** The cells that hold other digits, too. */
  List<Integer> extraCells() {
    return cells.stream().filter(cell -> position.digits(cell) != pair).toList();
  }

  /** The other digits of these cells, as a mask. */
  int extras() {
    return cells.stream().mapToInt(position::digits).reduce(0, (a, b) -> a | b) & ~pair;
  }

  /** The houses that hold all cells with other digits. */
  int[] sharedHouses() {
    List<Integer> extra = extraCells();
    return IntStream.range(0, Geometry.HOUSES)
        .filter(house -> Geometry.holds(house, extra))
        .toArray();
  }

  /** The technique of a type 1–4. */
  Technique technique(int type) {
    Technique first = cells.size() == 4 ? Technique.UNIQUE_RECTANGLE_1 : Technique.UNIQUE_LOOP_1;
    return Technique.values()[first.ordinal() + type - 1];
  }

  /** The rating by length: 4.5, 4.6, 4.7, and 5.0 from ten cells on. */
  int rating() {
    return cells.size() >= 10 ? 50 : 43 + cells.size() / 2;
  }

  /** A step of a type; nothing when nothing is removed. */
  Step step(int type, int added, List<Integer> subset, CandidateSet removed, String reason) {
    List<Integer> all = new ArrayList<>(cells);
    all.addAll(subset);
    List<Integer> digits = Bits.digits(pair);
    digits.addAll(Bits.digits(extras()));
    return removed.isEmpty()
        ? null
        : Step.remove(
            technique(type),
            rating() + added,
            Pattern.broken(digits, all, extraCandidates()),
            removed,
            "With only "
                + Phrases.digits(pair)
                + " in "
                + Phrases.cells(cells)
                + " the puzzle would have two solutions; "
                + reason);
  }

  private List<Candidate> extraCandidates() {
    CandidateSet extra = new CandidateSet(position);
    extraCells().forEach(cell -> extra.add(cell, ~pair));
    return extra.list();
  }
}
