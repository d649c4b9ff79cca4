package solutionary.queens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackedTest {
  @ParameterizedTest(name = "n = {0}: unpacked as it was, and in the order of placements")
  @ValueSource(ints = {1, 2, 8, 9, 15, 16})
  void roundTripAndOrder(int n) {
    Random random = new Random(n);
    for (int i = 0; i < 1000; i++) {
      Placement one = permutation(n, random);
      Placement other = permutation(n, random);
      int[] columns = new int[n];
      Packed.unpack(Packed.pack(one.toArray()), columns);
      assertThat(Placement.of(columns)).isEqualTo(one);
      assertThat(Long.compare(Packed.pack(one.toArray()), Packed.pack(other.toArray())))
          .isEqualTo(Integer.signum(one.compareTo(other)));
    }
  }

  private static Placement permutation(int n, Random random) {
    List<Integer> columns = new ArrayList<>();
    for (int column = 1; column <= n; column++) {
      columns.add(column);
    }
    Collections.shuffle(columns, random);
    return new Placement(columns);
  }
}
