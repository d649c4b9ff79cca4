package solutionary.sudoku.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A grid as spreadsheets export it: nine rows of nine fields between commas, semicolons or TABs, in
 * which an empty field is an empty cell. Nothing is supplied, so nothing can be shifted.
 */
final class Sheet {
  private static final String SEPARATORS = ",;\t";
  private static final int ROWS = 9;

  /** With one of the nine rows lost, these would be taken for a row. */
  private static final String HEADINGS = "123456789";

  private final List<SheetRow> rows;
  private final int more;

  private Sheet(List<SheetRow> rows, int more) {
    this.rows = rows;
    this.more = more;
  }

  /** The sheet that starts with a line, or null when none is meant; then no other line is taken. */
  static Sheet startingWith(Line first, Lines lines) throws IOException {
    Sheet sheet = null;
    for (int i = 0; i < SEPARATORS.length() && sheet == null; i++) {
      char separator = SEPARATORS.charAt(i);
      if (first.text().indexOf(separator) >= 0 && SheetRow.of(first, separator) != null) {
        sheet = read(SheetRow.of(first, separator), separator, lines);
      }
    }
    return sheet;
  }

  private static Sheet read(SheetRow first, char separator, Lines lines) throws IOException {
    List<SheetRow> rows = new ArrayList<>(List.of(first));
    SheetRow next = next(separator, lines);
    while (next != null && rows.size() <= ROWS) {
      rows.add(next);
      next = next(separator, lines);
    }
    if (!isMeant(rows, separator)) {
      List<Line> taken = new ArrayList<>(rows.stream().skip(1).map(SheetRow::line).toList());
      if (next != null) {
        taken.add(next.line());
      }
      lines.giveBack(taken);
      return null;
    }
    int more = 0;
    for (; next != null; next = next(separator, lines)) {
      more++;
    }
    return new Sheet(rows, more);
  }

  private static SheetRow next(char separator, Lines lines) throws IOException {
    Line line = lines.next();
    SheetRow row = line == null ? null : SheetRow.of(line, separator);
    if (line != null && row == null) {
      lines.giveBack(List.of(line));
    }
    return row;
  }

  private static boolean isMeant(List<SheetRow> rows, char separator) {
    boolean enough = rows.size() >= ROWS || rows.stream().anyMatch(SheetRow::isWhole);
    return enough && (separator != '\t' || areTabs(rows));
  }

  /** Whether TABs part the fields; cells that are all written are parted by white space. */
  private static boolean areTabs(List<SheetRow> rows) {
    return rows.stream().anyMatch(SheetRow::needsTabs)
        && rows.stream().noneMatch(SheetRow::hasWrittenBlank);
  }

  /** Tells the puzzle, or why it is none. */
  void tell(Caption caption, Report report) {
    SheetRow narrow = rows.stream().filter(row -> !row.isWhole()).findFirst().orElse(null);
    SheetRow wrong = rows.stream().filter(row -> row.firstWrong() >= 0).findFirst().orElse(null);
    if (rows.size() != ROWS) {
      report.reject(rows.get(0).line().number(), size(), "nine rows of 9 fields");
    } else if (isHeaded()) {
      String found = "1 to 9 in row 1, as headings are";
      report.reject(rows.get(0).line().number(), found, "nine rows of cells alone");
    } else if (narrow != null) {
      String wanted = "9 fields in each row, an empty one for an empty cell";
      report.reject(narrow.line().number(), widths(), wanted);
    } else if (wrong != null) {
      String found = wrong.character(wrong.firstWrong()) + ", row " + (rows.indexOf(wrong) + 1);
      report.reject(wrong.line().number(), found, Phrase.CELL);
    } else {
      StringBuilder cells = new StringBuilder();
      rows.forEach(row -> cells.append(row.cells()));
      report.puzzle(Cells.grid(cells.toString()), caption, rows.get(0).line().number());
    }
  }

  /** A full grid may begin with 1 to 9; above empty cells these are as likely headings. */
  private boolean isHeaded() {
    return rows.get(0).cells().equals(HEADINGS) && !rows.stream().allMatch(SheetRow::isFull);
  }

  /** Another size of grid by its name, or the number of rows. */
  private String size() {
    int count = rows.size() + more;
    return rows.stream().allMatch(row -> row.fields().size() == count)
        ? Phrase.size(count)
        : Phrase.count(count, "row") + " of fields";
  }

  private String widths() {
    List<String> widths = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      if (!rows.get(i).isWhole()) {
        String fields = Phrase.count(rows.get(i).fields().size(), "field");
        widths.add("row " + (i + 1) + " with " + fields);
      }
    }
    return String.join(", ", widths);
  }
}
