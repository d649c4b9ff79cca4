package solutionary.catalog;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.queens.Placement;

/** Boards, their solutions, and what others counted. */
public final class QueensTables {
  private final Rows rows;

  QueensTables(Rows rows) {
    this.rows = rows;
  }

  public List<BoardRow> boards() {
    return rows.list(
        """
        SELECT n, solutions, fundamental, half_turn_fixed, quarter_turn_fixed, sha256
        FROM queens_board ORDER BY n
        """,
        BoardRow::read);
  }

  /** The fundamental solutions of one board size, by number, at most {@code limit} of them. */
  public List<FundamentalRow> fundamentals(int n, int limit) {
    return rows.list(
        """
        SELECT n, number, placement, symmetry, orbit_size, modular
        FROM queens_fundamental WHERE n = ? ORDER BY number LIMIT ?
        """,
        FundamentalRow::read,
        n,
        limit);
  }

  /** The solutions of one board size in order, streamed. */
  public void forEachSolution(int n, Consumer<SolutionRow> consumer) {
    rows.forEach(
        """
        SELECT n, number, placement, fundamental, transform
        FROM queens_solution WHERE n = ? ORDER BY number
        """,
        SolutionRow::read,
        consumer,
        n);
  }

  /** One solution of a board size by its number, empty when there is none. */
  public Optional<SolutionRow> solution(int n, long number) {
    return rows
        .list(
            """
            SELECT n, number, placement, fundamental, transform
            FROM queens_solution WHERE n = ? AND number = ?
            """,
            SolutionRow::read,
            n,
            number)
        .stream()
        .findFirst();
  }

  /** The row of a solution, empty when the catalogue has none. */
  public Optional<SolutionRow> solution(Placement placement) {
    return rows
        .list(
            """
            SELECT n, number, placement, fundamental, transform
            FROM queens_solution WHERE placement = ?
            """,
            SolutionRow::read,
            CatalogWriter.json(placement))
        .stream()
        .findFirst();
  }

  public List<SquareRow> squares(int n) {
    return rows.list(
        "SELECT n, row, col, solutions FROM queens_square WHERE n = ? ORDER BY row, col",
        SquareRow::read,
        n);
  }

  public List<ReferenceRow> references() {
    return rows.list(
        """
        SELECT n, solutions, fundamental, half_turn_fixed, quarter_turn_fixed, source
        FROM queens_reference ORDER BY n
        """,
        ReferenceRow::read);
  }
}
