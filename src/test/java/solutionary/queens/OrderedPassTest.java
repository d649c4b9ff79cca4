package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderedPassTest {
  record Row(long number, Placement placement, int fundamental, Symmetry transform) {}

  private static List<Row> pass(Fundamentals fundamentals) {
    List<Row> rows = new ArrayList<>();
    OrderedPass.over(
        fundamentals,
        (number, columns, fundamental, transform) ->
            rows.add(new Row(number, Placement.of(columns), fundamental, transform)));
    return rows;
  }

  @ParameterizedTest(name = "n = {0}: every solution, in order and numbered from 1")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void everySolution(int n) {
    List<Row> rows = pass(Fundamentals.of(n));
    assertThat(rows).extracting(Row::placement).isEqualTo(Oracle.solutions(n));
    for (int i = 0; i < rows.size(); i++) {
      assertThat(rows.get(i).number()).isEqualTo(i + 1);
    }
  }

  @ParameterizedTest(name = "n = {0}: its fundamental solution and the first map from there")
  @ValueSource(ints = {1, 4, 5, 6, 7, 8, 9, 12})
  void transforms(int n) {
    Fundamentals fundamentals = Fundamentals.of(n);
    for (Row row : pass(fundamentals)) {
      Orbit orbit = Orbit.of(row.placement());
      assertThat(fundamentals.placement(row.fundamental())).isEqualTo(orbit.fundamental());
      assertThat(row.transform()).isEqualTo(orbit.transformTo(row.placement()));
    }
  }

  static List<String[]> ends() {
    return Oracle.rows("/solutionary/cases/expected_nqueens.tsv").stream()
        .map(row -> new String[] {row[0], row[1], row[10], row[11]})
        .toList();
  }

  @ParameterizedTest(name = "{0} queens: {1} solutions from {2} to {3}")
  @MethodSource("ends")
  void firstAndLast(int n, int count, String first, String last) {
    List<Row> rows = pass(Fundamentals.of(n));
    assertThat(rows).hasSize(count);
    if (count > 0) {
      assertThat(rows.get(0).placement()).hasToString(first);
      assertThat(rows.get(count - 1).placement()).hasToString(last);
    }
  }
}
