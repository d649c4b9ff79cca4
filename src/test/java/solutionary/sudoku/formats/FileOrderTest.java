package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileOrderTest {
  private static final List<String> SORTED =
      List.of(
          "",
          "0",
          "01.txt",
          "1.txt",
          "1a",
          "2.txt",
          "10.txt",
          "99999999999999999999",
          "100000000000000000000",
          "B",
          "a",
          "a 2",
          "a1b2",
          "a1b10",
          "a01c",
          "a1c",
          "a2",
          "é");

  @Test
  void digitsAreComparedAsNumbersOfAnyLength() {
    for (int rotation = 0; rotation < SORTED.size(); rotation++) {
      List<String> names = new ArrayList<>(SORTED);
      Collections.rotate(names, rotation);
      names.sort(FileOrder.byNameWithNumbers());
      assertThat(names).isEqualTo(SORTED);
    }
  }

  @Test
  void theOrderIsTotal() {
    for (String a : SORTED) {
      for (String b : SORTED) {
        int order = FileOrder.byNameWithNumbers().compare(a, b);
        int expected = Integer.compare(SORTED.indexOf(a), SORTED.indexOf(b));
        assertThat(Integer.signum(order)).isEqualTo(expected);
      }
    }
  }
}
