package solutionary.browser;

import java.util.Arrays;
import org.teavm.jso.JSExport;
import solutionary.queens.Placement;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;
import solutionary.sudoku.Grid;
import solutionary.sudoku.canonical.Canonical;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.strategies.SudokuStrategies.Described;

/** What the pages can call: everything here is a function of the compiled script. */
public final class Engine {
  private Engine() {}

  /** Reads a text as one board, of queens or of Sudoku. */
  @JSExport
  public static ReadBoard readBoard(String text) {
    return ReadBoard.of(text);
  }

  /**
   * A placement of queens, to be found among the solutions.
   *
   * @param columns from the top row down, with spaces
   */
  @JSExport
  public static QueensPlace queensPlace(String columns) {
    return new QueensPlace(
        new Placement(Arrays.stream(columns.split(" ")).map(Integer::valueOf).toList()));
  }

  /**
   * The catalogued puzzles.
   *
   * @param list as {@code known.js} has them
   */
  @JSExport
  public static KnownPuzzles knownSudoku(String list) {
    return KnownPuzzles.of(list);
  }

  /**
   * Runs a queens strategy and records it.
   *
   * @param strategy its name
   * @param n the side of the board
   * @param limit how many steps are recorded at most
   * @throws java.util.NoSuchElementException when there is no such strategy
   */
  @JSExport
  public static Player queensPlayer(String strategy, int n, int limit) {
    QueensStrategy search = QueensStrategies.byName(strategy).orElseThrow();
    Board board = new Board(n, n, new int[n * n]);
    return new Player(
        new Recording(steps -> search.search(n, new QueensRecorder(n, steps)), board, limit, false),
        Piece::attack);
  }

  /**
   * Runs a Sudoku strategy to its second solution or its bound and records it, in slices where the
   * strategy can be taken up again.
   *
   * @param strategy its name
   * @param givens 81 characters, a dot for an empty cell; they do not clash
   * @param size how many steps a slice has
   * @throws java.util.NoSuchElementException when there is no such strategy
   */
  @JSExport
  public static Player sudokuPlayer(String strategy, String givens, int size) {
    Grid grid = new Grid(givens);
    Described search = SudokuStrategies.byName(strategy).orElseThrow();
    Board board = new Board(9, 0, SudokuRecorder.digits(grid));
    return new Player(
        new Recording(
            steps ->
                search
                    .strategy()
                    .search(grid, Long.MAX_VALUE, Long.MAX_VALUE, new SudokuRecorder(steps)),
            board,
            size,
            search.resumes()),
        Piece::repeat);
  }

  /** Reads a text that may hold puzzles in any format that files may have. */
  @JSExport
  public static Pasted pastedSudoku(String text) {
    return Pasted.of(text);
  }

  /**
   * Begins to judge a puzzle.
   *
   * @param givens 81 characters, a dot for an empty cell
   */
  @JSExport
  public static Judging sudokuJudging(String givens) {
    return new Judging(new Grid(givens));
  }

  /**
   * Begins to solve a puzzle as a person does.
   *
   * @param givens 81 characters, a dot for an empty cell; they do not clash
   * @param unique whether it is known to have exactly one solution
   */
  @JSExport
  public static Walk sudokuWalk(String givens, boolean unique) {
    return new Walk(new Grid(givens), unique);
  }

  /**
   * The canonical form of a grid.
   *
   * @param givens 81 characters, a dot for an empty cell
   */
  @JSExport
  public static String sudokuCanonical(String givens) {
    return Canonical.of(new Grid(givens)).form().cells();
  }
}
