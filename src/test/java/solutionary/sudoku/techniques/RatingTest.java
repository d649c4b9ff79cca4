package solutionary.sudoku.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingTest {
  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "0, easy", "14, easy", "15, moderate", "24, moderate", "25, tricky", "39, tricky",
    "40, hard", "65, hard", "66, fiendish", "79, fiendish", "80, extreme", "110, extreme"
  })
  void levelsStartAtTheirRating(int tenths, String level) {
    assertThat(new Rating(tenths, false).level().key()).isEqualTo(level);
  }

  // A tenth for each of 4, 6, 8, 12, 16, 24, 32, 48, 64 that the length less two exceeds.
  @ParameterizedTest(name = "{0} literals add {1} tenths")
  @CsvSource({
    "2, 0", "6, 0", "7, 1", "8, 1", "9, 2", "10, 2", "11, 3", "14, 3", "15, 4", "18, 4", "19, 5",
    "26, 5", "27, 6", "34, 6", "35, 7", "50, 7", "51, 8", "66, 8", "67, 9"
  })
  void longChainsAddTenths(int literals, int tenths) {
    assertThat(ChainLength.tenths(literals)).isEqualTo(tenths);
  }

  @Test
  void aLowerBoundReadsAsSuch() {
    assertThat(new Rating(83, false)).hasToString("8.3");
    assertThat(new Rating(83, true)).hasToString(">=8.3");
    assertThat(new Rating(83, true)).isGreaterThan(new Rating(83, false));
  }

  @Test
  void techniquesHaveKeysOfTheirOwn() {
    assertThat(Arrays.stream(Technique.values()).map(Technique::key))
        .doesNotHaveDuplicates()
        .allMatch(key -> key.matches("[a-z]+(-[a-z0-9]+)*"));
  }
}
