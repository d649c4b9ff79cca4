package solutionary.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import solutionary.sudoku.Grid;
import solutionary.sudoku.techniques.HumanPath;
import solutionary.sudoku.techniques.HumanSolver;

/**
 * How well our ratings agree with a reference: {@code RatingReport FILE}, a TAB file of givens and
 * reference rating (lines that start with # and a header line are left out). Prints Spearman's rank
 * correlation and the share rated exactly, over all and where the reference is above 3.5, and every
 * mismatch. Run it with {@code mvn -q test-compile exec:java -Dexec.classpathScope=test
 * -Dexec.mainClass=solutionary.bench.RatingReport -Dexec.args=FILE}.
 */
public final class RatingReport {
  private static final int HARD = 35;

  private record Rated(String givens, int reference, HumanPath path) {
    int ours() {
      return path.rating().tenths();
    }

    boolean isExact() {
      return ours() == reference && !path.rating().atLeast();
    }
  }

  private RatingReport() {}

  public static void main(String[] arguments) throws IOException {
    List<Rated> all = new ArrayList<>();
    for (String[] fields : PuzzleLines.read(arguments[0])) {
      all.add(rate(fields));
    }
    print("all", all);
    print("reference up to 3.5", all.stream().filter(rated -> rated.reference <= HARD).toList());
    print("reference above 3.5", all.stream().filter(rated -> rated.reference > HARD).toList());
    all.stream().filter(rated -> !rated.isExact()).forEach(RatingReport::print);
  }

  private static Rated rate(String[] fields) {
    int reference = Integer.parseInt(fields[1].replace(".", ""));
    return new Rated(fields[0], reference, HumanSolver.solve(new Grid(fields[0]), true));
  }

  private static void print(String title, List<Rated> rated) {
    long exact = rated.stream().filter(Rated::isExact).count();
    double[] reference = ranks(rated.stream().mapToInt(Rated::reference).toArray());
    double[] ours = ranks(rated.stream().mapToInt(Rated::ours).toArray());
    System.out.println(
        title
            + ": "
            + exact
            + " of "
            + rated.size()
            + " exact, Spearman "
            + correlation(reference, ours));
  }

  private static void print(Rated rated) {
    System.out.println(
        rated.givens
            + "\treference "
            + rated.reference / 10.0
            + "\tours "
            + rated.path.rating()
            + "\t"
            + rated.path.hardestTechnique());
  }

  /** Ranks from 1; equal values share the mean of their ranks. */
  private static double[] ranks(int[] values) {
    int[] sorted = values.clone();
    Arrays.sort(sorted);
    return Arrays.stream(values).mapToDouble(value -> rank(sorted, value)).toArray();
  }

  private static double rank(int[] sorted, int value) {
    long below = Arrays.stream(sorted).filter(other -> other < value).count();
    long equal = Arrays.stream(sorted).filter(other -> other == value).count();
    return below + (equal + 1) / 2.0;
  }

  private static double correlation(double[] x, double[] y) {
    double meanX = Arrays.stream(x).average().orElse(0);
    double meanY = Arrays.stream(y).average().orElse(0);
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (int i = 0; i < x.length; i++) {
      xy += (x[i] - meanX) * (y[i] - meanY);
      xx += (x[i] - meanX) * (x[i] - meanX);
      yy += (y[i] - meanY) * (y[i] - meanY);
    }
    return xy / Math.sqrt(xx * yy);
  }
}
