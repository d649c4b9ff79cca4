package solutionary.sudoku.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import solutionary.sudoku.Grid;

/** What a step says, on positions small enough to check by eye. */
class StepTest {
  @Test
  void lastInHouse() {
    Step step = first("12345678.", "");
    assertThat(step.sentence()).isEqualTo("r1c9, last in row 1, is 9.");
    assertThat(StepJson.of(step)).isEqualTo("{\"place\":\"r1c9=9\",\"houses\":[\"r1\"]}");
  }

  @Test
  void hiddenSingle() {
    Step step =
        first(
            ".........",
            "...5.....",
            "......5..",
            "5........",
            ".........",
            ".........",
            ".5.......");
    assertThat(step.sentence()).isEqualTo("In box 1, only r1c3 can be 5.");
  }

  @Test
  void pointing() {
    Step step = new Walk("123......", ".........", "456......").until(Technique.POINTING);
    assertThat(step.sentence())
        .isEqualTo(
            "In box 1, 7 can only stand in row 2: remove 7 from r2c4, r2c5, r2c6, r2c7, r2c8 and r2c9.");
    assertThat(step.eliminations()).hasSize(6).allMatch(removed -> removed.digit() == 7);
  }

  @Test
  void aChainTellsEachLinkAsTextAndAsData() {
    Step step = skyscraper();
    assertThat(step.sentence())
        .isEqualTo(
            "One of r2c4 and r6c5 is 9, as r2c4≠9 → r2c9=9 → r6c9≠9 → r6c5=9:"
                + " remove 9 from r3c5 and r5c4.");
    assertThat(StepJson.of(step))
        .isEqualTo(
            """
            {"remove":["r3c5<>9","r5c4<>9"],"chains":[["r3c5=9",["r2c4<>9","b2"],["r2c9=9","r2"],\
            ["r6c9<>9","c9"],["r6c5=9","r6"],["r3c5<>9","c5"]]]}""");
  }

  private static Step skyscraper() {
    Grid givens =
        new Grid(
            ".......5.32...168..58..31...894.5.......1.......3.287...21..53..735...94.6.......");
    return HumanSolver.solve(givens, true).steps().stream()
        .filter(taken -> taken.technique() == Technique.SKYSCRAPER)
        .findFirst()
        .orElseThrow();
  }

  private static Step first(String... rows) {
    return new HumanWalk(grid(rows), true, 0).next().orElseThrow();
  }

  private static Grid grid(String... rows) {
    return new Grid((String.join("", rows) + Grid.EMPTY).substring(0, Grid.CELLS));
  }

  private record Walk(HumanWalk steps) {
    Walk(String... rows) {
      this(new HumanWalk(grid(rows), true, 0));
    }

    Step until(Technique technique) {
      Step step = steps.next().orElseThrow();
      while (step.technique() != technique) {
        step = steps.next().orElseThrow();
      }
      return step;
    }
  }
}
