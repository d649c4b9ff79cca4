package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/** Settles whether lines such as {@code ---------} are borders or rows of nine empty cells. */
final class Rules {
  private Rules() {}

  /**
   * The lines of a paragraph, where such lines are rows if another row has {@code -} for its empty
   * cells, or if there are nine of them and nothing else; otherwise borders.
   */
  static List<GridLine> settle(List<GridLine> paragraph) {
    List<Row> rows = new ArrayList<>();
    for (GridLine line : paragraph) {
      if (line instanceof Row row) {
        rows.add(row);
      }
    }
    boolean dashes = rows.stream().anyMatch(row -> !row.rule() && row.dashColumn() > 0);
    boolean emptyGrid = paragraph.size() == 9 && rows.stream().filter(Row::rule).count() == 9;
    return dashes || emptyGrid ? paragraph : withBorders(paragraph);
  }

  private static List<GridLine> withBorders(List<GridLine> paragraph) {
    List<GridLine> settled = new ArrayList<>();
    for (GridLine line : paragraph) {
      boolean rule = line instanceof Row row && row.rule();
      settled.add(rule ? new Gap(1, false, true) : line);
    }
    return settled;
  }
}
