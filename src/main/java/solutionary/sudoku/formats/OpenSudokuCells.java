package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;
import solutionary.sudoku.Grid;

/**
 * The versions 1 to 5 of OpenSudoku's cell data, such as {@code version: 1} and, on the next line,
 * {@code 5|-|0|0|-|1|…}: three parts a cell, from version 4 on four, from version 5 on five.
 */
final class OpenSudokuCells {
  private static final String START = "version:";
  private static final int[] PARTS = {0, 3, 3, 3, 4, 5};
  private static final String WANTED = "81 cells in data of version 1 to 5";

  private OpenSudokuCells() {}

  static boolean isVersioned(String data) {
    return data.trim().startsWith(START);
  }

  static Finding read(String data, Caption caption) {
    String told = data.trim().substring(START.length()).trim();
    int version = told.isEmpty() ? 0 : told.charAt(0) - '0';
    boolean alone = told.length() > 1 && told.charAt(1) <= ' ';
    if (version < 1 || version >= PARTS.length || !alone) {
      return new Finding.Broken("data of an unknown version", WANTED);
    }
    return cells(parts(told.substring(1)), PARTS[version], caption);
  }

  /** The parts between bars; version 2 wrote some bars twice. */
  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int bar = text.indexOf('|'); bar >= 0; bar = text.indexOf('|', from)) {
      String part = text.substring(from, bar).trim();
      if (!part.isEmpty()) {
        parts.add(part);
      }
      from = bar + 1;
    }
    return text.substring(from).trim().isEmpty() ? parts : List.of();
  }

  private static Finding cells(List<String> parts, int each, Caption caption) {
    if (parts.size() != each * Grid.CELLS) {
      return new Finding.Broken(
          "data with " + Phrase.count(parts.size(), "part"), each + " for each of 81 cells");
    }
    StringBuilder givens = new StringBuilder();
    for (int at = 0; at < parts.size(); at += each) {
      String value = parts.get(at);
      String changeable = parts.get(at + each - 1);
      if (!isDigit(value, '9') || !isDigit(changeable, '1')) {
        return new Finding.Broken("cell " + (at / each + 1) + " of the data unreadable", WANTED);
      }
      givens.append(changeable.equals("0") ? value : "0");
    }
    return new Finding.Puzzle(Cells.grid(givens.toString()), caption);
  }

  private static boolean isDigit(String text, char most) {
    return text.length() == 1 && text.charAt(0) >= '0' && text.charAt(0) <= most;
  }
}
