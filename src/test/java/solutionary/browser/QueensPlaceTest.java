package solutionary.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.Fundamentals;
import solutionary.queens.OrderedPass;
import solutionary.queens.Placement;

@DisplayName("The place of a placement of queens")
class QueensPlaceTest {
  @ParameterizedTest(name = "n = {0}: is what the catalogue says, for every solution")
  @ValueSource(ints = {1, 4, 5, 6, 7, 8})
  void everySolution(int n) {
    Fundamentals all = Fundamentals.of(n);
    OrderedPass.over(
        all,
        (number, columns, fundamental, map) -> {
          QueensPlace place = Engine.queensPlace(Placement.of(columns).toString());
          place.count();
          assertThat(place.attackingRow()).isZero();
          assertThat(place.number()).isEqualTo((int) number);
          assertThat(place.fundamental()).isEqualTo(fundamental);
          assertThat(place.map()).isEqualTo(map.key());
          assertThat(place.fundamentalColumns()).isEqualTo(all.placement(fundamental).toString());
          assertThat(place.solutions()).isEqualTo((int) all.solutions());
        });
  }

  @ParameterizedTest(name = "{0}: the queens in rows {1} and {2} attack each other")
  @CsvSource({"1 2, 1, 2", "1 3 1 3, 1, 3", "2 4 1 1, 3, 4", "1 5 8 6 3 7 2 5, 2, 8"})
  void attacking(String columns, int row, int other) {
    QueensPlace place = Engine.queensPlace(columns);
    assertThat(place.attackingRow()).isEqualTo(row);
    assertThat(place.attackedRow()).isEqualTo(other);
  }

  @Test
  @DisplayName("is found for the last of the 14,200 solutions of n = 12")
  void lastOfTwelve() {
    QueensPlace place = Engine.queensPlace("12 10 8 5 3 1 7 2 11 6 4 9");
    place.count();
    // OEIS A000170; the first solution is its mirror image
    assertThat(place.number()).isEqualTo(14_200);
    assertThat(place.fundamental()).isEqualTo(1);
    assertThat(place.map()).isEqualTo("flip-horizontal");
  }
}
