package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementTest {
  @Test
  void aColumnOffTheBoardIsNamedWithItsRow() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Placement.of(2, 5, 1, 3))
        .withMessage("row 2 has its queen in column 5; columns are 1-4");
    assertThatIllegalArgumentException().isThrownBy(() -> Placement.of(0));
  }

  @Test
  void aBoardWithoutRowsIsRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Placement(List.of()))
        .withMessageContaining("at least 1");
  }

  @Test
  void itDoesNotChangeWithTheListItWasMadeOf() {
    List<Integer> columns = new ArrayList<>(List.of(2, 4, 1, 3));
    Placement placement = new Placement(columns);
    columns.set(0, 1);
    assertThat(placement).hasToString("2 4 1 3");
  }

  @ParameterizedTest(name = "{0} is a permutation: {1}, a solution: {2}, modular: {3}")
  @CsvSource({
    "1,               true,  true,  true",
    "1 2 3 4,         true,  false, false",
    "1 1,             false, false, false",
    "2 4 1 3,         true,  true,  false",
    "1 3 5 2 4,       true,  true,  true",
    "1 5 8 6 3 7 2 4, true,  true,  false",
    "1 5 8 6 3 7 2 2, false, false, false"
  })
  void conflicts(String text, boolean permutation, boolean solution, boolean modular) {
    Placement placement = parse(text);
    assertThat(placement.isPermutation()).isEqualTo(permutation);
    assertThat(placement.isSolution()).isEqualTo(solution);
    assertThat(placement.isModular()).isEqualTo(modular);
  }

  /** OEIS A007705: toroidal solutions for odd n; none for the other sizes (contract, issue). */
  @ParameterizedTest(name = "{0} queens: {1} modular solutions")
  @CsvSource({"1,1", "2,0", "3,0", "4,0", "5,10", "6,0", "7,28", "8,0", "9,0", "10,0", "11,88"})
  void modularSolutions(int n, int count) {
    assertThat(Oracle.solutions(n)).filteredOn(Placement::isModular).hasSize(count);
  }

  @Test
  void orderIsNumberByNumberAndNotByText() {
    assertThat(parse("2 10 1 3 4 5 6 7 8 9")).isGreaterThan(parse("2 9 1 3 4 5 6 7 8 10"));
    assertThat(parse("1")).isLessThan(parse("1 2"));
    assertThat(parse("2 4 1 3")).isEqualByComparingTo(parse("2 4 1 3"));
  }

  @Test
  void columnsCanBeAskedByRow() {
    Placement placement = parse("2 4 1 3");
    assertThat(placement.size()).isEqualTo(4);
    assertThat(placement.column(1)).isEqualTo(2);
    assertThat(placement.toArray()).containsExactly(2, 4, 1, 3);
  }

  static Placement parse(String text) {
    return new Placement(List.of(text.split(" ")).stream().map(Integer::valueOf).toList());
  }
}
