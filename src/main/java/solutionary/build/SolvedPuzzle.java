package solutionary.build;

import java.util.Optional;
import java.util.stream.Collectors;
import solutionary.catalog.PuzzleRow;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.formats.SourcePuzzle;
import solutionary.sudoku.solving.Minimal;
import solutionary.sudoku.solving.Verdicts;

/**
 * A puzzle with all that is found out about it.
 *
 * @param minimal null unless the solution is unique
 */
record SolvedPuzzle(SourcePuzzle source, Verdict verdict, Boolean minimal) {
  static SolvedPuzzle of(SourcePuzzle source) {
    Verdict verdict = Verdicts.of(source.givens());
    Boolean minimal = verdict instanceof Verdict.Unique ? Minimal.isMinimal(source.givens()) : null;
    return new SolvedPuzzle(source, verdict, minimal);
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
        null,
        null,
        null,
        source.publishedRating() == null ? null : Double.valueOf(source.publishedRating()));
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
