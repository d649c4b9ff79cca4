package solutionary.sudoku.formats;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells the puzzle in a group of rows, or why it is none. */
final class GridReport {
  private static final String ROWS = "nine rows of 9 cells";

  private final Report report;
  private final Caption caption;
  private final List<Row> rows;
  private final RowGroup group;

  GridReport(RowGroup group, Caption caption, Report report) {
    this.report = report;
    this.caption = caption;
    this.group = group;
    this.rows = group.rows();
  }

  void tell() {
    int otherSize = RowGroup.otherSize(rows);
    int bad = firstBad();
    if (rows.stream().anyMatch(Row::hasCandidates)) {
      reject(0, "a candidate grid (pencil marks)", Phrase.PUZZLE);
    } else if (otherSize > 0) {
      reject(0, Phrase.size(otherSize), "a 9×9 grid");
    } else if (!group.grid()) {
      incomplete();
    } else if (bad >= 0) {
      bad(bad);
    } else {
      String cells = rows.stream().map(Row::cells).collect(Collectors.joining());
      report.puzzle(Cells.grid(cells), caption, rows.get(0).line());
    }
  }

  private void incomplete() {
    Row first = rows.get(0);
    if (rows.size() > 1) {
      reject(0, Phrase.count(rows.size(), "row"), ROWS);
    } else if (first.wrong() != null) {
      reject(0, first.wrong(), Phrase.CELL);
    } else {
      reject(0, Phrase.cells(first.width()), Phrase.PUZZLE);
    }
  }

  private int firstBad() {
    return IntStream.range(0, rows.size()).filter(i -> isBad(rows.get(i))).findFirst().orElse(-1);
  }

  private boolean isBad(Row row) {
    return row.wrong() != null || row.width() != 9 || !row.even() || usesBorder(row);
  }

  private boolean usesBorder(Row row) {
    return group.dashBorder() && row.dashColumn() > 0;
  }

  private void bad(int index) {
    Row row = rows.get(index);
    String name = "row " + (index + 1);
    if (row.wrong() != null) {
      reject(index, row.wrong() + ", " + name, Phrase.CELL);
    } else if (row.width() != 9) {
      reject(index, wrongWidths(), "9 cells in each row");
    } else if (!row.even()) {
      reject(index, name + " with its cells in groups of different sizes", "cells evenly spaced");
    } else {
      String dash = Phrase.character('-') + " in column " + row.dashColumn();
      reject(index, dash + ", " + name, "another blank, where a border uses '-'");
    }
  }

  private String wrongWidths() {
    return IntStream.range(0, rows.size())
        .filter(i -> rows.get(i).width() != 9)
        .mapToObj(i -> "row " + (i + 1) + " with " + Phrase.count(rows.get(i).width(), "cell"))
        .collect(Collectors.joining(", "));
  }

  private void reject(int row, String found, String wanted) {
    report.reject(rows.get(row).line(), found, wanted);
  }
}
