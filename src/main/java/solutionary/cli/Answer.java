package solutionary.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import solutionary.sudoku.Clash;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.techniques.HumanPath;
import solutionary.sudoku.techniques.Step;

/**
 * What is told of one puzzle.
 *
 * @param values in the order of the output's columns: givens, verdict, solution, and what was asked
 *     for besides
 * @param steps how a person solves it, when that was asked
 * @param remark why a puzzle is invalid, or that its path breaks off
 */
record Answer(List<Value> values, Optional<List<Step>> steps, Optional<String> remark) {
  Answer {
    values = List.copyOf(values);
  }

  /**
   * One column of an answer.
   *
   * @param value a text, a number, or null
   */
  record Value(String column, Object value) {
    String text() {
      return value == null ? "" : value.toString();
    }
  }

  /** With a verdict, unless it stayed undecided. */
  static Answer of(Grid givens, Optional<Verdict> verdict) {
    String solution =
        verdict.orElse(null) instanceof Verdict.Unique unique ? unique.solution().cells() : null;
    return new Answer(
        List.of(
            new Value("givens", givens.cells()),
            new Value("verdict", verdict.map(Verdict::key).orElse("undecided")),
            new Value("solution", solution)),
        Optional.empty(),
        verdict
            .filter(Verdict.Invalid.class::isInstance)
            .map(invalid -> givens.cells() + ": " + reason((Verdict.Invalid) invalid)));
  }

  /** This answer with one more column. */
  Answer with(String column, Object value) {
    List<Value> more = new ArrayList<>(values);
    more.add(new Value(column, value));
    return new Answer(more, steps, remark);
  }

  /** This answer with the steps of a person's path. */
  Answer withSteps(Optional<HumanPath> path) {
    return new Answer(
        values,
        Optional.of(path.map(HumanPath::steps).orElse(List.of())),
        path.filter(each -> each.rating().atLeast()).map(this::brokenOff).or(() -> remark));
  }

  String text(int column) {
    return values.get(column).text();
  }

  private String brokenOff(HumanPath path) {
    return text(0)
        + ": the path breaks off after "
        + path.steps().size()
        + " steps: no step followed within the budget of the search";
  }

  private static String reason(Verdict.Invalid invalid) {
    return invalid.clashes().stream().map(Clash::toString).collect(Collectors.joining(", "));
  }
}
