package solutionary.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.teavm.jso.JSExport;
import solutionary.sudoku.Grid;
import solutionary.sudoku.House;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.HumanWalk;
import solutionary.sudoku.techniques.PencilMarks;
import solutionary.sudoku.techniques.Step;
import solutionary.sudoku.techniques.StepJson;

/**
 * A puzzle being solved as a person does, in small pieces of work, with the board before each step.
 * Steps count from 1; board 0 is that of the givens, board 1 that after step 1.
 */
public final class Walk {
  private final HumanWalk walk;
  private final List<Step> steps = new ArrayList<>();
  private final List<PencilMarks> boards = new ArrayList<>();
  private boolean ended;

  Walk(Grid givens, boolean unique) {
    walk = new HumanWalk(givens, unique, HumanSolver.BUDGET);
    boards.add(PencilMarks.of(givens));
  }

  /** Does a piece of work; true when the walk has ended. */
  @JSExport
  public boolean work() {
    if (!ended && walk.work()) {
      walk.last().ifPresentOrElse(this::add, () -> ended = true);
    }
    return ended;
  }

  /** How many steps were found so far. */
  @JSExport
  public int steps() {
    return steps.size();
  }

  /** The key of a step's technique. */
  @JSExport
  public String technique(int step) {
    return steps.get(step - 1).technique().key();
  }

  /** A step in English. */
  @JSExport
  public String sentence(int step) {
    return steps.get(step - 1).sentence();
  }

  /** What a step is about, as in the catalogue's {@code sudoku_step.data}. */
  @JSExport
  public String data(int step) {
    return StepJson.of(steps.get(step - 1));
  }

  /** The digits of a board, 81 characters. */
  @JSExport
  public String cells(int board) {
    return boards.get(board).grid().cells();
  }

  /** Whether an empty cell (0–80) has a candidate on a board. */
  @JSExport
  public boolean has(int board, int cell, int digit) {
    return boards.get(board).has(cell, digit);
  }

  /** The rating of the steps so far, with one decimal. */
  @JSExport
  public String rating() {
    int tenths = walk.rating().tenths();
    return tenths / 10 + "." + tenths % 10;
  }

  /** Whether the walk broke off, so that the true rating may be higher. */
  @JSExport
  public boolean isAtLeast() {
    return walk.rating().atLeast();
  }

  /** The key of the rating's level. */
  @JSExport
  public String level() {
    return walk.rating().level().key();
  }

  /** The key of the technique of the first step with the highest rating; empty without steps. */
  @JSExport
  public String hardestTechnique() {
    return walk.hardestTechnique();
  }

  /** A house as in {@link #data}: {@code r4}, {@code c5} or {@code b3}. */
  static String name(House house) {
    String kind = house.kind().name().substring(0, 1).toLowerCase(Locale.ROOT);
    return kind + house.number();
  }

  private void add(Step step) {
    steps.add(step);
    boards.add(boards.get(boards.size() - 1).after(step));
  }
}
