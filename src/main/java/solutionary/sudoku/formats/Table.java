package solutionary.sudoku.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A table whose first line names its columns: CSV with a comma or semicolon, or TAB-separated. It
 * is recognised by a column {@code puzzle}, {@code quizzes} or {@code givens}.
 */
final class Table {
  private static final String SEPARATORS = "\t,;";
  private static final int LONGEST_RECORD = 50;

  private final char separator;
  private final List<String> names;
  private final int givens;

  private Table(char separator, List<String> names, int givens) {
    this.separator = separator;
    this.names = names;
    this.givens = givens;
  }

  /** The table with a header, or null when the text is none. */
  static Table withHeader(String text) {
    for (char separator : SEPARATORS.toCharArray()) {
      List<String> names = CsvRecord.fields(text, separator).stream().map(Columns::key).toList();
      int givens = firstOf(names);
      if (givens >= 0) {
        return new Table(separator, names, givens);
      }
    }
    return null;
  }

  /** Whether a line is Excel's, which says before a table what separates: {@code sep=;}. */
  static boolean namesSeparator(Line line) {
    String text = line.text().replace("\"", "");
    return line.defect() == null
        && text.length() == 5
        && text.toLowerCase(Locale.ROOT).startsWith("sep=");
  }

  private static int firstOf(List<String> names) {
    int at = 0;
    while (at < names.size() && !Columns.GIVENS.contains(names.get(at))) {
      at++;
    }
    return at == names.size() ? -1 : at;
  }

  /** Whether there is but one column, so that the text below is read as any other. */
  boolean isList() {
    return names.size() == 1;
  }

  /** Reads the records below the header; none when it names several columns of puzzles. */
  void read(int header, Lines lines, Report report) throws IOException {
    List<String> columns = columnsOfPuzzles();
    if (columns.size() > 1) {
      report.reject(header, String.join(" and ", columns), "one column of puzzles");
    }
    for (Line line = lines.next(); line != null; line = lines.next()) {
      if (columns.size() == 1) {
        line(line, lines, report);
      }
    }
  }

  private List<String> columnsOfPuzzles() {
    List<String> columns = new ArrayList<>();
    for (int at = 0; at < names.size(); at++) {
      if (Columns.GIVENS.contains(names.get(at))) {
        columns.add(Phrase.quote(names.get(at)) + " as field " + (at + 1));
      }
    }
    return columns;
  }

  private void line(Line line, Lines lines, Report report) throws IOException {
    if (line.defect() != null) {
      report.reject(line.number(), line.defect(), "UTF-8 text in lines of moderate length");
    } else if (!line.trimmed().isEmpty()) {
      record(line, lines, report);
    }
  }

  /** A record from its first line on; if it is broken, the lines after the first are read anew. */
  private void record(Line first, Lines lines, Report report) throws IOException {
    CsvRecord record = new CsvRecord(separator);
    List<Line> more = new ArrayList<>();
    record.add(first);
    while (record.isOpen() && more.size() < LONGEST_RECORD) {
      Line next = lines.next();
      if (next == null) {
        break;
      }
      more.add(next);
      if (next.defect() != null) {
        break;
      }
      record.add(next);
    }
    Finding finding = finding(record);
    boolean told = !record.isOpen() && record.fields().size() > givens;
    Line line = told ? record.fields().get(givens).line() : first;
    report.finding(finding, line.number());
    if (finding instanceof Finding.Broken) {
      lines.giveBack(more);
    }
  }

  private Finding finding(CsvRecord record) {
    int fields = record.fields().size();
    if (record.isOpen()) {
      return new Finding.Broken("an opening quote without a closing one", "quotes in pairs");
    }
    if (record.defect() != null) {
      return new Finding.Broken(record.defect(), "a separator or the end of the line");
    }
    return fields > givens
        ? puzzle(record.fields().get(givens), record.fields())
        : new Finding.Broken(
            Phrase.count(fields, "field"), "at least " + (givens + 1) + ", as the header says");
  }

  private Finding puzzle(CsvField field, List<CsvField> fields) {
    int from = field.index() + Cells.indent(field.text());
    return CellRun.read(
        Cells.trim(field.text()),
        Caption.of(
                value(fields, Columns.NAME),
                value(fields, Columns.NOTE),
                value(fields, Columns.PUBLISHED_RATING))
            .withControl(control(fields, Columns.NAME), control(fields, Columns.NOTE)),
        at -> "in column " + field.line().column(from + at));
  }

  private String value(List<CsvField> fields, String name) {
    int at = names.indexOf(name);
    return at < 0 || at >= fields.size() ? null : fields.get(at).text();
  }

  private String control(List<CsvField> fields, String name) {
    int at = names.indexOf(name);
    return at < 0 || at >= fields.size() ? null : fields.get(at).control();
  }
}
