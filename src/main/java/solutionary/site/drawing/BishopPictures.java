package solutionary.site.drawing;

/** The boards of the bishop puzzle; a square is one unit wide. */
public final class BishopPictures {
  private static final int SIDE = 8;

  private BishopPictures() {}

  /** What the boards on a page refer to; itself it shows nothing. */
  public static Picture definitions() {
    return new Picture(
        "0 0 1 1",
        "<defs>"
            + Squares.of(SIDE)
            + "<symbol id=\"p\" viewBox=\"0 0 50 50\">"
            + Glyph.BISHOP
            + "</symbol></defs>");
  }

  /**
   * A board.
   *
   * @param row the bishop's, 1 at the top
   * @param col the bishop's, 1 at the left
   * @param attacked 64 squares row by row, # for an attacked one
   */
  public static Picture board(int row, int col, String attacked) {
    StringBuilder svg = new StringBuilder("<use href=\"#b\"/><path class=\"attacked\" d=\"");
    for (int square = 0; square < attacked.length(); square++) {
      int x = square % SIDE;
      int y = square / SIDE;
      if (attacked.charAt(square) == '#' && (x != col - 1 || y != row - 1)) {
        svg.append('M').append(x).append(' ').append(y).append("h0");
      }
    }
    svg.append("\"/><use href=\"#p\" width=\"1\" height=\"1\" x=\"").append(col - 1.5);
    svg.append("\" y=\"").append(row - 1.5).append("\"/>");
    return new Picture("-.5 -.5 8 8", svg.toString());
  }
}
