package solutionary.site.drawing;

import java.util.function.IntPredicate;
import solutionary.sudoku.Grid;

/** Sudoku boards; a cell is one unit wide. */
public final class SudokuPictures {
  private static final String LINES =
      "<path class=\"paper\" d=\"M0 0h9v9h-9z\"/>%<path class=\"thin\" d=\"M1 0v9M2 0v9M4 0v9M5 0v9"
          + "M7 0v9M8 0v9M0 1h9M0 2h9M0 4h9M0 5h9M0 7h9M0 8h9\"/>"
          + "<path class=\"thick\" d=\"M0 0h9v9h-9zM3 0v9M6 0v9M0 3h9M0 6h9\"/>";

  static final String VIEW_BOX = "-.05 -.05 9.1 9.1";

  private SudokuPictures() {}

  /** The givens; cells that are marked have a coloured ground. */
  public static Picture givens(Grid givens, IntPredicate marked) {
    return picture(marked, digits("given", givens, cell -> true));
  }

  /** A solution, its givens told from the other digits. */
  public static Picture solution(Grid givens, Grid solution, IntPredicate marked) {
    return picture(
        marked,
        digits("given", givens, cell -> true)
            + digits("found", solution, cell -> givens.digit(cell) == 0));
  }

  /** What boards for printing refer to; it must stand on the page once. */
  public static Picture definitions() {
    return new Picture("0 0 0 0", "<g id=\"b\">" + lines("") + "</g>");
  }

  /** A board for printing. */
  public static Picture printed(Grid grid) {
    return new Picture(VIEW_BOX, "<use href=\"#b\"/>" + digits("given", grid, cell -> true));
  }

  private static Picture picture(IntPredicate marked, String digits) {
    return new Picture(VIEW_BOX, lines(marked(marked)) + digits);
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
        grounds.append("M").append(cell % 9).append(' ').append(cell / 9).append("h1v1h-1z");
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
          places.append(places.isEmpty() ? "" : " ").append(column).append(".5");
          digits.append(grid.digit(cell));
        }
      }
      if (!digits.isEmpty()) {
        svg.append("<text y=\"").append(row).append(".53\" x=\"").append(places).append("\">");
        svg.append(digits).append("</text>");
      }
    }
    return svg.append("</g>").toString();
  }
}
