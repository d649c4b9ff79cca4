package solutionary.sudoku.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.SudokuListener;

/** Counts the events of a search and checks that each follows from those before it. */
final class RecordingListener implements SudokuListener {
  long tried;
  long placed;
  long rejected;
  final List<Grid> solutions = new ArrayList<>();

  private final Deque<List<Integer>> standing = new ArrayDeque<>();
  private List<Integer> pending = List.of();

  @Override
  public void tried(int cell, int digit) {
    tried++;
    assertThat(pending).as("the last digit tried was placed or rejected").isEmpty();
    pending = List.of(cell, digit);
  }

  @Override
  public void placed(int cell, int digit) {
    placed++;
    assertThat(pending).containsExactly(cell, digit);
    pending = List.of();
    standing.push(List.of(cell, digit));
  }

  @Override
  public void rejected(int cell, int digit) {
    rejected++;
    assertThat(pending).containsExactly(cell, digit);
    pending = List.of();
  }

  @Override
  public void removed(int cell, int digit) {
    assertThat(standing.pop()).containsExactly(cell, digit);
  }

  @Override
  public void solved(Grid solution) {
    standing.forEach(step -> assertThat(solution.digit(step.get(0))).isEqualTo(step.get(1)));
    solutions.add(solution);
  }
}
