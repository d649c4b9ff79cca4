package solutionary.site.drawing;

/** The squares of an empty chess board, the middle of the top left one at the origin. */
final class Squares {
  private Squares() {}

  /**
   * A group that boards refer to as {@code #b}. Stripes lie over every other row and over every
   * other column; where just one of the two covers a square, it is dark.
   */
  static String of(int n) {
    StringBuilder svg = new StringBuilder("<g id=\"b\"><path class=\"light\" d=\"");
    svg.append("M-.5-.5").append(stripe(n, n)).append("\"/><path class=\"dark\"");
    svg.append(" fill-rule=\"evenodd\" d=\"");
    for (int row = n - 2; row >= -1; row -= 2) {
      svg.append("M-.5 ").append(half(row)).append(stripe(n, 1));
    }
    for (int column = 0; column < n - 1; column += 2) {
      svg.append("M").append(half(column)).append("-.5").append(stripe(1, n));
    }
    return svg.append("\"/></g>").toString();
  }

  private static String half(int whole) {
    return whole < 0 ? "-.5" : whole + ".5";
  }

  private static String stripe(int width, int height) {
    return "h" + width + "v" + height + "h-" + width + "z";
  }
}
