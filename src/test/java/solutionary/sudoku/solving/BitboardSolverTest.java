package solutionary.sudoku.solving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.strategies.SudokuStrategy;

class BitboardSolverTest {
  private static final Grid SOLVED = PuzzleTexts.inCase("b10_already_solved.txt");

  private final BitboardSolver solver = new BitboardSolver();

  @ParameterizedTest(name = "{0}: {2} solutions up to {1}")
  @CsvSource({
    "b01_timeout_22clues.txt, 1000000, 1",
    "b02_15clues_pathological.txt, 100001, 100001", // more than 100,000 exist
    "b08_two_solutions_75clues.txt, 10, 2",
    "b10_already_solved.txt, 10, 1",
    "b12_empty_grid.txt, 100000, 100000",
    "b29_consistent_but_impossible.txt, 10, 0",
    "b03_conflict_33clues.txt, 10, 0",
    "b05_four_same_rectangle.txt, 10, 0",
    "b11_full_but_wrong.txt, 10, 0"
  })
  void cases(String file, long limit, long solutions) {
    assertThat(SolutionCount.upTo(limit, PuzzleTexts.inCase(file))).isEqualTo(solutions);
  }

  @Test
  @DisplayName("the limit cuts the count and changes nothing else")
  void limit() {
    Grid givens = sparse(new Random(1), 30);
    long all = solver.count(givens, 1_000_000);
    assertThat(all).isBetween(3L, 999_999L);
    Grid first = solver.solution(0);
    for (long limit : new long[] {1, 2, 3, all - 1, all, all + 1}) {
      assertThat(solver.count(givens, limit)).isEqualTo(Math.min(limit, all));
      assertThat(solver.solution(0)).isEqualTo(first);
    }
  }

  @ParameterizedTest(name = "{0} givens: as many solutions as the exact cover has, each sound")
  @ValueSource(ints = {24, 27, 30, 35, 40, 60, 81})
  void exactCover(int clues) {
    SudokuStrategy exactCover = SudokuStrategies.byName("exact-cover").orElseThrow().strategy();
    Random random = new Random(clues);
    for (int puzzle = 0; puzzle < 20; puzzle++) {
      Grid givens = sparse(random, clues);
      long count = solver.count(givens, 20_000);
      assertThat(count)
          .as(givens.cells())
          .isEqualTo(exactCover.search(givens, 20_000, Long.MAX_VALUE, null).solutions());
      for (int number = 0; number < Math.min(count, 2); number++) {
        assertThat(solver.solution(number).isSolved()).isTrue();
        assertThat(solver.solution(number).keeps(givens)).isTrue();
      }
    }
  }

  @Test
  @DisplayName("random consistent givens: solvable exactly when the exact cover is")
  void randomGivens() {
    SudokuStrategy exactCover = SudokuStrategies.byName("exact-cover").orElseThrow().strategy();
    Random random = new Random(5);
    for (int puzzle = 0; puzzle < 300; puzzle++) {
      Grid givens = scattered(random, 18 + random.nextInt(12));
      assertThat(solver.count(givens, 2))
          .as(givens.cells())
          .isEqualTo(exactCover.search(givens, 2, Long.MAX_VALUE, null).solutions());
    }
  }

  @Test
  @DisplayName("removing a given never lowers the count")
  void removing() {
    Random random = new Random(2);
    for (int puzzle = 0; puzzle < 20; puzzle++) {
      Grid givens = sparse(random, 32);
      long count = solver.count(givens, 3000);
      for (int cell = 0; cell < Grid.CELLS; cell++) {
        assertThat(solver.count(givens.with(cell, 0), 3000)).isGreaterThanOrEqualTo(count);
      }
    }
  }

  @Test
  @DisplayName("relabelling the digits keeps the count")
  void relabelling() {
    Random random = new Random(3);
    for (int puzzle = 0; puzzle < 50; puzzle++) {
      Grid givens = sparse(random, 30);
      assertThat(solver.count(relabelled(givens, random), 100_000))
          .isEqualTo(solver.count(givens, 100_000));
    }
  }

  @Test
  @DisplayName("a solution that was not found cannot be asked for")
  void noSolution() {
    assertThat(solver.count(SOLVED, 2)).isEqualTo(1);
    assertThatThrownBy(() -> solver.solution(1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> solver.count(SOLVED, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("limit 0; at least 1 is needed");
  }

  /** A solved grid with only some of its cells left. */
  private static Grid sparse(Random random, int clues) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      cells.add(cell);
    }
    Collections.shuffle(cells, random);
    Grid grid = SOLVED;
    for (int cell : cells.subList(clues, Grid.CELLS)) {
      grid = grid.with(cell, 0);
    }
    return grid;
  }

  /** Random digits in random cells without a clash. */
  private static Grid scattered(Random random, int clues) {
    Grid grid = Grid.EMPTY;
    while (grid.clues() < clues) {
      Grid next = grid.with(random.nextInt(Grid.CELLS), 1 + random.nextInt(9));
      grid = next.clashes().isEmpty() ? next : grid;
    }
    return grid;
  }

  private static Grid relabelled(Grid grid, Random random) {
    List<Integer> digits = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
    Collections.shuffle(digits, random);
    int[] cells = new int[Grid.CELLS];
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      cells[cell] = grid.digit(cell) == 0 ? 0 : digits.get(grid.digit(cell) - 1);
    }
    return Grid.of(cells);
  }
}
