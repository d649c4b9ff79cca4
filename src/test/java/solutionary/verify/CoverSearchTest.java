package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.solving.Minimal;
import solutionary.sudoku.solving.Verdicts;

@DisplayName("The second method")
class CoverSearchTest {
  private final CoverSearch search = new CoverSearch();

  /** The textbook example, "Consistent but impossible", an almost full board, the empty grid. */
  @ParameterizedTest(name = "counts {2} solutions, looking for {1}: {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | 9   | 1
          .....5.8....6.1.43..........1.5........1.6...3.......553.....61........4......... | 9   | 0
          684195732352674...179382654236547...947831265518269473723918546495726318861453927 | 9   | 2
          ................................................................................. | 500 | 500
          55............................................................................... | 9   | 0
          """)
  void counts(String givens, int limit, int solutions) {
    assertThat(search.count(givens, limit)).isEqualTo(solutions);
  }

  @Test
  @DisplayName("agrees with the build's solver on all 611 bundled puzzles")
  void agrees() {
    assertThat(PuzzleTexts.bundled()).hasSize(611).allSatisfy(this::agreesOn);
  }

  private void agreesOn(Grid puzzle) {
    String verdict =
        switch (search.count(puzzle.cells(), 2)) {
          case 0 -> "none";
          case 1 -> "unique";
          default -> "several";
        };
    assertThat(verdict).isEqualTo(Verdicts.of(puzzle).key());
    if (Verdicts.of(puzzle) instanceof Verdict.Unique unique) {
      String solution = unique.solution().cells();
      assertThat(search.needsEachGiven(puzzle.cells(), solution))
          .isEqualTo(Minimal.isMinimal(puzzle));
    }
  }
}
