package solutionary.catalog;

/** Tells one SQL statement from several: SQLite would run the first and pass over the others. */
final class SingleStatement {
  private final String sql;
  private int at;

  private SingleStatement(String sql) {
    this.sql = sql;
  }

  /**
   * @throws IllegalArgumentException when there is none, or a second one
   */
  static void require(String sql) {
    SingleStatement scan = new SingleStatement(sql);
    scan.skip(';');
    if (scan.atEnd()) {
      throw new IllegalArgumentException("no SQL statement; one statement that reads is wanted");
    }
    scan.skipStatement();
    scan.skip(';');
    if (!scan.atEnd()) {
      throw new IllegalArgumentException(
          "a second SQL statement after the semicolon; one statement at a time");
    }
  }

  private boolean atEnd() {
    return at >= sql.length();
  }

  /** Passes white space, comments and one further character. */
  private void skip(char further) {
    while (!atEnd() && (Character.isWhitespace(sql.charAt(at)) || sql.charAt(at) == further)) {
      at++;
    }
    int before = at;
    skipComment();
    if (at > before) {
      skip(further);
    }
  }

  private void skipStatement() {
    while (!atEnd() && sql.charAt(at) != ';') {
      int before = at;
      skipComment();
      if (at == before) {
        skipCharacterOrQuoted();
      }
    }
  }

  private void skipComment() {
    if (sql.startsWith("--", at)) {
      skipTo("\n", at);
    } else if (sql.startsWith("/*", at)) {
      skipTo("*/", at + 2);
    }
  }

  private void skipCharacterOrQuoted() {
    char c = sql.charAt(at);
    switch (c) {
      case '\'', '"', '`' -> skipTo(String.valueOf(c), at + 1);
      case '[' -> skipTo("]", at + 1);
      default -> at++;
    }
  }

  /** Goes behind the next occurrence, or to the end. */
  private void skipTo(String end, int from) {
    int found = sql.indexOf(end, from);
    at = found < 0 ? sql.length() : found + end.length();
  }
}
