package solutionary.site.drawing;

import java.util.function.IntPredicate;
import solutionary.sudoku.Grid;

/**
 * Sudoku boards. A cell is one unit wide, and the middle of the top left one is the origin. The
 * empty board is drawn once a page, by {@link #definitions}.
 */
public final class SudokuPictures {
  private static final String LINES =
      "<path class=\"paper\" d=\"M-.5-.5h9v9h-9z\"/>%<path class=\"thin\" d=\"M.5-.5v9m1-9v9m2-9v9"
          + "m1-9v9m2-9v9m1-9v9M-.5.5h9m-9 1h9m-9 2h9m-9 1h9m-9 2h9m-9 1h9\"/>"
          + "<path class=\"thick\" d=\"M-.5-.5h9v9h-9zM2.5-.5v9m3-9v9M-.5 2.5h9m-9 3h9\"/>";

  static final String VIEW_BOX = "-.55 -.55 9.1 9.1";

  private static final String EMPTY = "<g id=\"b\">" + lines("") + "</g>";
  private static final String GIVENS = "<use href=\"#g\"/>";

  private SudokuPictures() {}

  /** One of many boards of a page with the first {@link #definitions}. */
  public static Picture board(Grid grid) {
    return picture(cell -> false, digits("given", grid, cell -> true));
  }

  /** The givens that a page defines; cells that are marked have a coloured ground. */
  public static Picture givens(IntPredicate marked) {
    return picture(marked, GIVENS);
  }

  /** A solution, the givens that a page defines told from the other digits. */
  public static Picture solution(Grid givens, Grid solution, IntPredicate marked) {
    return picture(marked, GIVENS + digits("found", solution, cell -> givens.digit(cell) == 0));
  }

  /** What the boards of a page refer to; it must stand on the page once. */
  public static Picture definitions() {
    return new Picture("0 0 0 0", EMPTY);
  }

  /** The same for a page about one puzzle. */
  public static Picture definitions(Grid givens) {
    String digits = digits("given", givens, cell -> true);
    return new Picture("0 0 0 0", EMPTY + "<g id=\"g\">" + digits + "</g>");
  }

  /** The givens, on a page without {@link #definitions}. */
  public static Picture alone(Grid givens) {
    return alone(givens, givens);
  }

  /** A board, its givens told from the other digits, on a page without {@link #definitions}. */
  public static Picture alone(Grid givens, Grid board) {
    return new Picture(VIEW_BOX, lines("") + digits(givens, board));
  }

  private static String digits(Grid givens, Grid board) {
    return digits("given", givens, cell -> true)
        + digits("found", board, cell -> givens.digit(cell) == 0);
  }

  private static Picture picture(IntPredicate marked, String digits) {
    String grounds = marked(marked);
    return new Picture(
        VIEW_BOX, (grounds.isEmpty() ? "<use href=\"#b\"/>" : lines(grounds)) + digits);
  }

  /** The lines of the board over grounds of cells. */
  static String lines(String grounds) {
    return LINES.replace("%", grounds);
  }

  /** A coloured ground for the cells that are marked. */
  static String marked(IntPredicate marked) {
    StringBuilder grounds = new StringBuilder();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      if (marked.test(cell)) {
        grounds.append(Spot.corner(cell)).append("h1v1h-1z");
      }
    }
    return grounds.isEmpty() ? "" : "<path class=\"marked\" d=\"" + grounds + "\"/>";
  }

  /** A text element a row, each of its digits with a place of its own. */
  static String digits(String kind, Grid grid, IntPredicate shown) {
    StringBuilder svg = new StringBuilder("<g class=\"").append(kind).append("\">");
    for (int row = 0; row < 9; row++) {
      StringBuilder places = new StringBuilder();
      StringBuilder digits = new StringBuilder();
      for (int column = 0; column < 9; column++) {
        int cell = row * 9 + column;
        if (grid.digit(cell) != 0 && shown.test(cell)) {
          places.append(places.isEmpty() ? "" : " ").append(column);
          digits.append(grid.digit(cell));
        }
      }
      if (!digits.isEmpty()) {
        svg.append("<text y=\"").append(row).append("\" x=\"").append(places).append("\">");
        svg.append(digits).append("</text>");
      }
    }
    return svg.append("</g>").toString();
  }
}
