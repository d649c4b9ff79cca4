package solutionary.site.drawing;

/** The squares of an empty chess board, the middle of the top left one at the origin. */
final class Squares {
  private Squares() {}

  /**
   * A group that boards refer to as {@code #b}. The dark squares of a row are the dashes, as long
   * as the gaps, of a line through its middle; the square at the bottom left is dark.
   */
  static String of(int n) {
    StringBuilder svg = new StringBuilder("<g id=\"b\"><path class=\"light\" d=\"M-.5-.5");
    svg.append('h').append(n).append('v').append(n).append('h').append(-n).append("z\"/>");
    svg.append("<path class=\"dark\" d=\"");
    for (int row = 0; row < n; row++) {
      int lightAtLeft = (n - 1 - row) % 2;
      int length = n - lightAtLeft;
      if (length > 0) {
        svg.append(lightAtLeft == 1 ? "M.5 " : "M-.5 ").append(row).append('h').append(length);
      }
    }
    return svg.append("\"/></g>").toString();
  }
}
