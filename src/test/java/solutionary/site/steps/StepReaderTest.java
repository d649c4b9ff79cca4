package solutionary.site.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.catalog.CatalogException;
import solutionary.catalog.StepRow;
import solutionary.sudoku.Grid;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.Step;
import solutionary.sudoku.techniques.StepJson;

/** Nothing of a step is lost between the room that finds it and the page that shows it. */
@DisplayName("The data of a step")
class StepReaderTest {
  /** Their paths hold, in this order: singles; sets, wings and chains; unique loops; forcing. */
  @ParameterizedTest(name = "gives each step of {0} again")
  @ValueSource(
      strings = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        ".......5.32...168..58..31...894.5.......1.......3.287...21..53..735...94.6.......",
        "249.6...3.3....2..8.......5.....6......2......1..4.82..9.5..7....4.....1.7...3...",
        "85..3.....3....5.61..2.......91....85..7.8.......4....6..9.7.5..2.....1.....2..7."
      })
  void isWhole(String givens) {
    List<Step> steps = HumanSolver.solve(new Grid(givens), true).steps();
    assertThat(steps.stream().map(StepReaderTest::row).map(StepReader::read).toList())
        .isEqualTo(steps);
  }

  @ParameterizedTest(name = "is refused when it is {0}")
  @ValueSource(strings = {"", "{", "{}", "[]", "{\"place\":\"r0c1=1\"}", "{\"place\":\"r1\"}"})
  void broken(String data) {
    assertThatThrownBy(() -> StepReader.read(new StepRow("a.1", 7, "x-wing", "so", data)))
        .isInstanceOf(CatalogException.class)
        .hasMessageContaining("a.1, step 7");
  }

  private static StepRow row(Step step) {
    return new StepRow("a.1", 1, step.technique().key(), step.sentence(), StepJson.of(step));
  }
}
