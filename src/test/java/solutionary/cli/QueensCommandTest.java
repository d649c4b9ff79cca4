package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command queens")
class QueensCommandTest {
  @Test
  @DisplayName("A04: there is no solution for n = 2 and n = 3, and that is no failure")
  void noSolutions() {
    assertThat(Run.of("queens", 2, "--quiet")).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("queens", 3, "--count", "--quiet")).isEqualTo(new Run(0, "0\n", ""));
    assertThat(Run.of("queens", 2, "--format", "leetcode", "--quiet").out()).isEqualTo("[]\n");
  }

  @Test
  @DisplayName("A05: n = 1 has its one solution")
  void one() {
    assertThat(Run.of("queens", 1).out()).isEqualTo("1\n");
  }

  @Test
  @DisplayName("A09: n = 6 has exactly four solutions")
  void six() {
    assertThat(Run.of("queens", 6).out())
        .isEqualTo("2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n");
  }

  /** Printed by a program that shares nothing with this one: every permutation, tested pairwise. */
  @ParameterizedTest(name = "prints for n = {0} what an independent enumeration prints")
  @ValueSource(ints = {4, 5, 6, 7, 8})
  void independentEnumeration(int n) {
    StringBuilder expected = new StringBuilder();
    permute(n, new int[n], 0, expected);
    assertThat(Run.of("queens", n).out()).isEqualTo(expected.toString());
  }

  @Test
  @DisplayName("prints n = 8 with the published SHA-256")
  void digest() throws Exception {
    byte[] printed = Run.of("queens", 8).out().getBytes(StandardCharsets.UTF_8);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(printed);
    assertThat(HexFormat.of().formatHex(digest))
        .isEqualTo("a1982849140ff26fbbf5536021ec1f8a506f40282ce4bc0134d195ef13908b06");
  }

  @ParameterizedTest(name = "queens {0} prints {1} lines")
  @CsvSource({
    "8 --fundamental, 12",
    "8 --fundamental --strategy attack-sets, 12",
    "8 --first 5, 5",
    "8 --first 500, 92",
    "8 --fundamental --first 3, 3",
    "12, 14200"
  })
  void lines(String arguments, int lines) {
    assertThat(queens(arguments).out().lines()).hasSize(lines);
  }

  @ParameterizedTest(name = "queens {0} prints {1}")
  @CsvSource({
    "8 --count, 92",
    "8 --count --strategy position-array, 92",
    "8 --count --fundamental, 12",
    "8 --count --fundamental --strategy bitmask, 12",
    "8 --count --first 10, 10",
    "8 --count --first 1000, 92",
    "14 --count, 365596",
    "14 --count --fundamental, 45752"
  })
  void counts(String arguments, String count) {
    assertThat(queens(arguments).out()).isEqualTo(count + "\n");
  }

  @Test
  @DisplayName("writes boards with characters of one's choice, numbered")
  void boards() {
    Run run =
        Run.of("queens", 4, "--format", "board", "--queen", "⊙", "--empty", "×", "--numbered");
    assertThat(run.out())
        .isEqualTo(
            """
            1
            ×⊙××
            ×××⊙
            ⊙×××
            ××⊙×

            2
            ××⊙×
            ⊙×××
            ×××⊙
            ×⊙××
            """);
  }

  @Test
  @DisplayName("writes LeetCode's JSON, one board a line")
  void leetcode() {
    assertThat(Run.of("queens", 4, "--format", "leetcode").out())
        .isEqualTo(
            """
            [
            [".Q..","...Q","Q...","..Q."],
            ["..Q.","Q...","...Q",".Q.."]
            ]
            """);
  }

  @ParameterizedTest(name = "queens {0} is wrong usage: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0 | from 1 to 20
          -1 | from 1 to 20
          21 | from 1 to 20
          4.5 | from 1 to 20
          eight | from 1 to 20
          ٨ | from 1 to 20
          8 --first 0 | --first
          8 --strategy magic | there are generate-and-test, position-array
          8 --format xml | positions, leetcode or board
          8 --numbered | --format board
          8 --format board --queen QQ | one character
          8 --colour | unknown option '--colour'
          8 9 | 9
          9 --strategy generate-and-test | 387420489
          """)
  void wrongUsage(String arguments, String part) {
    Run run = queens(arguments);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(part).doesNotContain("Exception", "\tat ");
  }

  private static Run queens(String arguments) {
    return Run.of((Object[]) ("queens " + arguments).split(" "));
  }

  private static void permute(int n, int[] columns, int row, StringBuilder printed) {
    if (row == n) {
      for (int i = 0; i < n; i++) {
        printed.append(columns[i]).append(i < n - 1 ? " " : "\n");
      }
      return;
    }
    for (columns[row] = 1; columns[row] <= n; columns[row]++) {
      boolean isFree = true;
      for (int above = 0; above < row; above++) {
        int distance = Math.abs(columns[above] - columns[row]);
        isFree &= distance != 0 && distance != row - above;
      }
      if (isFree) {
        int kept = columns[row];
        permute(n, columns, row + 1, printed);
        columns[row] = kept;
      }
    }
  }
}
