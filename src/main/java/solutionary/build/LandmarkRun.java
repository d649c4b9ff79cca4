package solutionary.build;

import java.util.List;
import java.util.stream.IntStream;
import solutionary.sudoku.Grid;
import solutionary.sudoku.formats.PuzzleReader;
import solutionary.sudoku.formats.SourcePuzzle;
import solutionary.sudoku.solving.SearchOutcome;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.strategies.SudokuStrategies.Described;
import solutionary.sudoku.strategies.SudokuStrategy;

/** One Sudoku strategy on one of the bundled landmark puzzles, on which strategies are compared. */
public record LandmarkRun(Described strategy, String label, Grid givens) {
  private static final String COLLECTION = "landmarks";

  /** Every strategy on every landmark, strategy by strategy. */
  public static List<LandmarkRun> all() {
    return SudokuStrategies.ALL.stream().flatMap(each -> of(each).stream()).toList();
  }

  /** A strategy on every landmark. */
  public static List<LandmarkRun> of(Described strategy) {
    List<SourcePuzzle> puzzles = puzzles();
    return IntStream.range(0, puzzles.size())
        .mapToObj(
            i -> new LandmarkRun(strategy, COLLECTION + "." + (i + 1), puzzles.get(i).givens()))
        .toList();
  }

  /** Searches to the second solution, or to the bound. */
  public SearchOutcome search() {
    return strategy.strategy().search(givens, SudokuStrategy.LIMIT, SudokuStrategy.BOUND, null);
  }

  private static List<SourcePuzzle> puzzles() {
    String file = COLLECTION + ".tsv";
    return PuzzleReader.read(file, Bundled.bytes("puzzles/" + file)).puzzles();
  }
}
