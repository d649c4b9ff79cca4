package solutionary.sudoku.formats;

import java.io.IOException;

/** The text of a whole document, read from its start to its end, with the place reached. */
final class DocumentText {
  /** Told at the end of the document. */
  static final int END = -1;

  /** UTF-16 units that a document may have. */
  private static final int LONGEST = 1 << 23;

  private final StringBuilder text = new StringBuilder();
  private int at;
  private int line = 1;
  private int column = 1;

  /** A place in the text: an index, and its 1-based line and column. */
  record Place(int at, int line, int column) {}

  /**
   * @param kind of the document, with its article
   * @throws BrokenText when it is not UTF-8, or longer than 8,388,608 characters
   */
  static DocumentText read(CodePoints source, String kind) throws IOException, BrokenText {
    DocumentText document = new DocumentText();
    int line = 1;
    for (int c = source.next(); c != CodePoints.END; c = source.next()) {
      if (CodePoints.isMalformed(c)) {
        String hex = Phrase.hexByte(CodePoints.malformedByte(c));
        throw new BrokenText(line, "byte " + hex + ", which is not UTF-8", "UTF-8 text");
      }
      if (document.text.length() >= LONGEST) {
        throw new BrokenText(
            0, kind + " document of more than 8,388,608 characters", "a smaller one");
      }
      document.text.appendCodePoint(c);
      line += c == '\n' ? 1 : 0;
    }
    return document;
  }

  /** The next UTF-16 unit, or {@link #END}. */
  int peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  /** Passes over the next UTF-16 unit and gives it, or {@link #END}. */
  int take() {
    int c = peek();
    if (c == '\n') {
      line++;
      column = 1;
    } else if (c != END && !Character.isLowSurrogate((char) c)) {
      column++;
    }
    at += c == END ? 0 : 1;
    return c;
  }

  /** Whether a text stands here. */
  boolean isAt(String expected) {
    boolean here = at + expected.length() <= text.length();
    for (int i = 0; here && i < expected.length(); i++) {
      here = text.charAt(at + i) == expected.charAt(i);
    }
    return here;
  }

  /** Passes over a text if it stands here; whether it does. */
  boolean takes(String expected) {
    boolean here = isAt(expected);
    for (int i = 0; here && i < expected.length(); i++) {
      take();
    }
    return here;
  }

  /** Passes over everything up to the end of a text; whether there is one. */
  boolean skipPast(String end) {
    while (peek() != END) {
      if (takes(end)) {
        return true;
      }
      take();
    }
    return false;
  }

  void skipWhite() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r') {
      take();
    }
  }

  Place place() {
    return new Place(at, line, column);
  }

  void goBack(Place place) {
    at = place.at();
    line = place.line();
    column = place.column();
  }

  /** What to throw when the next character is not one of those that may stand here. */
  BrokenText broken(String wanted) {
    String found = peek() == END ? "the end" : Phrase.character(text.codePointAt(at));
    return new BrokenText(line, found + " in column " + column, wanted);
  }
}
