package solutionary.catalog;

import java.sql.ResultSet;
import java.sql.SQLException;
import solutionary.queens.Placement;

/**
 * A row of {@code queens_solution}.
 *
 * @param fundamental number of its fundamental solution
 * @param transform key of the first map that takes the fundamental solution to it
 */
public record SolutionRow(
    int n, long number, Placement placement, int fundamental, String transform) {
  static SolutionRow read(ResultSet row) throws SQLException {
    return new SolutionRow(
        row.getInt(1),
        row.getLong(2),
        Rows.placement(row.getString(3)),
        row.getInt(4),
        row.getString(5));
  }
}
