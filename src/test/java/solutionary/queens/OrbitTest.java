package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrbitTest {
  @ParameterizedTest(name = "the orbit of {0} begins with {1} and is of class {2}")
  @CsvSource({
    "1,               1,               full",
    "3 1 4 2,         2 4 1 3,         quarter-turn",
    "5 3 1 6 4 2,     2 4 6 1 3 5,     half-turn",
    "8 4 1 3 6 2 7 5, 1 5 8 6 3 7 2 4, none"
  })
  void orbits(String solution, String fundamental, String symmetry) {
    Orbit orbit = Orbit.of(PlacementTest.parse(solution));
    assertThat(orbit.fundamental()).hasToString(fundamental);
    SymmetryClass found = SymmetryClass.of(orbit.fundamental());
    assertThat(found.key()).isEqualTo(symmetry);
    assertThat(orbit.size()).isEqualTo(found.orbitSize());
  }

  @ParameterizedTest(
      name = "n = {0}: every member has the same orbit and its first map is the one named")
  @ValueSource(ints = {1, 4, 5, 6, 7, 8, 9})
  void members(int n) {
    for (Placement solution : Oracle.solutions(n)) {
      Orbit orbit = Orbit.of(solution);
      Symmetry transform = orbit.transformTo(solution);
      assertThat(transform.apply(orbit.fundamental())).isEqualTo(solution);
      for (Symmetry earlier : Symmetry.values()) {
        if (earlier.ordinal() < transform.ordinal()) {
          assertThat(earlier.apply(orbit.fundamental())).isNotEqualTo(solution);
        }
      }
      assertThat(orbit).isEqualTo(Orbit.of(orbit.fundamental()));
    }
  }

  @Test
  void aStrangerIsNotInTheOrbit() {
    Orbit orbit = Orbit.of(Placement.of(2, 4, 1, 3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> orbit.transformTo(Placement.of(1, 2, 3, 4)))
        .withMessage("1 2 3 4 is not in the orbit of 2 4 1 3");
  }

  @Test
  void onlySolutionsHaveASymmetryClass() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SymmetryClass.of(Placement.of(1, 2, 3, 4)))
        .withMessageContaining("not a solution");
  }
}
