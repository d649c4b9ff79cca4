package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;
import solutionary.sudoku.Grid;

/**
 * What a file says about a puzzle, literally.
 *
 * @param name or null
 * @param note or null
 * @param publishedRating a decimal number, or null
 * @param control the first character of name and note that no text holds, with its place, or null
 */
record Caption(String name, String note, String publishedRating, String control) {
  static final Caption NONE = new Caption(null, null, null, null);

  private static final int LONGEST_NUMBER = 20;

  /** From texts, where an empty one counts as absent and only a number as a rating. */
  static Caption of(String name, String note, String rating) {
    return new Caption(
        text(name),
        text(note),
        rating != null && isNumber(rating.trim()) ? rating.trim() : null,
        null);
  }

  /** The same, with the first of some places of characters that no text holds, each may be null. */
  Caption withControl(String... places) {
    String first = control;
    for (String place : places) {
      first = first == null ? place : first;
    }
    return new Caption(name, note, publishedRating, first);
  }

  /**
   * From the fields that follow the givens: first the name, or the rating if it is a number, then
   * the note. A field that is a full grid is the solution, and passed over.
   */
  static Caption ofFields(List<String> fields) {
    List<String> told = new ArrayList<>(fields);
    told.removeIf(field -> isSolution(Cells.trim(field)));
    String second = told.isEmpty() ? null : text(told.get(0));
    String third = told.size() < 2 ? null : text(told.get(1));
    return second != null && isNumber(second)
        ? new Caption(null, third, second, null)
        : new Caption(second, third, null, null);
  }

  /**
   * From what follows the givens in a line, from an index on: fields set apart by a comma or, if
   * there is one, a TAB; otherwise one text, which may start with the rating.
   */
  static Caption ofRest(Line line, int index) {
    return ofRest(line.text().substring(index)).withControl(line.control(index));
  }

  private static Caption ofRest(String rest) {
    int from = Cells.skipWhite(rest, 0);
    if (from == rest.length()) {
      return NONE;
    }
    if (rest.charAt(from) == ',') {
      return ofFields(CsvRecord.fields(rest.substring(from + 1), ','));
    }
    return rest.indexOf('\t') >= 0 ? ofFields(tabs(rest)) : ofFields(words(rest.substring(from)));
  }

  private static List<String> tabs(String rest) {
    List<String> fields = CsvRecord.fields(rest, '\t');
    return Cells.trim(fields.get(0)).isEmpty() ? fields.subList(1, fields.size()) : fields;
  }

  private static List<String> words(String text) {
    int end = CellRun.end(text, 0);
    return isNumber(text.substring(0, end))
        ? List.of(text.substring(0, end), text.substring(end))
        : List.of(text);
  }

  /** Whether name or note have a control character or another that no text holds. */
  boolean hasControl() {
    return name != null && Phrase.firstControl(name, 0) >= 0
        || note != null && Phrase.firstControl(note, 0) >= 0;
  }

  private static String text(String field) {
    String trimmed = field == null ? "" : Cells.trim(inOneLine(field));
    return trimmed.isEmpty() ? null : trimmed;
  }

  /** A text whose line breaks and TABs, as quotes allow them, are blanks. */
  private static String inOneLine(String text) {
    return text.replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
  }

  private static boolean isSolution(String field) {
    return field.length() == Grid.CELLS && field.chars().allMatch(c -> c >= '1' && c <= '9');
  }

  /** Whether a text is a decimal number such as {@code 5}, {@code 7.1} or {@code -0.25}. */
  static boolean isNumber(String text) {
    int from = text.startsWith("-") ? 1 : 0;
    int point = text.indexOf('.');
    return text.length() <= LONGEST_NUMBER
        && (point < 0
            ? areDigits(text, from, text.length())
            : areDigits(text, from, point) && areDigits(text, point + 1, text.length()));
  }

  private static boolean areDigits(String text, int from, int to) {
    boolean digits = from < to;
    for (int i = from; i < to; i++) {
      digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    return digits;
  }
}
