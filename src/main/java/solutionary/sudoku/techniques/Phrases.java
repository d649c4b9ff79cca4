package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import solutionary.sudoku.House;

/** The words that the sentences of all techniques are made of. */
final class Phrases {
  private Phrases() {}

  /** A cell (0–80) as row and column: {@code r4c5}. */
  static String cell(int cell) {
    return "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
  }

  /** For example {@code r4c5, r4c6 and r7c5}. */
  static String cells(Collection<Integer> cells) {
    return list(cells.stream().map(Phrases::cell).toList(), "and");
  }

  /** A mask of digits: {@code 2, 5 and 7}. */
  static String digits(int mask) {
    return list(Bits.digits(mask).stream().map(String::valueOf).toList(), "and");
  }

  /** A mask of digits: {@code 2, 5 or 7}. */
  static String anyOf(int mask) {
    return list(Bits.digits(mask).stream().map(String::valueOf).toList(), "or");
  }

  /** For example {@code rows 2 and 5}: houses of one kind. */
  static String houses(List<House> houses) {
    String kind =
        kind(houses.get(0))
            + (houses.size() > 1 ? houses.get(0).kind() == House.Kind.BOX ? "es " : "s " : " ");
    return kind
        + list(houses.stream().map(house -> String.valueOf(house.number())).toList(), "and");
  }

  /** What can be removed, by digit: {@code 3 from r1c2 and r1c5, 7 from r2c2}. */
  static String removals(List<Candidate> removed) {
    List<String> parts = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
      List<Integer> cells = cellsOf(removed, digit);
      if (!cells.isEmpty()) {
        parts.add(digit + " from " + cells(cells));
      }
    }
    return String.join("; ", parts);
  }

  /** One decimal: 83 is {@code 8.3}. */
  static String tenths(int tenths) {
    return tenths / 10 + "." + tenths % 10;
  }

  private static String kind(House house) {
    return house.toString().substring(0, house.toString().indexOf(' '));
  }

  private static List<Integer> cellsOf(List<Candidate> candidates, int digit) {
    return candidates.stream().filter(c -> c.digit() == digit).map(Candidate::cell).toList();
  }

  private static String list(List<String> parts, String word) {
    int last = parts.size() - 1;
    return last < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " " + word + " " + parts.get(last);
  }
}
