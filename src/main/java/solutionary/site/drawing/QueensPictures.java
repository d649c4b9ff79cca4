package solutionary.site.drawing;

import solutionary.queens.Placement;

/**
 * Chess boards with queens. A square is one unit wide, and the middle of the top left one is the
 * origin. The empty board and the queen are drawn once a page, by {@link #definitions}; the queens
 * of a board are the corners of a line that is not drawn itself, and the style sheet marks each
 * corner with the queen.
 */
public final class QueensPictures {
  /** A marker is three strokes wide, and a stroke one square; the queen fills the middle third. */
  private static final String QUEEN =
      "<marker id=\"q\" viewBox=\"-50 -50 150 150\" refX=\"25\" refY=\"25\">"
          + Glyph.QUEEN
          + "</marker>";

  private QueensPictures() {}

  /** What the boards of one size on a page refer to; itself it shows nothing. */
  public static Picture definitions(int n) {
    return new Picture("0 0 1 1", "<defs>" + QUEEN + Squares.of(n) + "</defs>");
  }

  /** The queen alone, for boards that a script draws. */
  public static Picture queen() {
    return new Picture("0 0 1 1", "<defs>" + QUEEN + "</defs>");
  }

  /** A board alone. */
  public static Picture board(Placement placement) {
    int n = placement.size();
    return new Picture("-.5 -.5 " + n + " " + n, "<use href=\"#b\"/>" + queens(placement));
  }

  /** A board with chess coordinates: letters below, ranks on the left. */
  public static Picture boardWithCoordinates(Placement placement) {
    int n = placement.size();
    return new Picture(
        "-1 -.5 " + n + ".5 " + n + ".5",
        "<use href=\"#b\"/>" + queens(placement) + letters(n) + ranks(n));
  }

  private static String queens(Placement placement) {
    StringBuilder svg = new StringBuilder("<polyline points=\"");
    for (int row = 1; row <= placement.size(); row++) {
      svg.append(row == 1 ? "" : " ").append(placement.column(row) - 1).append(',').append(row - 1);
    }
    return svg.append("\"/>").toString();
  }

  /** One text, each of its letters with a place of its own. */
  private static String letters(int n) {
    StringBuilder places = new StringBuilder();
    StringBuilder letters = new StringBuilder();
    for (int column = 0; column < n; column++) {
      places.append(column == 0 ? "" : " ").append(column);
      letters.append((char) ('a' + column));
    }
    return "<text class=\"file\" y=\""
        + (n - 1)
        + ".75\" x=\""
        + places
        + "\">"
        + letters
        + "</text>";
  }

  /** One text for the ranks of one digit, and one for each of the others. */
  private static String ranks(int n) {
    StringBuilder svg = new StringBuilder("<g class=\"rank\" transform=\"translate(-.75)\">");
    for (int rank = n; rank >= 10; rank--) {
      svg.append("<text y=\"").append(n - rank).append("\">").append(rank).append("</text>");
    }
    StringBuilder places = new StringBuilder();
    StringBuilder digits = new StringBuilder();
    for (int rank = Math.min(n, 9); rank >= 1; rank--) {
      places.append(digits.isEmpty() ? "" : " ").append(n - rank);
      digits.append(rank);
    }
    String left = "0 ".repeat(digits.length()).strip();
    svg.append("<text x=\"").append(left).append("\" y=\"").append(places);
    return svg.append("\">").append(digits).append("</text></g>").toString();
  }
}
