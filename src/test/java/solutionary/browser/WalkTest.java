package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.techniques.HumanPath;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.Step;
import solutionary.sudoku.techniques.StepJson;

@DisplayName("A walk in pieces of work")
class WalkTest {
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @ParameterizedTest
  @ValueSource(
      strings = {
        TEXTBOOK,
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
      })
  @DisplayName("has the steps and the rating of the solver")
  void agrees(String givens) {
    HumanPath path = HumanSolver.solve(new Grid(givens), true);
    Walk walk = ended(givens);
    assertThat(IntStream.rangeClosed(1, walk.steps()).mapToObj(walk::sentence))
        .isEqualTo(path.steps().stream().map(Step::sentence).toList());
    assertThat(IntStream.rangeClosed(1, walk.steps()).mapToObj(walk::data))
        .isEqualTo(path.steps().stream().map(StepJson::of).toList());
    assertThat((walk.isAtLeast() ? ">=" : "") + walk.rating()).isEqualTo(path.rating().toString());
    assertThat(walk.level()).isEqualTo(path.level().key());
    assertThat(walk.hardestTechnique()).isEqualTo(path.hardestTechnique());
    assertThat(walk.cells(walk.steps())).isEqualTo(path.reached().cells());
  }

  @Test
  @DisplayName("holds the board with its candidates before each step")
  void boards() {
    Walk walk = ended(TEXTBOOK);
    assertThat(walk.cells(0)).isEqualTo(TEXTBOOK);
    List<Integer> candidates =
        IntStream.rangeClosed(1, 9).filter(digit -> walk.has(0, 2, digit)).boxed().toList();
    assertThat(candidates).containsExactly(1, 2, 4);
    assertThat(new Grid(walk.cells(1)).clues()).isEqualTo(31);
    assertThat(walk.cells(walk.steps()))
        .isEqualTo(
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  }

  private static Walk ended(String givens) {
    Walk walk = new Walk(new Grid(givens), true);
    while (!walk.work()) {
      assertThat(walk.isAtLeast()).isFalse();
    }
    return walk;
  }
}
