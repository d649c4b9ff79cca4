package solutionary.sudoku.formats;

import java.util.List;

/** A line of fields of one character or none, which may be a row as spreadsheets export it. */
record SheetRow(Line line, List<CsvField> fields) {
  private static final int LONGEST = 200;
  private static final int MOST_FIELDS = 20;
  private static final int FIELDS = 9;

  /** The row of a line, or null when the line is none; one without any character is of TABs. */
  static SheetRow of(Line line, char separator) {
    String text = line.trimmed();
    boolean isText = line.defect() == null && line.text().length() <= LONGEST;
    if (!isText || Captions.isRemark(text) || text.isEmpty() && separator != '\t') {
      return null;
    }
    CsvRecord csv = new CsvRecord(separator);
    csv.add(line);
    SheetRow row = new SheetRow(line, List.copyOf(csv.fields()));
    boolean quoted = csv.isOpen() || csv.defect() != null;
    boolean blank = text.isEmpty() && !row.isWhole();
    return quoted || blank || !row.hasSingleCharacters() ? null : row;
  }

  private boolean hasSingleCharacters() {
    return fields.size() <= MOST_FIELDS
        && fields.stream()
            .map(SheetRow::cell)
            .allMatch(cell -> cell.codePointCount(0, cell.length()) <= 1);
  }

  /** What a field holds, without white space. */
  static String cell(CsvField field) {
    return Cells.trim(field.text());
  }

  /** Whether there are nine fields. */
  boolean isWhole() {
    return fields.size() == FIELDS;
  }

  /**
   * Whether TABs part fields here and are no mere white space: an empty field stands before a
   * digit. One at the end tells nothing, as a TAB may follow a row that lost a cell.
   */
  boolean needsTabs() {
    boolean empty = false;
    for (CsvField field : fields) {
      if (empty && isDigit(cell(field))) {
        return true;
      }
      empty |= cell(field).isEmpty();
    }
    return false;
  }

  /** Whether an empty cell is written and not left out. */
  boolean hasWrittenBlank() {
    return fields.stream()
        .map(SheetRow::cell)
        .anyMatch(cell -> !cell.isEmpty() && Cells.areCells(cell) && !isDigit(cell));
  }

  /** Whether no cell is empty. */
  boolean isFull() {
    return fields.stream().map(SheetRow::cell).allMatch(SheetRow::isDigit);
  }

  private static boolean isDigit(String cell) {
    return !cell.isEmpty() && cell.charAt(0) >= '1' && cell.charAt(0) <= '9';
  }

  /** The place of the first field that holds no cell, or -1. */
  int firstWrong() {
    int at = 0;
    while (at < fields.size() && Cells.areCells(cell(fields.get(at)))) {
      at++;
    }
    return at == fields.size() ? -1 : at;
  }

  /** The character in a field, and its place. */
  String character(int at) {
    CsvField field = fields.get(at);
    return line.character(field.index() + Cells.indent(field.text()));
  }

  /** The cells of the row, with dots for empty fields. */
  String cells() {
    StringBuilder cells = new StringBuilder();
    for (CsvField field : fields) {
      cells.append(cell(field).isEmpty() ? "." : cell(field));
    }
    return cells.toString();
  }
}
