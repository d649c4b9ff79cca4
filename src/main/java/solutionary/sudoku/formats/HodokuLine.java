package solutionary.sudoku.formats;

/**
 * A line of a HoDoKu library: {@code :technique:digits:cells:deleted candidates:…}. A digit with a
 * plus before it was placed while solving and is no given, so the line is read as the puzzle that
 * its state came from.
 */
final class HodokuLine implements LineFormat {
  @Override
  public Finding read(Line line) {
    String text = line.text();
    int start = Cells.indent(text);
    if (!isLibraryLine(text, start)) {
      return null;
    }
    int from = afterColon(text, afterColon(text, start + 1));
    if (from < 0) {
      return new Finding.Broken(
          "a HoDoKu library line without cells", "cells between its third and fourth colon");
    }
    int to = text.indexOf(':', from);
    return cells(line, from, to < 0 ? text.length() : to);
  }

  private static boolean isLibraryLine(String text, int start) {
    return start + 1 < text.length() && text.charAt(start) == ':' && isDigit(text, start + 1);
  }

  private static int afterColon(String text, int from) {
    int colon = from < 0 ? -1 : text.indexOf(':', from);
    return colon < 0 ? -1 : colon + 1;
  }

  private static Finding cells(Line line, int from, int to) {
    StringBuilder cells = new StringBuilder();
    for (int at = from; at < to; at = next(line.text(), at)) {
      cells.append(isPlaced(line.text(), at) ? '.' : line.text().charAt(at));
    }
    String run = Cells.trim(cells.toString());
    return CellRun.read(run, Caption.NONE, cell -> "in column " + column(line, from, cell));
  }

  private static int column(Line line, int from, int cell) {
    int at = Cells.skipWhite(line.text(), from);
    for (int i = 0; i < cell; i++) {
      at = next(line.text(), at);
    }
    return line.column(at);
  }

  private static int next(String text, int at) {
    return at + (isPlaced(text, at) ? 2 : 1);
  }

  private static boolean isPlaced(String text, int at) {
    return text.charAt(at) == '+' && at + 1 < text.length() && isDigit(text, at + 1);
  }

  private static boolean isDigit(String text, int at) {
    return text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }
}
