package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The reckoning on placements")
class QueensTest {
  /** A board without symmetry and its seven other images, drawn by hand. */
  @ParameterizedTest(name = "{0} takes [1,3,4,2] to {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          identity        | [1,3,4,2]
          rotate-90       | [4,1,3,2]
          rotate-180      | [3,1,2,4]
          rotate-270      | [3,2,4,1]
          flip-horizontal | [4,2,1,3]
          flip-vertical   | [2,4,3,1]
          transpose       | [1,4,2,3]
          anti-transpose  | [2,3,1,4]
          """)
  void maps(String name, String image) {
    long queens = Queens.read("[1,3,4,2]", 4);
    int map =
        IntStream.range(0, 8).filter(m -> Queens.map(m).equals(name)).findFirst().orElseThrow();
    assertThat(Queens.json(Queens.image(queens, 4, map), 4)).isEqualTo(image);
  }

  @ParameterizedTest(name = "reads only the one way to write a placement, not {0}")
  @ValueSource(
      strings = {
        "",
        "[",
        "[]",
        "[2,4,1]",
        "[2,4,1,3",
        "[2,4,1,3]]",
        "[2, 4,1,3]",
        "[02,4,1,3]",
        "[2,4,1,5]",
        "[2,4,1,0]",
        "[2,4,,3]",
        "[2,4,1,3,]",
        "(2,4,1,3)",
        "[2,4,1,111]",
        "[-2,4,1,3]",
        "[2.0,4,1,3]"
      })
  void refuses(String json) {
    assertThat(Queens.read(json, 4)).isEqualTo(Queens.NONE);
    assertThat(Queens.json(Queens.read("[2,4,1,3]", 4), 4)).isEqualTo("[2,4,1,3]");
  }

  /** Counts: OEIS A000170; all placements of n ≤ 6 are tried. */
  @ParameterizedTest(name = "finds {1} solutions among all placements of {0} queens")
  @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4"})
  void solutions(int n, int count) {
    int all = (int) Math.pow(n, n);
    long found =
        IntStream.range(0, all).filter(code -> Queens.isSolution(placement(code, n), n)).count();
    assertThat(found).isEqualTo(count);
  }

  /** OEIS A007705: on the torus there are solutions for n = 5 and none for n = 4 and 6. */
  @ParameterizedTest(name = "{0} on the torus: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [1,3,5,2,4]   | true
          [2,4,1,3]     | false
          [2,4,6,1,3,5] | false
          """)
  void torus(String json, boolean isModular) {
    int n = json.split(",").length;
    assertThat(Queens.isModular(Queens.read(json, n), n)).isEqualTo(isModular);
  }

  private static long placement(int code, int n) {
    long queens = 0;
    for (int row = 0, rest = code; row < n; row++, rest /= n) {
      queens = queens << 4 | rest % n;
    }
    return queens;
  }
}
