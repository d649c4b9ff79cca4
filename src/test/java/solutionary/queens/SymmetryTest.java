package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SymmetryTest {
  private static final Placement FIRST = Placement.of(1, 5, 8, 6, 3, 7, 2, 4);

  /** Worked out by hand on a drawn board; the keys and their order are the published ones. */
  @ParameterizedTest(name = "{0} takes the first solution of n = 8 to {1}")
  @CsvSource({
    "identity,        1 5 8 6 3 7 2 4",
    "rotate-90,       8 2 4 1 7 5 3 6",
    "rotate-180,      5 7 2 6 3 1 4 8",
    "rotate-270,      3 6 4 2 8 5 7 1",
    "flip-horizontal, 8 4 1 3 6 2 7 5",
    "flip-vertical,   4 2 7 3 6 8 5 1",
    "transpose,       1 7 5 8 2 4 6 3",
    "anti-transpose,  6 3 5 7 1 4 2 8"
  })
  void images(String key, String image) {
    assertThat(byKey(key).apply(FIRST)).hasToString(image);
  }

  @Test
  void keysStandInThePublishedOrder() {
    assertThat(Symmetry.values())
        .extracting(Symmetry::key)
        .containsExactly(
            "identity",
            "rotate-90",
            "rotate-180",
            "rotate-270",
            "flip-horizontal",
            "flip-vertical",
            "transpose",
            "anti-transpose");
  }

  @ParameterizedTest(name = "{0} and its inverse cancel")
  @EnumSource
  void inverses(Symmetry map) {
    assertThat(map.then(map.inverse())).isEqualTo(Symmetry.IDENTITY);
    assertThat(map.inverse().then(map)).isEqualTo(Symmetry.IDENTITY);
    assertThat(map.inverse().apply(map.apply(FIRST))).isEqualTo(FIRST);
  }

  @ParameterizedTest(name = "{0} and then any map is the map that does both")
  @EnumSource
  void composition(Symmetry first) {
    Set<Symmetry> products = EnumSet.noneOf(Symmetry.class);
    for (Symmetry second : Symmetry.values()) {
      assertThat(first.then(second).apply(FIRST)).isEqualTo(second.apply(first.apply(FIRST)));
      products.add(first.then(second));
    }
    assertThat(products).as("closed, without repetition").hasSize(8);
  }

  @ParameterizedTest(name = "{0} moves every square to one of its own")
  @EnumSource
  void squares(Symmetry map) {
    Set<List<Integer>> images = new HashSet<>();
    for (int row = 1; row <= 5; row++) {
      for (int column = 1; column <= 5; column++) {
        images.add(List.of(map.row(row, column, 5), map.column(row, column, 5)));
      }
    }
    assertThat(images).hasSize(25);
  }

  @ParameterizedTest(name = "{0} takes solutions to solutions")
  @EnumSource
  void closure(Symmetry map) {
    for (int n = 1; n <= 9; n++) {
      Set<Placement> all = new HashSet<>(Oracle.solutions(n));
      assertThat(all.stream().map(map::apply))
          .as("n = %d", n)
          .containsExactlyInAnyOrderElementsOf(all);
    }
  }

  @Test
  void twoQueensInOneColumnHaveNoTurnedImage() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Symmetry.ROTATE_90.apply(Placement.of(1, 1)))
        .withMessageContaining("two queens in one column");
  }

  static List<String[]> classes() {
    return Oracle.rows("/solutionary/cases/expected_nqueens.tsv").stream()
        .filter(row -> Integer.parseInt(row[0]) <= 10)
        .map(row -> new String[] {row[0], row[2], row[7], row[8], row[9]})
        .toList();
  }

  @ParameterizedTest(name = "n = {0}: {1} classes; mirror alone {2}, turns {3}, half turn {4}")
  @MethodSource("classes")
  void onlyAllEightMapsGiveTheRightClasses(
      int n, int classes, int mirror, int turns, int halfTurn) {
    List<Placement> all = Oracle.solutions(n);
    assertThat(classes(all, Symmetry.values())).isEqualTo(classes);
    assertThat(classes(all, Symmetry.IDENTITY, Symmetry.FLIP_HORIZONTAL)).isEqualTo(mirror);
    assertThat(classes(all, Symmetry.IDENTITY, Symmetry.ROTATE_180)).isEqualTo(halfTurn);
    assertThat(
            classes(
                all,
                Symmetry.IDENTITY,
                Symmetry.ROTATE_90,
                Symmetry.ROTATE_180,
                Symmetry.ROTATE_270))
        .isEqualTo(turns);
  }

  private static int classes(List<Placement> solutions, Symmetry... group) {
    Set<Placement> smallest = new HashSet<>();
    for (Placement solution : solutions) {
      smallest.add(
          Arrays.stream(group).map(map -> map.apply(solution)).min(Placement::compareTo).get());
    }
    return smallest.size();
  }

  private static Symmetry byKey(String key) {
    return Arrays.stream(Symmetry.values()).filter(map -> map.key().equals(key)).findFirst().get();
  }
}
