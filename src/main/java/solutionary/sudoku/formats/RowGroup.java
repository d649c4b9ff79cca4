package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows that belong together.
 *
 * @param rows one at least
 * @param grid whether they are the nine rows of one grid, beyond doubt
 * @param dashBorder whether a border in or around them uses {@code -}
 */
record RowGroup(List<Row> rows, boolean grid, boolean dashBorder) {
  RowGroup {
    rows = List.copyOf(rows);
  }

  static RowGroup of(List<RowBlock> blocks, boolean grid) {
    List<Row> rows = new ArrayList<>();
    boolean dashes = false;
    for (RowBlock block : blocks) {
      rows.addAll(block.rows());
      dashes |= block.before().dashes() || block.after().dashes();
    }
    return new RowGroup(rows, grid, dashes);
  }

  /** The size of the grid, other than 9, whose rows they can be, or 0. */
  static int otherSize(List<Row> rows) {
    int width = rows.get(0).width();
    int groups = rows.get(0).groups();
    boolean sameWidth = rows.stream().allMatch(row -> row.width() == width);
    boolean sameGroups = rows.stream().allMatch(row -> row.groups() == groups);
    if (sameWidth && isOtherSize(width, rows.size())) {
      return width;
    }
    return sameGroups && isOtherSize(groups, rows.size()) ? groups : 0;
  }

  private static boolean isOtherSize(int size, int rows) {
    return size >= 4 && size != 9 && rows % size == 0;
  }
}
