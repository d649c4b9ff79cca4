package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EveryFormatTest {
  private static Stream<DynamicTest> each(String claim, java.util.function.Consumer<String> law) {
    return Samples.everyFormat().entrySet().stream()
        .map(e -> DynamicTest.dynamicTest(e.getKey() + claim, () -> law.accept(e.getValue())));
  }

  @TestFactory
  Stream<DynamicTest> holdsTheSamePuzzle() {
    return each(
        " holds the one puzzle and nothing else",
        text -> {
          Reading reading = Samples.read(text);
          assertThat(reading.rejections()).isEmpty();
          assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
        });
  }

  @TestFactory
  Stream<DynamicTest> anyLineEnd() {
    return each(
        " gives the same reading with LF, CRLF and CR, and after a byte order mark",
        text -> {
          Reading reading = Samples.read(text);
          assertThat(Samples.read(text.replace("\n", "\r\n"))).isEqualTo(reading);
          assertThat(Samples.read(text.replace("\n", "\r"))).isEqualTo(reading);
          assertThat(Samples.read("\uFEFF" + text)).isEqualTo(reading);
        });
  }

  @TestFactory
  Stream<DynamicTest> whiteSpaceAtTheEndsOfLines() {
    return each(
        " gives the same puzzle with white space at the ends of its lines",
        text -> {
          boolean document = text.startsWith("[") || text.startsWith("{") || text.startsWith("<");
          String white = document ? " \t" : " \t\u00a0\u3000";
          Reading reading = Samples.read(text.replace("\n", white + "\n"));
          assertThat(reading.rejections()).isEmpty();
          assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
        });
  }

  @TestFactory
  Stream<DynamicTest> withoutTheFinalLineEnd() {
    return each(
        " needs no final line end",
        text -> assertThat(Samples.read(text.stripTrailing())).isEqualTo(Samples.read(text)));
  }

  @ParameterizedTest(name = "the readings are the same under the default locale {0}")
  @ValueSource(strings = {"tr", "ar-EG"})
  void anyLocale(String tag) {
    Map<String, String> texts = Samples.everyFormat();
    texts.put("named", "GRID 1\n" + Samples.rows() + "\n[PUZZLE]\n" + Samples.rows());
    texts.put("broken", "GIVENS,ID\n" + Samples.GIVENS.replace('7', 'x') + ",1");
    Locale before = Locale.getDefault();
    for (String text : texts.values()) {
      Reading reading = Samples.read(text);
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(Samples.read(text)).isEqualTo(reading);
      assertThat(Samples.messages(Samples.read(text))).isEqualTo(Samples.messages(reading));
      Locale.setDefault(before);
    }
  }

  @Test
  void allTextFormatsGoTogetherInOneFile() {
    String text =
        Samples.GIVENS
            + "\tone\n:0000:x:"
            + Samples.GIVENS
            + ":::\n\nGrid 3\n"
            + Samples.rows()
            + "\n\n"
            + Samples.framed("+---+", "|abc|def|ghi|", "+---+", "+---+");
    Reading reading = Samples.read(text);
    assertThat(reading.rejections()).isEmpty();
    assertThat(Samples.givens(reading)).hasSize(4).containsOnly(Samples.GIVENS);
  }
}
