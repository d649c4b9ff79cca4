package solutionary.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A row, a column or a box: nine cells that hold each digit once.
 *
 * @param kind what sort of house it is
 * @param number 1–9; boxes are numbered in reading order
 */
public record House(Kind kind, int number) {
  /** The three kinds of houses. */
  public enum Kind {
    ROW,
    COLUMN,
    BOX
  }

  /** All 27 houses: rows, then columns, then boxes, each by number. */
  public static final List<House> ALL = all();

  /** The cell (0–80 in reading order) at place 0–8 of this house. */
  public int cell(int place) {
    int index = number - 1;
    if (kind == Kind.ROW) {
      return index * 9 + place;
    }
    return kind == Kind.COLUMN
        ? place * 9 + index
        : (index / 3 * 3 + place / 3) * 9 + index % 3 * 3 + place % 3;
  }

  /** The nine cells, by place. */
  public List<Integer> cells() {
    return IntStream.range(0, 9).mapToObj(this::cell).toList();
  }

  /** How often a digit stands in this house of a grid. */
  int count(Grid grid, int digit) {
    int count = 0;
    for (int place = 0; place < 9; place++) {
      count += grid.digit(cell(place)) == digit ? 1 : 0;
    }
    return count;
  }

  /** For example {@code row 4}. */
  @Override
  public String toString() {
    return kind.name().toLowerCase(Locale.ROOT) + " " + number;
  }

  private static List<House> all() {
    List<House> houses = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      for (int number = 1; number <= 9; number++) {
        houses.add(new House(kind, number));
      }
    }
    return List.copyOf(houses);
  }
}
