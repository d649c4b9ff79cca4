package solutionary.sudoku.solving;

import java.util.List;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;

/** Judges puzzles: what their givens allow. */
public final class Verdicts {
  private Verdicts() {}

  /**
   * The verdict of a puzzle, proved by a complete search. Of several solutions it holds two
   * different ones.
   */
  public static Verdict of(Grid givens) {
    return of(givens, new BitboardSolver());
  }

  /** The same with a solver of the caller's, which saves making one for each of many puzzles. */
  public static Verdict of(Grid givens, BitboardSolver solver) {
    long solutions = solver.count(givens, 2);
    if (solutions == 1) {
      return new Verdict.Unique(solver.solution(0));
    }
    if (solutions == 2) {
      return new Verdict.Several(solver.solution(0), solver.solution(1));
    }
    List<Clash> clashes = givens.clashes();
    return clashes.isEmpty() ? new Verdict.None() : new Verdict.Invalid(clashes);
  }
}
