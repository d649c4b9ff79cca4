package solutionary.queens.notation;

import java.util.List;
import java.util.TreeSet;
import solutionary.queens.Placement;

/** The squares of the queens as pairs of row and column, in any order. */
final class Pairs {
  private Pairs() {}

  /**
   * Whether numbers are pairs and no list of columns: brackets hold two each, or what parts them
   * says so, as in {@code 1,2 2,4 3,1 4,3}, and they are not each column once.
   */
  static boolean areMarked(Numbers numbers) {
    List<Integer> sizes = numbers.bracketed();
    if (sizes.size() > 1) {
      return areBrackets(sizes);
    }
    boolean inTwos = numbers.areInTwos() || numbers.isNested() && numbers.size() == 2;
    if (!inTwos && !numbers.areMixed() || isEachColumnOnce(numbers.values())) {
      return false;
    }
    if (!inTwos || numbers.size() % 2 != 0) {
      throw new Unreadable(
          numbers.size()
              + " numbers parted in different ways; write a list such as 2 4 1 3"
              + " or pairs of row and column such as (1,2) (2,4) (3,1) (4,3)");
    }
    return true;
  }

  private static boolean areBrackets(List<Integer> sizes) {
    int size = sizes.get(0);
    if (size > 2 || sizes.stream().anyMatch(other -> other != size)) {
      throw new Unreadable(
          sizes.size()
              + " brackets with "
              + (size > 2 ? size : "different numbers of")
              + " numbers; one holds all columns, or each a pair of row and column");
    }
    return size == 2;
  }

  private static boolean isEachColumnOnce(List<Integer> values) {
    TreeSet<Integer> different = new TreeSet<>(values);
    return different.size() == values.size()
        && different.first() <= 1
        && different.last() - different.first() == values.size() - 1;
  }

  /** Reads pairs that count from 1, or from 0 when a 0 is among them. */
  static Reading.Read read(Numbers numbers) {
    List<Integer> values = numbers.values();
    int from = values.contains(0) ? 0 : 1;
    int n = values.size() / 2;
    Integer[] columns = new Integer[n];
    for (int i = 0; i < n; i++) {
      int row = values.get(2 * i) - from;
      int column = values.get(2 * i + 1) - from;
      if (row >= n || column >= n) {
        throw off(i + 1, values.get(2 * i), values.get(2 * i + 1), n, from);
      }
      if (columns[row] != null) {
        throw new Unreadable(
            "row " + (row + from) + " has two queens; a placement has one in each");
      }
      columns[row] = column + 1;
    }
    Placement placement = new Placement(List.of(columns));
    checkOtherMeaning(values, placement);
    return new Reading.Read(placement, from == 0 ? Notation.POSITIONS_FROM_0 : Notation.POSITIONS);
  }

  private static Unreadable off(int pair, int row, int column, int n, int from) {
    return new Unreadable(
        "pair "
            + pair
            + " is ("
            + row
            + ","
            + column
            + "); with "
            + n
            + (n == 1 ? " pair" : " pairs")
            + " of row and column both are "
            + from
            + "-"
            + (n - 1 + from)
            + (from == 0 ? ", counted from 0 since a 0 is among them" : ""));
  }

  /** Two pairs of 0 and 1 could also be the two rows of a board. */
  private static void checkOtherMeaning(List<Integer> values, Placement pairs) {
    if (!values.equals(List.of(1, 0, 0, 1))) {
      return;
    }
    throw new Unreadable(
        "as pairs of row and column these are the columns "
            + pairs
            + ", as the rows 10 and 01 of a board 1 2; write one of these");
  }
}
