package solutionary.sudoku;

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

class CanonicalTest {
  /** The most symmetric full grid: the only class with 648 automorphisms. */
  private static final String MOST_SYMMETRIC =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

  // 648: Russell and Jarvis, Mathematics of Sudoku II, 2006. The others: the 3,359,232 symmetries
  // over the orbit of one cell (all 81) or of a pair in a minirow (with minicolumns 54 · 3 pairs).
  @ParameterizedTest(name = "{1} automorphisms: {0}")
  @CsvSource({
    "................................................................................., 3359232",
    "....5............................................................................, 41472",
    "12..............................................................................., 20736",
    "............................77..................................................., 20736",
    MOST_SYMMETRIC + ", 648"
  })
  void automorphisms(String grid, int automorphisms) {
    assertThat(Canonical.of(new Grid(grid)).automorphisms()).isEqualTo(automorphisms);
  }

  @ParameterizedTest(name = "by all 3,359,232 symmetries, least and as often reached: {0}")
  @ValueSource(
      strings = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
        ".22..1.8.31.5....7547......8...62.34.2.....6.67.98...2......8251....5.49.5.4..6..",
        "1...........2...........3......................................................4.",
        "1.........1.........1.........2.........2.........2.........3.........3.........3",
        MOST_SYMMETRIC
      })
  void bruteForce(String grid) {
    LeastByTrial trial = LeastByTrial.of(grid);
    Canonical canonical = Canonical.of(new Grid(grid));
    assertThat(canonical.form().cells()).isEqualTo(trial.text());
    assertThat(canonical.automorphisms()).isEqualTo(trial.times());
  }

  @Test
  @DisplayName("every disguise of a bundled puzzle has the same form and automorphisms")
  void invariance() {
    Random random = new Random(1);
    for (Grid grid : PuzzleTexts.bundled()) {
      Canonical canonical = Canonical.of(grid);
      GridMap disguise = randomMap(random);
      Grid disguised = disguise.apply(grid);
      Canonical other = Canonical.of(disguised);
      assertThat(other.form()).isEqualTo(canonical.form());
      assertThat(other.automorphisms()).isEqualTo(canonical.automorphisms());
      assertThat(canonical.map().apply(grid)).isEqualTo(canonical.form());
      assertThat(canonical.to(other).apply(grid)).isEqualTo(disguised);
    }
  }

  @Test
  @DisplayName("a form is its own form")
  void formOfForm() {
    Grid form = Canonical.of(PuzzleTexts.landmarks().get(0)).form();
    assertThat(Canonical.of(form).form()).isEqualTo(form);
  }

  @Test
  @DisplayName("grids with few givens in every shape keep their form in disguise")
  void fewGivens() {
    Random random = new Random(2);
    for (int round = 0; round < 60; round++) {
      Grid grid = Grid.EMPTY;
      for (int given = 0; given < round % 12; given++) {
        grid = grid.with(random.nextInt(Grid.CELLS), 1 + random.nextInt(3));
      }
      Canonical canonical = Canonical.of(grid);
      Canonical other = Canonical.of(randomMap(random).apply(grid));
      assertThat(other.form()).isEqualTo(canonical.form());
      assertThat(other.automorphisms()).isEqualTo(canonical.automorphisms());
      assertThat(3_359_232 % canonical.automorphisms()).isZero(); // Lagrange
    }
  }

  @Test
  @DisplayName("grids of different forms have no map between them")
  void differentForms() {
    Canonical textbook = Canonical.of(PuzzleTexts.landmarks().get(0));
    Canonical empty = Canonical.of(Grid.EMPTY);
    assertThatThrownBy(() -> textbook.to(empty)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  @DisplayName("maps form a group: inverse and succession do what applying does")
  void group() {
    Random random = new Random(3);
    Grid grid = PuzzleTexts.landmarks().get(0);
    for (int round = 0; round < 200; round++) {
      GridMap first = randomMap(random);
      GridMap second = randomMap(random);
      assertThat(first.then(second).apply(grid)).isEqualTo(second.apply(first.apply(grid)));
      assertThat(first.inverse().apply(first.apply(grid))).isEqualTo(grid);
      assertThat(first.then(first.inverse())).isEqualTo(GridMap.IDENTITY);
    }
  }

  @Test
  @DisplayName("a map that tears a band apart is refused")
  void tornBand() {
    List<Integer> torn = List.of(0, 1, 3, 2, 4, 5, 6, 7, 8);
    assertThatThrownBy(
            () -> new GridMap(false, torn, GridMap.IDENTITY.columns(), GridMap.IDENTITY.digits()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static GridMap randomMap(Random random) {
    List<Integer> digits = new ArrayList<>(GridMap.IDENTITY.digits());
    Collections.shuffle(digits, random);
    return new GridMap(random.nextBoolean(), randomLines(random), randomLines(random), digits);
  }

  private static List<Integer> randomLines(Random random) {
    List<List<Integer>> threes =
        new ArrayList<>(List.of(List.of(0, 1, 2), List.of(3, 4, 5), List.of(6, 7, 8)));
    Collections.shuffle(threes, random);
    List<Integer> lines = new ArrayList<>();
    for (List<Integer> three : threes) {
      List<Integer> shuffled = new ArrayList<>(three);
      Collections.shuffle(shuffled, random);
      lines.addAll(shuffled);
    }
    return lines;
  }
}
