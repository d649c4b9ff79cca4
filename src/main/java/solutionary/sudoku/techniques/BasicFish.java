package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import solutionary.sudoku.House;

/**
 * A digit that some parallel lines can hold only in as many cross lines fills those cross lines.
 *
 * @param technique its name for that size
 * @param size how many lines
 */
record BasicFish(Technique technique, int size) implements Finder {
  static final Finder X_WING = new BasicFish(Technique.X_WING, 2);
  static final Finder SWORDFISH = new BasicFish(Technique.SWORDFISH, 3);
  static final Finder JELLYFISH = new BasicFish(Technique.JELLYFISH, 4);

  @Override
  public Optional<Step> find(Position position) {
    for (int digit = 1; digit <= 9; digit++) {
      for (int base = Geometry.ROWS; base <= Geometry.COLUMNS; base += 9) {
        Step step = find(position, digit, base);
        if (step != null) {
          return Optional.of(step);
        }
      }
    }
    return Optional.empty();
  }

  private Step find(Position position, int digit, int base) {
    int[] masks = new int[9];
    for (int line = 0; line < 9; line++) {
      masks[line] = position.places(base + line, digit);
    }
    return Subsets.first(
        masks, size, (lines, crossed) -> step(position, digit, base, lines, crossed));
  }

  private Step step(Position position, int digit, int base, int lines, int crossed) {
    int cross = Geometry.COLUMNS - base;
    CandidateSet removed = new CandidateSet(position);
    for (int left = crossed; left != 0; left = Bits.rest(left)) {
      removed.add(cross + Bits.place(left), Bits.ALL & ~lines, digit);
    }
    return removed.isEmpty()
        ? null
        : step(position, digit, houses(base, lines), houses(cross, crossed), removed);
  }

  private Step step(
      Position position, int digit, List<House> lines, List<House> crossed, CandidateSet removed) {
    List<House> all = new ArrayList<>(lines);
    all.addAll(crossed);
    return Step.remove(
        technique,
        technique.rating(),
        new Pattern(List.of(digit), cells(position, digit, lines), all, List.of(), List.of()),
        removed,
        "In "
            + Phrases.lines(lines)
            + ", "
            + digit
            + " can only stand in "
            + Phrases.lines(crossed));
  }

  private static List<Integer> cells(Position position, int digit, List<House> lines) {
    return lines.stream()
        .flatMap(line -> line.cells().stream())
        .filter(cell -> position.has(cell, digit))
        .toList();
  }

  private static List<House> houses(int first, int mask) {
    return Bits.digits(mask).stream().map(number -> House.ALL.get(first + number - 1)).toList();
  }
}
