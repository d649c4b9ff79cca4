package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FundamentalsTest {
  /** OEIS A000170, A002562, A032522, A033148 and the orbits of size 8, 4, 2 that follow. */
  static List<long[]> reference() {
    return Oracle.rows("/solutionary/reference/queens_counts.tsv").stream()
        .map(row -> Arrays.stream(row).limit(8).mapToLong(Long::parseLong).toArray())
        .filter(row -> row[0] <= 14)
        .toList();
  }

  @ParameterizedTest(name = "the counts of the reference table: {0}")
  @MethodSource("reference")
  void counts(long[] row) {
    Fundamentals found = Fundamentals.of((int) row[0]);
    assertThat(
            new long[] {
              found.n(),
              found.solutions(),
              found.count(),
              found.halfTurnFixed(),
              found.quarterTurnFixed(),
              found.count(SymmetryClass.NONE),
              found.count(SymmetryClass.HALF_TURN),
              found.count(SymmetryClass.QUARTER_TURN)
            })
        .containsExactly(row);
  }

  @ParameterizedTest(name = "n = {0}: the smallest of every orbit, in order")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void smallestOfEveryOrbit(int n) {
    List<Placement> expected =
        Oracle.solutions(n).stream()
            .map(solution -> Orbit.of(solution).fundamental())
            .distinct()
            .sorted()
            .toList();
    assertThat(placements(Fundamentals.of(n))).isEqualTo(expected);
  }

  @ParameterizedTest(name = "n = {0}: visited with the class that the placement has")
  @ValueSource(ints = {1, 4, 5, 6, 8, 10, 12})
  void visitedWithItsClass(int n) {
    Fundamentals.forEach(
        n,
        (columns, symmetry) -> {
          assertThat(symmetry).isEqualTo(SymmetryClass.of(Placement.of(columns)));
          return true;
        });
  }

  @Test
  void aVisitorCanStop() {
    List<Placement> seen = new ArrayList<>();
    Fundamentals.forEach(
        20,
        (columns, symmetry) -> {
          seen.add(Placement.of(columns));
          return seen.size() < 3;
        });
    assertThat(seen).hasSize(3).isSorted();
  }

  @Test
  void numbersGoBothWays() {
    Fundamentals eight = Fundamentals.of(8);
    for (int number = 1; number <= 12; number++) {
      assertThat(eight.numberOf(eight.placement(number))).isEqualTo(number);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> eight.placement(13))
        .withMessage("number 13; n = 8 has 12, counted from 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> eight.numberOf(Placement.of(8, 4, 1, 3, 6, 2, 7, 5)))
        .withMessage("8 4 1 3 6 2 7 5 is not fundamental for n = 8");
    assertThatIllegalArgumentException().isThrownBy(() -> eight.numberOf(Placement.of(2, 4, 1, 3)));
  }

  @ParameterizedTest(name = "size {0} is refused")
  @ValueSource(ints = {-1, 0, 17})
  void otherSizes(int n) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Fundamentals.of(n))
        .withMessage("n = " + n + "; board sizes here are 1-16");
  }

  private static List<Placement> placements(Fundamentals fundamentals) {
    List<Placement> placements = new ArrayList<>();
    for (int number = 1; number <= fundamentals.count(); number++) {
      placements.add(fundamentals.placement(number));
    }
    return placements;
  }
}
