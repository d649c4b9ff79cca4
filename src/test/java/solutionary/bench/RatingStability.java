package solutionary.bench;

import java.io.IOException;
import java.util.Random;
import solutionary.sudoku.Grid;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.Rating;

/**
 * How often a rating changes when a puzzle is relabelled, turned and shuffled: {@code
 * RatingStability VARIANTS SEED FILE…}. Every puzzle of the files (lines that begin with 81 cells,
 * unique puzzles only) is rated as it stands and in as many random disguises. Prints the share of
 * disguises rated otherwise and the largest difference, for puzzles rated up to 3.4 and above, and
 * every change. Run it with {@code mvn -q test-compile exec:java -Dexec.classpathScope=test
 * -Dexec.mainClass=solutionary.bench.RatingStability -Dexec.args="5 1 FILE"}.
 */
public final class RatingStability {
  private static final int EASY = 34;

  private final String title;
  private int variants;
  private int changed;
  private int largest;

  private RatingStability(String title) {
    this.title = title;
  }

  public static void main(String[] arguments) throws IOException {
    Disguise disguise = new Disguise(new Random(Long.parseLong(arguments[1])));
    RatingStability easy = new RatingStability("rated up to 3.4");
    RatingStability hard = new RatingStability("rated above 3.4");
    for (int i = 2; i < arguments.length; i++) {
      for (String[] fields : PuzzleLines.read(arguments[i])) {
        Rating rating = rate(fields[0]);
        RatingStability kind = rating.tenths() <= EASY ? easy : hard;
        for (int variant = 0; variant < Integer.parseInt(arguments[0]); variant++) {
          kind.compare(rating, disguise.of(fields[0]));
        }
      }
    }
    easy.print();
    hard.print();
  }

  private void compare(Rating rating, String disguised) {
    Rating other = rate(disguised);
    variants++;
    if (!other.equals(rating)) {
      changed++;
      largest = Math.max(largest, Math.abs(other.tenths() - rating.tenths()));
      System.out.println(disguised + "\t" + rating + "\tas it stands, disguised\t" + other);
    }
  }

  private void print() {
    System.out.println(
        title
            + ": "
            + changed
            + " of "
            + variants
            + " disguises rated otherwise, by "
            + largest / 10.0
            + " at most");
  }

  private static Rating rate(String givens) {
    return HumanSolver.solve(new Grid(givens), true).rating();
  }
}
