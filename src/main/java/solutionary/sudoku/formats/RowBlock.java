package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows that follow one another, with the gaps around them.
 *
 * @param rows one at least
 */
record RowBlock(List<Row> rows, Gap before, Gap after) {
  RowBlock {
    rows = List.copyOf(rows);
  }

  int size() {
    return rows.size();
  }

  /** The blocks of the lines of a grid, with the gap before the first of them. */
  static List<RowBlock> of(List<GridLine> lines, Gap before) {
    List<RowBlock> blocks = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    Gap above = before;
    Gap below = Gap.NONE;
    for (GridLine line : lines) {
      if (line instanceof Gap gap) {
        below = below.plus(gap);
      } else if (line instanceof Row row) {
        if (below.lines() > 0) {
          add(blocks, rows, above, below);
          above = rows.isEmpty() ? above.plus(below) : below;
          rows = new ArrayList<>();
          below = Gap.NONE;
        }
        rows.add(row);
      }
    }
    add(blocks, rows, above, below);
    return blocks;
  }

  private static void add(List<RowBlock> blocks, List<Row> rows, Gap above, Gap below) {
    if (!rows.isEmpty()) {
      blocks.add(new RowBlock(rows, above, below));
    }
  }
}
