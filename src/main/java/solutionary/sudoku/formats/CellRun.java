package solutionary.sudoku.formats;

import java.util.function.IntFunction;
import solutionary.sudoku.Grid;

/** A run of characters that may be the 81 cells of a puzzle. */
final class CellRun {
  /** A run this long is meant as a whole puzzle, and not as a row of a grid of any size. */
  static final int MEANT = 28;

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
    return run.length() == Grid.CELLS && Cells.areCells(run);
  }

  /** Whether a run draws a line and is not the empty grid: {@code *-----------*}. */
  private static boolean isBorder(String run) {
    return (run.contains("--") || run.contains("__"))
        && run.chars().noneMatch(c -> c >= '0' && c <= '9')
        && !(run.length() == Grid.CELLS && run.chars().allMatch(c -> c == run.charAt(0)));
  }

  /** Whether a run was meant as a puzzle, right or wrong. */
  static boolean isMeantAsPuzzle(String run) {
    int length = run.codePointCount(0, run.length());
    boolean meant = length == Grid.CELLS || length >= MEANT && 2 * cells(run) > length;
    return meant && !isBorder(run);
  }

  private static long cells(String run) {
    return run.chars().filter(Cells::isCell).count();
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
    int wrong = Cells.skipCells(run);
    if (wrong == run.length() || isLargeGrid(run)) {
      return new Finding.Broken(Phrase.cells(run.length()), Phrase.PUZZLE);
    }
    String character = Phrase.character(run.codePointAt(wrong));
    return new Finding.Broken(character + " " + place.apply(wrong), Phrase.CELL);
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
