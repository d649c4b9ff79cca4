package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes that were made elsewhere, as far as they concern the enumeration. */
class CasesATest {
  @Test
  void a01_eightQueensHave12ClassesAndNot23() {
    Fundamentals eight = Fundamentals.of(8);
    assertThat(eight.count()).isEqualTo(12);
    assertThat(sizes(eight)).isEqualTo(Map.of(8, 11, 4, 1));
    assertThat(Fundamentals.of(4).count()).isEqualTo(1);
  }

  @Test
  void a02_theTotalIsTheSumOfTheOrbitSizes() {
    assertThat(Fundamentals.of(8).solutions()).isEqualTo(11 * 8 + 1 * 4).isEqualTo(92);
  }

  @ParameterizedTest(name = "a04: {0} queens have no solution and no class")
  @ValueSource(ints = {2, 3})
  void a04_noSolutionIsAnAnswer(int n) {
    assertThat(Fundamentals.of(n).count()).isZero();
    assertThat(solutions(n)).isEmpty();
  }

  @Test
  void a05_oneQueenHasOneSolutionThatIsItsOwnImage() {
    Fundamentals one = Fundamentals.of(1);
    assertThat(one.count()).isEqualTo(1);
    assertThat(sizes(one)).containsOnlyKeys(1);
    assertThat(solutions(1)).containsExactly(Placement.of(1));
  }

  @Test
  void a07_theMainDiagonalIsNoSolution() {
    assertThat(solutions(4)).doesNotContain(Placement.of(1, 2, 3, 4));
    assertThat(Placement.of(1, 2, 3, 4).isSolution()).isFalse();
    for (int n = 1; n <= 10; n++) {
      assertThat(solutions(n)).allMatch(Placement::isSolution);
    }
  }

  @Test
  void a09_sixQueensHaveExactlyTheseFour() {
    assertThat(solutions(6))
        .containsExactly(
            Placement.of(2, 4, 6, 1, 3, 5),
            Placement.of(3, 6, 2, 5, 1, 4),
            Placement.of(4, 1, 5, 2, 6, 3),
            Placement.of(5, 3, 1, 6, 4, 2));
    assertThat(sizes(Fundamentals.of(6))).containsOnlyKeys(4);
  }

  @ParameterizedTest(name = "a10: the solutions of {0} queens are in lexicographic order")
  @ValueSource(ints = {4, 5, 6, 7, 8, 9})
  void a10_orderIsLexicographic(int n) {
    assertThat(solutions(n)).isSorted();
  }

  @ParameterizedTest(name = "a12: no solution of {0} queens comes twice")
  @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11})
  void a12_noSolutionComesTwice(int n) {
    assertThat(new HashSet<>(solutions(n))).hasSameSizeAs(solutions(n));
  }

  @ParameterizedTest(name = "a13: {0} queens on a small stack: {1} solutions, {2} classes")
  @CsvSource({"11, 2680, 341", "12, 14200, 1787"})
  void a13_aSmallStackIsEnough(int n, int solutions, int classes) throws InterruptedException {
    List<Integer> counts = new ArrayList<>();
    Runnable run = () -> counts.addAll(List.of(solutions(n).size(), Fundamentals.of(n).count()));
    Thread thread = new Thread(null, run, "small stack", 256 * 1024);
    thread.start();
    thread.join();
    assertThat(counts).containsExactly(solutions, classes);
  }

  @ParameterizedTest(name = "a17: {0} queens: {1} orbits of 8, {2} of 4, {3} of 2")
  @CsvSource({"4,0,0,1", "5,1,0,1", "6,0,1,0", "12,1765,18,4"})
  void a17_orbitsAreNotAlwaysOf8(int n, int of8, int of4, int of2) {
    Fundamentals found = Fundamentals.of(n);
    assertThat(found.count(SymmetryClass.NONE)).isEqualTo(of8);
    assertThat(found.count(SymmetryClass.HALF_TURN)).isEqualTo(of4);
    assertThat(found.count(SymmetryClass.QUARTER_TURN)).isEqualTo(of2);
    assertThat(found.count(SymmetryClass.FULL)).isZero();
  }

  private static List<Placement> solutions(int n) {
    List<Placement> found = new ArrayList<>();
    OrderedPass.over(
        Fundamentals.of(n), (number, columns, from, map) -> found.add(Placement.of(columns)));
    return found;
  }

  private static TreeMap<Integer, Integer> sizes(Fundamentals fundamentals) {
    TreeMap<Integer, Integer> sizes = new TreeMap<>();
    for (int number = 1; number <= fundamentals.count(); number++) {
      sizes.merge(Orbit.of(fundamentals.placement(number)).size(), 1, Integer::sum);
    }
    return sizes;
  }
}
