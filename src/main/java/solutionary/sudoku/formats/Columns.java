package solutionary.sudoku.formats;

import java.util.List;
import java.util.Locale;

/**
 * The names by which tables and JSON objects call what is read of a puzzle; others are passed over,
 * solutions among them.
 */
final class Columns {
  static final List<String> GIVENS = List.of("puzzle", "quizzes", "givens");
  static final String NAME = "name";
  static final String NOTE = "note";
  static final String PUBLISHED_RATING = "published_rating";

  private Columns() {}

  /** A name as it is compared: without white space around it, in lower case. */
  static String key(String name) {
    return Cells.trim(name).toLowerCase(Locale.ROOT);
  }
}
