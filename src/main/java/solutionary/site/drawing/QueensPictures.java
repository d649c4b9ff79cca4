package solutionary.site.drawing;

import solutionary.queens.Placement;

/**
 * Chess boards with queens. A square is one unit wide. The empty board and the queen are drawn once
 * a page, by {@link #definitions}; the queens of a board are the corners of one line, each marked
 * with the queen.
 */
public final class QueensPictures {
  private static final String QUEEN =
      "<marker id=\"q\" viewBox=\"0 0 100 100\" refX=\"50\" refY=\"50\" markerWidth=\"1\""
          + " markerHeight=\"1\" markerUnits=\"userSpaceOnUse\"><path class=\"queen\""
          + " d=\"M25 70 13 37l21 17 2-30 14 26 14-26 2 30 21-17-12 33zM25 75h50v5H25zM20 84h60v8H20z"
          + "M8 32a5 5 0 1 1 10 0 5 5 0 1 1-10 0M31 19a5 5 0 1 1 10 0 5 5 0 1 1-10 0"
          + "M59 19a5 5 0 1 1 10 0 5 5 0 1 1-10 0M82 32a5 5 0 1 1 10 0 5 5 0 1 1-10 0\"/></marker>";

  private QueensPictures() {}

  /** What the boards of one size on a page refer to; itself it shows nothing. */
  public static Picture definitions(int n) {
    return new Picture("0 0 1 1", "<defs>" + QUEEN + squares(n) + "</defs>");
  }

  /** A board alone. */
  public static Picture board(Placement placement) {
    int n = placement.size();
    return new Picture("0 0 " + n + " " + n, "<use href=\"#b\"/>" + queens(placement));
  }

  /** A board with chess coordinates: letters below, ranks on the left. */
  public static Picture boardWithCoordinates(Placement placement) {
    int n = placement.size();
    StringBuilder svg = new StringBuilder("<use href=\"#b\"/>").append(queens(placement));
    svg.append("<g class=\"coordinates\">");
    for (int i = 0; i < n; i++) {
      svg.append("<text x=\"-.35\" y=\"").append(i).append(".6\">").append(n - i);
      svg.append("</text><text x=\"").append(i).append(".5\" y=\"").append(n).append(".5\">");
      svg.append((char) ('a' + i)).append("</text>");
    }
    svg.append("</g>");
    return new Picture("-.7 0 " + n + ".7 " + n + ".7", svg.toString());
  }

  /** Stripes of every other row and of every other column: where just one covers, it is dark. */
  private static String squares(int n) {
    StringBuilder svg = new StringBuilder("<g id=\"b\"><path class=\"light\" d=\"");
    svg.append(stripe(0, 0, n, n)).append("\"/><path class=\"dark\" fill-rule=\"evenodd\" d=\"");
    for (int i = n - 1; i >= 0; i -= 2) {
      svg.append(stripe(0, i, n, 1));
    }
    for (int i = 1; i < n; i += 2) {
      svg.append(stripe(i, 0, 1, n));
    }
    return svg.append("\"/></g>").toString();
  }

  private static String stripe(int x, int y, int width, int height) {
    return "M" + x + " " + y + "h" + width + "v" + height + "h-" + width + "z";
  }

  private static String queens(Placement placement) {
    StringBuilder svg = new StringBuilder("<polyline class=\"queens\" marker-start=\"url(#q)\"");
    svg.append(" marker-mid=\"url(#q)\" marker-end=\"url(#q)\" points=\"");
    for (int row = 1; row <= placement.size(); row++) {
      svg.append(row == 1 ? "" : " ").append(placement.column(row) - 1).append(".5,");
      svg.append(row - 1).append(".5");
    }
    return svg.append("\"/>").toString();
  }
}
