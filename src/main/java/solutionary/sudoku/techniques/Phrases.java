package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** For example {@code r4c5, r4c6 or r7c5}. */
  static String anyOf(Collection<Integer> cells) {
    return list(cells.stream().map(Phrases::cell).toList(), "or");
  }

  /** A mask of digits: {@code 2, 5 and 7}. */
  static String digits(int mask) {
    return list(Bits.digits(mask).stream().map(String::valueOf).toList(), "and");
  }

  /** A mask of digits: {@code 2, 5 or 7}. */
  static String anyOf(int mask) {
    return list(Bits.digits(mask).stream().map(String::valueOf).toList(), "or");
  }

  /** For example {@code rows 2 and 5}: several lines of one kind. */
  static String lines(List<House> lines) {
    String first = lines.get(0).toString();
    return first.substring(0, first.indexOf(' '))
        + "s "
        + list(lines.stream().map(line -> String.valueOf(line.number())).toList(), "and");
  }

  /** What can be removed: {@code 3 and 4 from r1c2 and r1c5; 7 from r2c2}. */
  static String removals(List<Candidate> removed) {
    Map<List<Integer>, Integer> digits = new LinkedHashMap<>();
    for (int digit = 1; digit <= 9; digit++) {
      digits.merge(cellsOf(removed, digit), Bits.of(digit), Integer::sum);
    }
    List<String> parts = new ArrayList<>();
    digits.forEach(
        (cells, mask) -> parts.add(cells.isEmpty() ? "" : digits(mask) + " from " + cells(cells)));
    parts.remove("");
    return String.join("; ", parts);
  }

  /** Nodes of a chain: {@code r1c2=3 → r1c5≠3 → r4c5=3}. */
  static String links(List<ChainNode> nodes) {
    return String.join(
        " → ", nodes.stream().map(node -> node.toString().replace("<>", "≠")).toList());
  }

  /** One decimal: 83 is {@code 8.3}. */
  static String tenths(int tenths) {
    return tenths / 10 + "." + tenths % 10;
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
