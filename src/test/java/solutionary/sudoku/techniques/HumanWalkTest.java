package solutionary.sudoku.techniques;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import solutionary.sudoku.Grid;

class HumanWalkTest {
  /** Rated 4.5 for a unique rectangle by the reference. */
  private static final Grid NEEDS_UNIQUENESS =
      new Grid("249.6...3.3....2..8.......5.....6......2......1..4.82..9.5..7....4.....1.7...3...");

  /** Rated 9.0 by the reference. */
  private static final Grid HARD =
      new Grid("85..3.....3....5.61..2.......91....85..7.8.......4....6..9.7.5..2.....1.....2..7.");

  /** "Consistent but impossible": the givens do not clash, and yet there is no solution. */
  private static final Grid IMPOSSIBLE =
      new Grid(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");

  @Test
  void pathsAreTheSameOnEveryRunAndThread() {
    List<CompletableFuture<List<Step>>> runs = new ArrayList<>();
    for (int run = 0; run < 3; run++) {
      runs.add(CompletableFuture.supplyAsync(() -> HumanSolver.solve(HARD, true).steps()));
    }
    List<Step> steps = HumanSolver.solve(HARD, true).steps();
    assertThat(runs).allSatisfy(run -> assertThat(run.join()).isEqualTo(steps));
  }

  @Test
  void aWalkInSlicesTakesTheStepsOfTheWholePath() {
    HumanWalk walk = new HumanWalk(HARD, true, HumanSolver.BUDGET);
    List<Step> steps = new ArrayList<>();
    do {
      while (!walk.work()) {}
      walk.last().ifPresent(steps::add);
    } while (walk.last().isPresent());
    assertThat(steps).isEqualTo(HumanSolver.solve(HARD, true).steps());
  }

  @Test
  void uniquenessIsUsedOnlyWhereItIsKnown() {
    assertThat(techniques(HumanSolver.solve(NEEDS_UNIQUENESS, true)))
        .anyMatch(key -> key.startsWith("unique-"));
    assertThat(techniques(HumanSolver.solve(NEEDS_UNIQUENESS, false)))
        .noneMatch(key -> key.startsWith("unique-") || key.startsWith("bug-"));
  }

  @Test
  void aSpentBudgetLeavesALowerBound() {
    HumanPath path = HumanSolver.solve(HARD, true, 1_000);
    assertThat(path.isSolved()).isFalse();
    assertThat(path.rating().atLeast()).isTrue();
    assertThat(path.rating().tenths()).isBetween(65, 90);
  }

  @Test
  void whereOnlyNestedChainsAreLeftTheRatingIsAtLeastTheirs() {
    HumanPath path = HumanSolver.solve(Grid.EMPTY, false);
    assertThat(path.steps()).isEmpty();
    assertThat(path.rating()).hasToString(">=9.5");
  }

  @Test
  void aPuzzleWithoutSolutionEndsUnsolved() {
    assertThat(HumanSolver.solve(IMPOSSIBLE, false).isSolved()).isFalse();
  }

  @Test
  void aSolvedGridNeedsNoStep() {
    Grid solved = HumanSolver.solve(HARD, true).reached();
    HumanPath path = HumanSolver.solve(solved, true);
    assertThat(path.steps()).isEmpty();
    assertThat(path.hardestTechnique()).isEmpty();
    assertThat(path.rating()).hasToString("0.0");
  }

  @Test
  void equalDigitsInAHouseAreRefused() {
    assertThatThrownBy(() -> HumanSolver.solve(Grid.EMPTY.with(4, 7).with(8, 7), true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no puzzle: 7 twice in row 1");
  }

  private static List<String> techniques(HumanPath path) {
    return path.steps().stream().map(step -> step.technique().key()).toList();
  }
}
