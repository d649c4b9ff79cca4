package solutionary.sudoku.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.sudoku.Grid;
import solutionary.sudoku.PuzzleTexts;
import solutionary.verify.AllImages;

@DisplayName("The canonical form")
class CanonicalTest {
  private static final int CELL_SYMMETRIES = 3_359_232;

  /** Grids of every kind: unique, several, none, invalid; sparse, full, symmetric. */
  private static Stream<String> kinds() {
    return Stream.of(
        ".................................................................................",
        "............................7....................................................",
        "1...............................5................................5...............",
        PuzzleTexts.landmarks().get(0).cells(),
        PuzzleTexts.inCase("b11_full_but_wrong.txt").cells(),
        PuzzleTexts.inCase("b05_four_same_rectangle.txt").cells(),
        "1........2..........3.........4.........5.........6.........7.........8.........9",
        "111222333111222333111222333444555666444555666444555666777888999777888999777888999",
        "5.5...12.3.3......5.5...........6.6......6.6.........2.2...........2.2.....1.....");
  }

  @ParameterizedTest(name = "and the automorphisms agree with all 3,359,232 images: {0}")
  @MethodSource("kinds")
  void leastOfAllImages(String givens) {
    AllImages images = AllImages.of(givens);
    Canonical canonical = Canonical.of(new Grid(givens));
    assertThat(canonical.form().cells()).isEqualTo(images.least());
    assertThat(canonical.automorphisms()).isEqualTo(images.times());
  }

  @Test
  @DisplayName("is what the map makes of the givens, and its own form")
  void map() {
    for (Grid givens : sample()) {
      Canonical canonical = Canonical.of(givens);
      assertThat(canonical.map().apply(givens)).isEqualTo(canonical.form());
      assertThat(Canonical.of(canonical.form()))
          .isEqualTo(new Canonical(canonical.form(), canonical.automorphisms(), GridMap.IDENTITY));
    }
  }

  @Test
  @DisplayName("is the same in every disguise, and so is the number of automorphisms")
  void invariant() {
    RandomMaps maps = new RandomMaps(5);
    for (Grid givens : sample()) {
      Canonical canonical = Canonical.of(givens);
      for (int i = 0; i < 3; i++) {
        Grid image = maps.next().apply(givens);
        Canonical disguised = Canonical.of(image);
        assertThat(canonical.mapTo(disguised).apply(givens)).isEqualTo(image);
        assertThat(disguised.form()).isEqualTo(canonical.form());
        assertThat(disguised.automorphisms()).isEqualTo(canonical.automorphisms());
      }
    }
  }

  /** Bundled puzzles, the kinds above, and grids of 0–80 random digits. */
  private static List<Grid> sample() {
    List<Grid> sample = new ArrayList<>();
    List<Grid> bundled = PuzzleTexts.bundled();
    for (int i = 0; i < bundled.size(); i += 5) {
      sample.add(bundled.get(i));
    }
    kinds().map(Grid::new).forEach(sample::add);
    Random random = new Random(1);
    for (int digits = 0; digits <= Grid.CELLS; digits++) {
      Grid grid = Grid.EMPTY;
      for (int i = 0; i < digits; i++) {
        grid = grid.with(random.nextInt(Grid.CELLS), 1 + random.nextInt(9));
      }
      sample.add(grid);
    }
    return sample;
  }

  // 648: the most symmetric full grid (Russell and Jarvis, Mathematical Spectrum 39, 2006); it is
  // its own form here. 3,359,232 / 81: a single given may go to every cell. Two givens that see
  // each other in a row and a box: 81 · 2 places, and both orders of them.
  @ParameterizedTest(name = "of {0} has {1} automorphisms")
  @CsvSource({
    "empty grid, 3359232, '"
        + ".................................................................................'",
    "single given, 41472, '"
        + "......................................3..........................................'",
    "two different givens beside each other, 20736, '"
        + "36...............................................................................'",
    "two equal givens beside each other, 20736, '"
        + "33...............................................................................'",
    "two givens in one column of different boxes, 6912, '"
        + "3..........................5.....................................................'",
    "the most symmetric full grid, 648, "
        + "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
  })
  void automorphisms(String name, int automorphisms, String givens) {
    assertThat(Canonical.of(new Grid(givens)).automorphisms()).isEqualTo(automorphisms);
  }

  @Test
  @DisplayName("of a single given has it last, wherever it was and whatever it is")
  void singleGivens() {
    assertThat(IntStream.range(0, Grid.CELLS).boxed())
        .extracting(cell -> Canonical.of(Grid.EMPTY.with(cell, 1 + cell % 9)).form())
        .containsOnly(Grid.EMPTY.with(80, 1));
  }

  /** Orbit and stabiliser: the orbits of pairs are counted by going through all pairs. */
  @Test
  @DisplayName("of two givens: pairs of cells that are alike, times automorphisms, are 3,359,232")
  void pairs() {
    var orbits = new TreeMap<String, Integer>();
    var sizes = new TreeMap<String, Integer>();
    for (int cell = 0; cell < Grid.CELLS; cell++) {
      for (int other = cell + 1; other < Grid.CELLS; other++) {
        Canonical canonical = Canonical.of(Grid.EMPTY.with(cell, 1).with(other, 2));
        orbits.merge(canonical.form().cells(), 1, Integer::sum);
        sizes.put(canonical.form().cells(), canonical.automorphisms());
      }
    }
    assertThat(orbits.keySet())
        .allSatisfy(
            form -> assertThat(orbits.get(form) * sizes.get(form)).isEqualTo(CELL_SYMMETRIES));
  }

  @Test
  @DisplayName("tells all 611 bundled puzzles apart")
  void bundled() {
    assertThat(PuzzleTexts.bundled())
        .extracting(givens -> Canonical.of(givens).form())
        .doesNotHaveDuplicates()
        .hasSize(611);
  }
}
