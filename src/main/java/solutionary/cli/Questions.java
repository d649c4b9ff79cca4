package solutionary.cli;

import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.solving.BitboardSolver;
import solutionary.sudoku.solving.Verdicts;

/**
 * What is asked of every puzzle.
 *
 * @param countUpTo how many solutions to count at most, or null when they are not counted
 */
record Questions(Integer countUpTo) {
  /** Answers them with a solver of the caller's thread. */
  Answer answer(Grid givens, BitboardSolver solver) {
    Verdict verdict = Verdicts.of(givens, solver);
    Answer answer = Answer.of(givens, verdict);
    return countUpTo == null ? answer : answer.with("count", solver.count(givens, countUpTo));
  }
}
