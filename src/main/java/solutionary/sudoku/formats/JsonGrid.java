package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * A grid as a JSON array: of nine rows, each an array of cells or a string of nine, or of 81 cells.
 * A cell is a string of one character or a number; 0 is an empty cell.
 */
final class JsonGrid {
  private final JsonValue.Items grid;
  private final Caption caption;
  private final Report report;

  JsonGrid(JsonValue.Items grid, Caption caption, Report report) {
    this.grid = grid;
    this.caption = caption;
    this.report = report;
  }

  /** Whether an array is meant as one grid, and not as a list of puzzles. */
  static boolean isGrid(List<JsonValue> items) {
    return isFlat(items) || areRows(items) || areStrings(items);
  }

  /** Whether a value is part of a grid: a row of cells, or a cell. */
  static boolean isPart(JsonValue value) {
    return isCell(value) || value instanceof JsonValue.Items row && isFlat(row.items());
  }

  /** Whether an array has single cells only. */
  static boolean isFlat(List<JsonValue> items) {
    return !items.isEmpty() && items.stream().allMatch(JsonGrid::isCell);
  }

  private static boolean areRows(List<JsonValue> items) {
    return !items.isEmpty()
        && items.stream().allMatch(i -> i instanceof JsonValue.Items row && isFlat(row.items()))
        && items.stream()
            .noneMatch(i -> i instanceof JsonValue.Items row && row.items().size() == 81);
  }

  private static boolean areStrings(List<JsonValue> items) {
    return items.size() == 9
        && items.stream()
            .allMatch(i -> i instanceof JsonValue.Text row && row.text().length() == 9);
  }

  private static boolean isCell(JsonValue value) {
    return value instanceof JsonValue.Word
        || value instanceof JsonValue.Text text && text.text().length() <= 1;
  }

  void tell() {
    List<JsonValue> items = grid.items();
    if (isFlat(items)) {
      flat(items);
    } else if (areStrings(items)) {
      strings(items);
    } else {
      rows(items);
    }
  }

  private void flat(List<JsonValue> cells) {
    if (cells.size() == 81) {
      cells(cells);
    } else {
      reject(grid, Phrase.cells(cells.size()), Phrase.PUZZLE);
    }
  }

  private void strings(List<JsonValue> rows) {
    StringBuilder cells = new StringBuilder();
    rows.forEach(row -> cells.append(((JsonValue.Text) row).text()));
    Finding finding = CellRun.read(cells.toString(), caption, at -> "in cell " + name(at));
    report.finding(finding, grid.place().line());
  }

  private void rows(List<JsonValue> rows) {
    List<JsonValue> cells = new ArrayList<>();
    JsonValue.Items wrong = null;
    for (JsonValue item : rows) {
      JsonValue.Items row = (JsonValue.Items) item;
      wrong = wrong == null && row.items().size() != 9 ? row : wrong;
      cells.addAll(row.items());
    }
    if (isSquare(rows)) {
      reject(grid, Phrase.size(rows.size()), "a 9×9 grid");
    } else if (rows.size() != 9) {
      reject(grid, Phrase.count(rows.size(), "row"), "nine rows of 9 cells");
    } else if (wrong != null) {
      String row = "row " + (rows.indexOf(wrong) + 1);
      reject(wrong, row + " with " + Phrase.count(wrong.items().size(), "cell"), "9 cells");
    } else {
      cells(cells);
    }
  }

  private static boolean isSquare(List<JsonValue> rows) {
    return rows.size() != 9
        && rows.size() >= 4
        && rows.stream()
            .allMatch(i -> i instanceof JsonValue.Items row && row.items().size() == rows.size());
  }

  private void cells(List<JsonValue> cells) {
    StringBuilder givens = new StringBuilder();
    for (JsonValue cell : cells) {
      String text = text(cell);
      if (text.length() != 1 || !Cells.isCell(text.charAt(0))) {
        reject(cell, found(text) + " as cell " + name(givens.length()), Phrase.CELL);
        return;
      }
      givens.append(text);
    }
    report.puzzle(Cells.grid(givens.toString()), caption, grid.place().line());
  }

  private static String name(int cell) {
    return "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
  }

  private static String text(JsonValue cell) {
    return cell instanceof JsonValue.Text text ? text.text() : ((JsonValue.Word) cell).text();
  }

  private static String found(String text) {
    return text.length() == 1 ? Phrase.character(text.charAt(0)) : Phrase.quote(text);
  }

  private void reject(JsonValue at, String found, String wanted) {
    String column = " in column " + at.place().column();
    report.reject(at.place().line(), found + column, wanted);
  }
}
