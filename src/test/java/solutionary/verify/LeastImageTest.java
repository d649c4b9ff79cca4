package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A canonical form")
class LeastImageTest {
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @ParameterizedTest(name = "agrees with all 3,359,232 images written out: {0}")
  @ValueSource(
      strings = {
        TEXTBOOK,
        "123......456......789.........123......456......789.........123......456......789",
        ".........9...7...2...3.6...24.....63..7.4.8...1.2.5.4.....8....4...2...5..87.13.."
      })
  void agreesWithAllImages(String givens) {
    AllImages images = AllImages.of(givens);
    assertThat(LeastImage.automorphisms(givens, images.least())).isEqualTo(images.times());
  }

  /** One given: 81 cells it may go to, so 3,359,232 / 81 arrangements leave it where it is. */
  @Test
  @DisplayName("of a single given is the last cell's, with 41,472 automorphisms")
  void singleGiven() {
    String givens = ".".repeat(30) + "7" + ".".repeat(50);
    assertThat(LeastImage.automorphisms(givens, ".".repeat(80) + "1")).isEqualTo(41_472);
  }

  @Test
  @DisplayName("of the empty grid has every arrangement as automorphism")
  void emptyGrid() {
    String empty = ".".repeat(81);
    assertThat(LeastImage.automorphisms(empty, empty)).isEqualTo(3_359_232);
    assertThat(LeastImage.automorphisms(empty, ".".repeat(80) + "1")).isZero();
  }

  @ParameterizedTest(name = "is refused: {0}")
  @ValueSource(
      strings = {
        "an image that is not the least",
        "digits named out of order",
        "a given less",
        "a given elsewhere",
        "another puzzle's form"
      })
  void refused(String wrong) {
    String form = AllImages.of(TEXTBOOK).least();
    String other =
        switch (wrong) {
          case "an image that is not the least" ->
              form.substring(0, 63) + form.substring(72) + form.substring(63, 72);
          case "digits named out of order" ->
              form.replace('1', 'x').replace('2', '1').replace('x', '2');
          case "a given less" -> form.substring(0, 79) + '.' + form.substring(80);
          case "a given elsewhere" -> form.substring(1) + form.charAt(0);
          default -> AllImages.of(TEXTBOOK.substring(0, 80) + '5').least();
        };
    assertThat(LeastImage.automorphisms(TEXTBOOK, form)).isPositive();
    assertThat(other).isNotEqualTo(form);
    assertThat(LeastImage.automorphisms(TEXTBOOK, other)).isZero();
  }
}
