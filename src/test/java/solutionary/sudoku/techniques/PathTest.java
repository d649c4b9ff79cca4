package solutionary.sudoku.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.sudoku.Grid;

/** Every step of every bundled puzzle, checked against its solution and by its own chains. */
class PathTest {
  static Stream<String> unique() {
    return Puzzles.unique();
  }

  @ParameterizedTest(name = "{0}: each step agrees with the solution and rests on the board")
  @MethodSource("unique")
  void stepsAreSound(String givens) {
    Grid puzzle = new Grid(givens);
    Grid solution = new Pencil(puzzle).solution().orElseThrow();
    Pencil board = new Pencil(puzzle);
    HumanPath path = HumanSolver.solve(puzzle, true);
    for (Step step : path.steps()) {
      agrees(step, solution, board);
      step.pattern().chains().forEach(chain -> ChainProof.check(chain, board));
      take(step, board);
    }
    assertThat(solution.keeps(path.reached())).isTrue();
    assertThat(path.isSolved()).isNotEqualTo(path.rating().atLeast());
  }

  private static void agrees(Step step, Grid solution, Pencil board) {
    step.placement()
        .ifPresent(
            placed -> {
              assertThat(placed.digit()).as("%s", step).isEqualTo(solution.digit(placed.cell()));
              assertThat(board.has(placed.cell(), placed.digit())).as("%s", step).isTrue();
            });
    List<Candidate> removed = step.eliminations();
    assertThat(removed).as("%s", step).allMatch(c -> solution.digit(c.cell()) != c.digit());
    assertThat(removed).as("%s", step).allMatch(c -> board.has(c.cell(), c.digit()));
  }

  private static void take(Step step, Pencil board) {
    step.placement().ifPresent(placed -> board.place(placed.cell(), placed.digit()));
    step.eliminations().forEach(removed -> board.remove(removed.cell(), removed.digit()));
  }
}
