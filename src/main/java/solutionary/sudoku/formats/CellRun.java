package solutionary.sudoku.formats;

import java.util.function.IntFunction;
import solutionary.sudoku.Grid;

/** A run of characters that may be the 81 cells of a puzzle. */
final class CellRun {
  /** A run this long is meant as a whole puzzle, and not as a row of a grid of any size. */
  private static final int MEANT = 28;

  private static final int LARGE_GRID = 10 * 10;

  private CellRun() {}

  /** The end of the run that starts at a place: the first white space or comma, or the end. */
  static int end(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != ',' && !Cells.isWhite(text.charAt(end))) {
      end++;
    }
    return end;
  }

  static boolean isPuzzle(String run) {
    return run.length() == Grid.CELLS && run.chars().allMatch(Cells::isCell);
  }

  /** Whether a run draws a line and is not the empty grid: {@code *-----------*}. */
  private static boolean isBorder(String run) {
    return run.contains("--")
        && run.chars().noneMatch(c -> c >= '0' && c <= '9')
        && !(run.length() == Grid.CELLS && run.chars().allMatch(c -> c == '-'));
  }

  /** Whether a run was meant as a puzzle, right or wrong. */
  static boolean isMeantAsPuzzle(String run) {
    if (isBorder(run)) {
      return false;
    }
    int length = run.codePointCount(0, run.length());
    long cells = run.chars().filter(Cells::isCell).count();
    return length == Grid.CELLS || length >= MEANT && 2 * cells > length;
  }

  /**
   * The puzzle of a run, or what is wrong with it.
   *
   * @param place says where the character at an index of the run stands
   */
  static Finding read(String run, Caption caption, IntFunction<String> place) {
    if (isPuzzle(run)) {
      return new Finding.Puzzle(Cells.grid(run), caption);
    }
    int wrong = firstWrong(run);
    if (wrong < 0 || isLargeGrid(run)) {
      return new Finding.Broken(Phrase.cells(run.length()), Phrase.PUZZLE);
    }
    String character = Phrase.character(run.codePointAt(wrong));
    return new Finding.Broken(character + " " + place.apply(wrong), Phrase.CELL);
  }

  private static int firstWrong(String run) {
    int at = 0;
    while (at < run.length() && Cells.isCell(run.charAt(at))) {
      at++;
    }
    return at == run.length() ? -1 : at;
  }

  /** Whether a run has the length of a grid of 10×10 or more, whose digits go on with letters. */
  private static boolean isLargeGrid(String run) {
    int size = (int) Math.sqrt(run.length());
    return run.length() >= LARGE_GRID
        && size * size == run.length()
        && run.chars().allMatch(c -> Cells.isCell(c) || isLetter(c));
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }
}
