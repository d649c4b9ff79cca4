package solutionary.queens.strategies;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import solutionary.queens.SearchListener;

/** Three sets of attacked lines replace the comparison with every queen. */
final class AttackSets implements QueensStrategy {
  @Override
  public Description description() {
    return new Description(
        "attack-sets",
        "Attack sets",
        "Three sets hold the columns, the differences row − column and the sums row + column that"
            + " are taken. Choose, recurse, undo.",
        "Article on N-Queens that keeps the attacked lines in three sets",
        List.of("strategies/RowByRow.java", "strategies/AttackSets.java"));
  }

  @Override
  public void search(int n, SearchListener listener) {
    RowByRow.search(n, new Board(), listener);
  }

  // excerpt-begin
  /** The lines that a queen stands on: row − column is one along a main diagonal. */
  private static final class Board implements RowByRow.Board {
    private final Set<Integer> columns = new HashSet<>();
    private final Set<Integer> differences = new HashSet<>();
    private final Set<Integer> sums = new HashSet<>();

    @Override
    public boolean place(int row, int column) {
      if (columns.contains(column)
          || differences.contains(row - column)
          || sums.contains(row + column)) {
        return false;
      }
      columns.add(column);
      differences.add(row - column);
      sums.add(row + column);
      return true;
    }

    @Override
    public void remove(int row, int column) {
      columns.remove(column);
      differences.remove(row - column);
      sums.remove(row + column);
    }
  }
  // excerpt-end
}
