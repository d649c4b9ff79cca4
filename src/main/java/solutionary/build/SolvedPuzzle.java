package solutionary.build;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.StepRow;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.canonical.Canonical;
import solutionary.sudoku.formats.SourcePuzzle;
import solutionary.sudoku.solving.Minimal;
import solutionary.sudoku.solving.Verdicts;
import solutionary.sudoku.techniques.HumanPath;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.Step;
import solutionary.sudoku.techniques.StepJson;

/**
 * A puzzle with all that is found out about it.
 *
 * @param minimal null unless the solution is unique
 * @param path how a person solves it; empty unless the solution is unique and not yet reached
 */
record SolvedPuzzle(
    SourcePuzzle source,
    Verdict verdict,
    Boolean minimal,
    Canonical canonical,
    Optional<HumanPath> path) {
  static SolvedPuzzle of(SourcePuzzle source) {
    Grid givens = source.givens();
    Verdict verdict = Verdicts.of(givens);
    boolean isUnique = verdict instanceof Verdict.Unique;
    return new SolvedPuzzle(
        source,
        verdict,
        isUnique ? Minimal.isMinimal(givens) : null,
        Canonical.of(givens),
        isUnique && !givens.isSolved()
            ? Optional.of(HumanSolver.solve(givens, true))
            : Optional.empty());
  }

  PuzzleRow row(String collection, int number) {
    String solution = null;
    String second = null;
    if (verdict instanceof Verdict.Unique unique) {
      solution = unique.solution().cells();
    } else if (verdict instanceof Verdict.Several several) {
      solution = several.solution().cells();
      second = several.secondSolution().cells();
    }
    return new PuzzleRow(
        collection,
        number,
        source.name(),
        source.note(),
        source.givens().cells(),
        verdict.key(),
        solution,
        second,
        minimal,
        canonical.form().cells(),
        canonical.automorphisms(),
        path.map(SolvedPuzzle::rating).orElse(null),
        source.publishedRating() == null ? null : Double.valueOf(source.publishedRating()));
  }

  /** The steps of the path, for the puzzle with a label. */
  List<StepRow> steps(String label) {
    List<Step> steps = path.map(HumanPath::steps).orElse(List.of());
    return IntStream.range(0, steps.size())
        .mapToObj(
            i ->
                new StepRow(
                    label,
                    i + 1,
                    steps.get(i).technique().key(),
                    steps.get(i).sentence(),
                    StepJson.of(steps.get(i))))
        .toList();
  }

  private static PuzzleRow.RatingRow rating(HumanPath path) {
    return new PuzzleRow.RatingRow(
        path.rating().tenths() / 10.0,
        path.rating().atLeast(),
        path.level().key(),
        path.hardestTechnique().isEmpty() ? null : path.hardestTechnique());
  }

  /** What is worth telling of a puzzle that has not exactly one solution. */
  Optional<String> remark() {
    if (verdict instanceof Verdict.Invalid invalid) {
      return Optional.of(
          "invalid: "
              + invalid.clashes().stream().map(Clash::toString).collect(Collectors.joining(", ")));
    }
    if (verdict instanceof Verdict.None) {
      return Optional.of("none: no solution, though no two givens clash");
    }
    if (verdict instanceof Verdict.Several) {
      return Optional.of("several: more than one solution");
    }
    return Optional.empty();
  }
}
