package solutionary.sudoku.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;

@DisplayName("A grid map")
class GridMapTest {
  private static final Grid GIVENS = PuzzleTexts.landmarks().get(0);
  private static final List<Integer> LINES = GridMap.IDENTITY.rows();
  private static final List<Integer> DIGITS = GridMap.IDENTITY.digits();

  @RepeatedTest(
      value = 50,
      name = "has an inverse and can be followed by another, seed {currentRepetition}")
  void laws(RepetitionInfo repetition) {
    RandomMaps maps = new RandomMaps(repetition.getCurrentRepetition());
    GridMap first = maps.next();
    GridMap second = maps.next();
    assertThat(first.then(second).apply(GIVENS)).isEqualTo(second.apply(first.apply(GIVENS)));
    assertThat(first.then(first.inverse())).isEqualTo(GridMap.IDENTITY);
    assertThat(first.inverse().then(first)).isEqualTo(GridMap.IDENTITY);
    assertThat(first.inverse().apply(first.apply(GIVENS))).isEqualTo(GIVENS);
  }

  @Test
  @DisplayName("transposes first, then orders rows and columns, then renames digits")
  void order() {
    Grid given = Grid.EMPTY.with(9 * 1 + 5, 4);
    GridMap map =
        new GridMap(
            true,
            List.of(3, 4, 5, 6, 7, 8, 0, 1, 2),
            List.of(0, 2, 1, 3, 4, 5, 6, 7, 8),
            List.of(2, 3, 4, 5, 6, 7, 8, 9, 1));
    assertThat(map.apply(given)).isEqualTo(Grid.EMPTY.with(9 * 2 + 2, 5));
    assertThat(map.source(9 * 2 + 2)).isEqualTo(9 * 1 + 5);
    assertThat(map)
        .hasToString("transposed, rows 456 789 123, columns 132 456 789, digits 1-9 to 234567891");
  }

  @Test
  @DisplayName("that changes nothing says so")
  void identity() {
    assertThat(GridMap.IDENTITY).hasToString("as it stands");
    assertThat(GridMap.IDENTITY.apply(GIVENS)).isEqualTo(GIVENS);
  }

  @ParameterizedTest(name = "tears no band apart: {0} is refused")
  @CsvSource({"013245678", "012345677", "01234567", "123456789"})
  void refused(String rows) {
    List<Integer> lines = rows.chars().mapToObj(c -> c - '0').toList();
    assertThatThrownBy(() -> new GridMap(false, lines, LINES, DIGITS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rows " + lines);
    assertThatThrownBy(() -> new GridMap(false, LINES, lines, DIGITS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("columns " + lines);
  }

  @Test
  @DisplayName("renames digits to digits")
  void digits() {
    assertThatThrownBy(() -> new GridMap(false, LINES, LINES, LINES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("are not 1-9, each once");
  }
}
