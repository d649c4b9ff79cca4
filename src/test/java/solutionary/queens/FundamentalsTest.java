package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The enumeration against the reference table: OEIS A000170, A002562, A032522, A033148. */
class FundamentalsTest {
  static List<long[]> reference() throws IOException {
    try (InputStream in =
        FundamentalsTest.class.getResourceAsStream("/solutionary/reference/queens_counts.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#") && !line.startsWith("n"))
          .map(line -> line.split("\t"))
          .filter(cells -> Integer.parseInt(cells[0]) <= 14)
          .map(cells -> List.of(cells).subList(0, 8).stream().mapToLong(Long::parseLong).toArray())
          .toList();
    }
  }

  @ParameterizedTest(name = "n = {0}: counts of the reference table")
  @MethodSource("reference")
  void counts(long[] row) {
    Fundamentals found = Fundamentals.of((int) row[0]);
    assertThat(
            new long[] {
              row[0],
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
}
