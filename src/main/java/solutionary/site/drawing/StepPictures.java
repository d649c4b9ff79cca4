package solutionary.site.drawing;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import solutionary.sudoku.Grid;
import solutionary.sudoku.House;
import solutionary.sudoku.techniques.PencilMarks;
import solutionary.sudoku.techniques.Step;

/** Sudoku boards with their pencil marks, and on them what a step is about. */
public final class StepPictures {
  private StepPictures() {}

  /**
   * A board before a step is taken.
   *
   * @param givens told from digits found since
   * @param step nothing when the board is shown as it stands
   */
  public static Picture of(Grid givens, PencilMarks board, Optional<Step> step) {
    Grid grid = board.grid();
    return new Picture(
        SudokuPictures.VIEW_BOX,
        SudokuPictures.lines(step.map(StepPictures::grounds).orElse(""))
            + step.map(taken -> StepMarks.of(board, taken)).orElse("")
            + SudokuPictures.digits("given", givens, cell -> true)
            + SudokuPictures.digits("found", grid, cell -> givens.digit(cell) == 0)
            + pencilMarks(board));
  }

  private static String grounds(Step step) {
    StringBuilder houses = new StringBuilder();
    for (House house : step.pattern().houses()) {
      houses.append(area(house));
    }
    String ground = houses.isEmpty() ? "" : "<path class=\"house\" d=\"" + houses + "\"/>";
    List<Integer> cells = step.pattern().cells();
    IntPredicate marked = cells::contains;
    return ground + SudokuPictures.marked(marked);
  }

  private static String area(House house) {
    int first = house.cell(0);
    int last = house.cell(8);
    int width = last % 9 - first % 9 + 1;
    int height = last / 9 - first / 9 + 1;
    return Spot.corner(first) + "h" + width + "v" + height + "h-" + width + "z";
  }

  /** Three text elements a row of cells, each digit with a place of its own. */
  private static String pencilMarks(PencilMarks board) {
    StringBuilder svg = new StringBuilder("<g class=\"pencil\">");
    for (int line = 0; line < 27; line++) {
      StringBuilder places = new StringBuilder();
      StringBuilder digits = new StringBuilder();
      for (int column = 0; column < 27; column++) {
        int cell = line / 3 * 9 + column / 3;
        int digit = line % 3 * 3 + column % 3 + 1;
        if (board.has(cell, digit)) {
          places.append(places.isEmpty() ? "" : " ").append(Spot.of(cell, digit).x());
          digits.append(digit);
        }
      }
      if (!digits.isEmpty()) {
        String y = Spot.of(line / 3 * 9, line % 3 * 3 + 1).y();
        svg.append("<text y=\"").append(y).append("\" x=\"").append(places).append("\">");
        svg.append(digits).append("</text>");
      }
    }
    return svg.append("</g>").toString();
  }
}
