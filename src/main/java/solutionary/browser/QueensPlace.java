package solutionary.browser;

import java.util.Arrays;
import java.util.List;
import org.teavm.jso.JSExport;
import solutionary.queens.Fundamentals;
import solutionary.queens.Orbit;
import solutionary.queens.Placement;
import solutionary.queens.SolutionListener;
import solutionary.queens.strategies.QueensStrategies;

/** Where a placement of queens stands among the solutions of its board. */
public final class QueensPlace {
  private final Placement placement;
  private final List<Integer> attacking;

  /** Null unless it is a solution. */
  private final Orbit orbit;

  private int solutions;
  private int number;
  private int fundamental;

  QueensPlace(Placement placement) {
    this.placement = placement;
    this.attacking = placement.attackingRows();
    this.orbit = attacking.isEmpty() ? Orbit.of(placement) : null;
  }

  /** The first row whose queen attacks another one, or 0 for a solution. */
  @JSExport
  public int attackingRow() {
    return attacking.isEmpty() ? 0 : attacking.get(0);
  }

  /** The row of the queen that she attacks, or 0. */
  @JSExport
  public int attackedRow() {
    return attacking.isEmpty() ? 0 : attacking.get(1);
  }

  /** The columns of a solution's fundamental solution, with spaces. */
  @JSExport
  public String fundamentalColumns() {
    return orbit.fundamental().toString();
  }

  /** The word for the map that takes the fundamental solution to this one. */
  @JSExport
  public String map() {
    return orbit.transformTo(placement).key();
  }

  /** Numbers a solution and its fundamental solution by going through all of its board. */
  @JSExport
  public void count() {
    int n = placement.size();
    countFundamentals(n, orbit.fundamental().toArray());
    int[] columns = placement.toArray();
    SolutionListener counting =
        found -> {
          number++;
          return !Arrays.equals(found, columns);
        };
    QueensStrategies.byName("bitmask").orElseThrow().search(n, counting);
  }

  private void countFundamentals(int n, int[] smallest) {
    int[] count = {0};
    Fundamentals.forEach(
        n,
        (columns, symmetry) -> {
          count[0]++;
          solutions += symmetry.orbitSize();
          fundamental = Arrays.equals(columns, smallest) ? count[0] : fundamental;
          return true;
        });
  }

  /** Once counted, how many solutions there are. */
  @JSExport
  public int solutions() {
    return solutions;
  }

  /** Once counted, the number of this one. */
  @JSExport
  public int number() {
    return number;
  }

  /** Once counted, the number of its fundamental solution. */
  @JSExport
  public int fundamental() {
    return fundamental;
  }
}
