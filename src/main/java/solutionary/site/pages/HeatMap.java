package solutionary.site.pages;

import java.util.List;
import java.util.stream.IntStream;
import solutionary.catalog.Catalog;
import solutionary.catalog.SquareRow;

/** How many solutions have a queen on each square of a board. */
public record HeatMap(int n, List<Line> lines) {
  /** The shades there are, beside that of squares that never have a queen. */
  private static final int SHADES = 8;

  /** One row of squares, 1 at the top. */
  public record Line(int row, List<Square> squares) {}

  /**
   * One square.
   *
   * @param shade 0 when it never has a queen, else 1 (least often) to 8 (most often)
   */
  public record Square(long solutions, long shade) {
    public String shadeClass() {
      return "shade-" + shade;
    }
  }

  static HeatMap read(Catalog catalog, int n) {
    List<SquareRow> squares = catalog.queens().squares(n);
    long least =
        squares.stream().mapToLong(SquareRow::solutions).filter(s -> s > 0).min().orElse(0);
    long most = squares.stream().mapToLong(SquareRow::solutions).max().orElse(0);
    List<Line> lines =
        IntStream.rangeClosed(1, n)
            .mapToObj(row -> new Line(row, squares(squares, row, least, most)))
            .toList();
    return new HeatMap(n, lines);
  }

  public List<Integer> columns() {
    return IntStream.rangeClosed(1, n).boxed().toList();
  }

  public String sql() {
    return "SELECT solutions FROM queens_square WHERE n = " + n + " ORDER BY row, col";
  }

  private static List<Square> squares(List<SquareRow> rows, int row, long least, long most) {
    return rows.stream()
        .filter(square -> square.row() == row)
        .map(square -> new Square(square.solutions(), shade(square.solutions(), least, most)))
        .toList();
  }

  private static long shade(long solutions, long least, long most) {
    if (solutions == 0) {
      return 0;
    }
    return most == least ? SHADES / 2 : 1 + (solutions - least) * (SHADES - 1) / (most - least);
  }
}
