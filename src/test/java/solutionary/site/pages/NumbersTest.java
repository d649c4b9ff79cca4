package solutionary.site.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
  @ParameterizedTest(name = "{0} is shown as {1}")
  @CsvSource({
    "0, '0'",
    "999, '999'",
    "1000, '1,000'",
    "14772512, '14,772,512'",
    "-1000, '-1,000'",
    "-100, '-100'",
    "234907967154122528, '234,907,967,154,122,528'"
  })
  void grouped(long number, String shown) {
    assertThat(Numbers.grouped(number)).isEqualTo(shown);
  }
}
