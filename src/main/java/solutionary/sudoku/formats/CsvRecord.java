package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * A record of a CSV file (RFC 4180), which may go on over several lines inside quotes. In a file
 * whose separator is the TAB, quotes are ordinary characters.
 */
final class CsvRecord {
  private enum State {
    START,
    PLAIN,
    QUOTED,
    CLOSED
  }

  private final char separator;
  private final List<CsvField> fields = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private State state = State.START;
  private Line start;
  private int index;
  private String defect;

  CsvRecord(char separator) {
    this.separator = separator;
  }

  /** The fields of a text; if its quotes are not those of CSV, as if they were no quotes. */
  static List<String> fields(String text, char separator) {
    CsvRecord csv = new CsvRecord(separator);
    csv.add(new Line(1, text, null));
    return csv.isOpen() || csv.defect() != null
        ? split(text, separator)
        : csv.fields().stream().map(CsvField::text).toList();
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int to = text.indexOf(separator); to >= 0; to = text.indexOf(separator, from)) {
      parts.add(text.substring(from, to));
      from = to + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** Goes on with the next line. */
  void add(Line line) {
    if (state == State.QUOTED) {
      text.append('\n');
    } else {
      begin(line, 0);
    }
    for (int at = 0; at < line.text().length(); at++) {
      take(line, at, line.text().charAt(at));
    }
    if (state != State.QUOTED) {
      endField();
    }
  }

  /** Whether the record goes on in the next line. */
  boolean isOpen() {
    return state == State.QUOTED;
  }

  /** What breaks the rules of quoting, or null. */
  String defect() {
    return defect;
  }

  List<CsvField> fields() {
    return fields;
  }

  private void begin(Line line, int at) {
    text.setLength(0);
    state = State.START;
    start = line;
    index = at;
  }

  private void take(Line line, int at, char c) {
    if (state == State.QUOTED) {
      quoted(c);
    } else if (c == separator) {
      endField();
      begin(line, at + 1);
    } else if (c == '"' && separator != '\t') {
      quote(line, at, c);
    } else {
      plain(line, at, c);
    }
  }

  private void quoted(char c) {
    if (c == '"') {
      state = State.CLOSED;
    } else {
      text.append(c);
    }
  }

  private void quote(Line line, int at, char c) {
    if (state == State.CLOSED) {
      text.append(c);
      state = State.QUOTED;
    } else if (state == State.START) {
      text.setLength(0);
      start = line;
      index = at + 1;
      state = State.QUOTED;
    } else {
      text.append(c);
    }
  }

  private void plain(Line line, int at, char c) {
    if (state == State.CLOSED && !Cells.isWhite(c) && defect == null) {
      defect = line.character(at) + " after a closing quote";
    }
    if (state == State.START && !Cells.isWhite(c)) {
      state = State.PLAIN;
    }
    if (state != State.CLOSED) {
      text.append(c);
    }
  }

  private void endField() {
    fields.add(new CsvField(text.toString(), start, index));
  }
}
