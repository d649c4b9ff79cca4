package solutionary.cli;

import java.util.Optional;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.canonical.Canonical;
import solutionary.sudoku.solving.BitboardSolver;
import solutionary.sudoku.solving.Verdicts;
import solutionary.sudoku.strategies.SudokuStrategy;
import solutionary.sudoku.techniques.HumanPath;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.Rating;

/**
 * What is asked of every puzzle.
 *
 * @param strategy how to search, unless in the fastest way
 * @param countUpTo how many solutions to count at most, or null when they are not counted
 * @param rate whether to tell how hard it is for a person
 * @param canonical whether to tell its canonical form and automorphisms
 * @param steps whether to tell how a person solves it
 */
record Questions(
    Optional<SudokuStrategy> strategy,
    Integer countUpTo,
    boolean rate,
    boolean canonical,
    boolean steps) {
  private static final int EASY = 256;
  private static final int HARD = 4;

  /** How many puzzles a thread takes at a time, so that none waits long for the others. */
  int batch() {
    return rate || steps ? HARD : EASY;
  }

  /** Answers them with a solver of the caller's thread. */
  Answer answer(Grid givens, BitboardSolver solver) {
    Optional<Verdict> verdict =
        strategy.isPresent()
            ? strategy.get().verdict(givens)
            : Optional.of(Verdicts.of(givens, solver));
    Answer answer = Answer.of(givens, verdict);
    if (countUpTo != null) {
      answer = answer.with("count", solver.count(givens, countUpTo));
    }
    Optional<HumanPath> path = rate || steps ? path(givens, verdict) : Optional.empty();
    answer = rate ? rated(answer, path) : answer;
    answer = canonical ? classified(answer, Canonical.of(givens)) : answer;
    return steps ? answer.withSteps(path) : answer;
  }

  /** How a person solves it; nothing where not just one solution is proved, or no cell is empty. */
  private static Optional<HumanPath> path(Grid givens, Optional<Verdict> verdict) {
    return verdict.filter(Verdict.Unique.class::isInstance).isPresent() && !givens.isSolved()
        ? Optional.of(HumanSolver.solve(givens, true))
        : Optional.empty();
  }

  private static Answer rated(Answer answer, Optional<HumanPath> path) {
    return answer
        .with("rating", path.map(HumanPath::rating).map(Questions::value).orElse(null))
        .with("level", path.map(HumanPath::level).map(level -> level.key()).orElse(null))
        .with(
            "hardest_technique",
            path.map(HumanPath::hardestTechnique).filter(key -> !key.isEmpty()).orElse(null));
  }

  private static Answer classified(Answer answer, Canonical canonical) {
    return answer
        .with("canonical", canonical.form().cells())
        .with("automorphisms", canonical.automorphisms());
  }

  /** A number, unless the path broke off. */
  private static Object value(Rating rating) {
    return rating.atLeast() ? rating.toString() : (Object) (rating.tenths() / 10.0);
  }
}
