package solutionary.sudoku.strategies;

import java.util.List;
import java.util.Optional;

/** All ways of searching a puzzle that the catalogue knows, the articles' own first. */
public final class SudokuStrategies {
  private static final String HERE = "solutionary/sudoku/strategies/";

  /**
   * A strategy with what is told about it, in English.
   *
   * @param name its stable name, unique among the Sudoku strategies
   * @param title a heading
   * @param summary the idea in a sentence or two
   * @param origin where it comes from
   * @param source the source file, from the root of the packages, whose lines between {@code
   *     excerpt-begin} and {@code excerpt-end} show how it searches
   * @param strategy how it searches
   * @param resumes whether what it does next depends on nothing but the board, so that it can be
   *     taken up again at any board it comes to
   */
  public record Described(
      String name,
      String title,
      String summary,
      String origin,
      String source,
      SudokuStrategy strategy,
      boolean resumes) {}

  /** In the order in which they are shown. */
  public static final List<Described> ALL =
      List.of(
          new Described(
              "cell-by-cell",
              "Cell by cell",
              "The first empty cell in reading order takes the digits 1 to 9 in turn; each is"
                  + " checked against its row, its column and its box, and the cell is emptied"
                  + " again when none leads on.",
              "The textbook method of articles on backtracking, which stop at the first solution;"
                  + " here it goes on as if it had failed there, so that it proves uniqueness.",
              HERE + "CellByCell.java",
              CellByCell::search,
              true),
          new Described(
              "fewest-candidates",
              "Fewest candidates first",
              "The same search, but at every step the empty cell with the fewest possible digits"
                  + " comes next: a cell without any ends the branch at once, a cell with one costs"
                  + " no guess.",
              "Known as minimum remaining values; S. W. Golomb and L. D. Baumert, Backtrack"
                  + " Programming, 1965.",
              HERE + "FewestCandidates.java",
              FewestCandidates::search,
              true),
          new Described(
              "exact-cover",
              "Exact cover with dancing links",
              "729 options, a digit in a cell each, must meet 324 constraints exactly once; links"
                  + " that take themselves out of their lists and dance back in make choosing and"
                  + " undoing cheap. The constraint with the fewest options is branched on, be it a"
                  + " cell or the place of a digit in a house.",
              "D. E. Knuth, Dancing Links, 2000.",
              HERE + "ExactCover.java",
              ExactCover::search,
              true),
          new Described(
              "bitboard",
              "Bitboard",
              "Three words per digit, one for each band, tell where it may stand. Tables draw the"
                  + " conclusions of locked candidates for 27 cells at a time, singles follow by"
                  + " bit arithmetic, and only where they end is a cell with two candidates"
                  + " guessed.",
              "The catalogue's own solver, in the line of the band solvers that grew in the players'"
                  + " forums.",
              "solutionary/sudoku/solving/BitboardSolver.java",
              Bitboard::search,
              false),
          new Described(
              "human",
              "Human techniques",
              "No guess: one technique after another, always the easiest that helps, and none that"
                  + " assumes a single solution. Where the techniques end it stays undecided.",
              "The techniques and the scale of Sudoku Explainer 1.2.1 by Nicolas Juillerat.",
              HERE + "Human.java",
              Human::search,
              false));

  private SudokuStrategies() {}

  /** Their names in the same order. */
  public static List<String> names() {
    return ALL.stream().map(Described::name).toList();
  }

  /** The strategy of a name, if there is one. */
  public static Optional<Described> byName(String name) {
    return ALL.stream().filter(described -> described.name().equals(name)).findFirst();
  }
}
