package solutionary.sudoku.formats;

import java.util.List;

/**
 * An oracle that knows no format: whether a text holds the cells of a grid in their order, either
 * with no other cell between them in what is left of the text without borders, or row by row with
 * no digit between the rows. A saved game holds them by their positions.
 */
final class Held {
  private static final String BETWEEN = " \t\u00a0\u3000|!│┃";

  private Held() {}

  static boolean in(String text, SourcePuzzle puzzle) {
    String givens = puzzle.givens().cells();
    String plain = text.replace("\uFEFF", "").replace("\r\n", "\n").replace('\r', '\n');
    String start = plain.stripLeading();
    if (start.startsWith("{\n")) {
      return atPositions(plain.replaceAll("\\s", ""), givens);
    }
    if (start.startsWith("<")) {
      return inOrder(plain, givens);
    }
    List<String> lines = plain.lines().skip(puzzle.line() - 1).toList();
    return inOneLine(lines.get(0), givens)
        || inRows(lines, givens)
        || inFields(lines, givens)
        || inJson(lines, givens);
  }

  private static boolean inOneLine(String line, String givens) {
    boolean hodoku = line.stripLeading().startsWith(":");
    return without(hodoku ? line.replaceAll("\\+[1-9]", ".") : line, BETWEEN).contains(givens);
  }

  private static boolean inRows(List<String> lines, String givens) {
    int row = 0;
    for (String line : lines) {
      String cells = without(line, BETWEEN);
      boolean next = cells.equals(givens.substring(9 * row, 9 * row + 9));
      row += next ? 1 : 0;
      if (row == 9 || !next && cells.chars().anyMatch(c -> c >= '1' && c <= '9')) {
        return row == 9;
      }
    }
    return false;
  }

  /** Nine lines of nine fields, the empty ones being empty cells. */
  private static boolean inFields(List<String> lines, String givens) {
    return List.of(",", ";", "\t").stream().anyMatch(by -> inFields(lines, by, givens));
  }

  private static boolean inFields(List<String> lines, String separator, String givens) {
    StringBuilder cells = new StringBuilder();
    for (String line : lines.subList(0, Math.min(9, lines.size()))) {
      String[] fields = line.replace("\"", "").split(separator, -1);
      for (String field : fields.length == 9 ? fields : new String[] {"none"}) {
        cells.append(field.isBlank() ? "." : without(field, BETWEEN));
      }
    }
    return cells.toString().equals(givens);
  }

  private static boolean inJson(List<String> lines, String givens) {
    return without(String.join("", lines), BETWEEN + "[]\",").contains(givens);
  }

  private static boolean atPositions(String text, String givens) {
    boolean held = true;
    for (int cell = 0; cell < 81; cell++) {
      String place = "\"position\":[" + cell / 9 + "," + cell % 9 + "],\"value\":";
      char c = givens.charAt(cell);
      held &= c == '.' || text.contains(place + c + ",\"fixed\":true");
    }
    return held;
  }

  private static boolean inOrder(String text, String givens) {
    int at = 0;
    for (char c : givens.replace(".", "").toCharArray()) {
      at = text.indexOf(c, at) + 1;
      if (at == 0) {
        return false;
      }
    }
    return true;
  }

  /** A text without some characters, and with all blanks of cells as dots. */
  private static String without(String text, String dropped) {
    StringBuilder left = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (dropped.indexOf(c) < 0) {
        left.append("0*_-".indexOf(c) >= 0 ? '.' : c);
      }
    }
    return left.toString();
  }
}
