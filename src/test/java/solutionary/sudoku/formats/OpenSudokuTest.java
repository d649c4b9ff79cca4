package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenSudokuTest {
  private static final String GAME = "<game data='" + Samples.GIVENS.replace('.', '0') + "'/>";

  private static Rejection rejected(String text) {
    Reading reading = Samples.read(text);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections()).singleElement();
    return reading.rejections().get(0);
  }

  @Test
  void gamesAreReadWithTheirNotes() {
    Reading reading =
        Samples.read(
            "<opensudoku2>\n<!-- <game/> --><name>Tom &amp; Jerry &#x41;</name>\n"
                + GAME.replace("/>", " note='&lt;b&gt; &amp;amp; &#34;'></game>")
                + "\n<![CDATA[<game/>]]><game data='12'/><game/>"
                + GAME
                + "</opensudoku2>");
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS, Samples.GIVENS);
    assertThat(reading.puzzles().get(0).note()).isEqualTo("<b> &amp; \"");
    assertThat(reading.puzzles().get(0).line()).isEqualTo(3);
    assertThat(reading.rejections().stream().map(Rejection::found))
        .containsExactly("2 cells", "a game without data");
  }

  @Test
  void documentTypesAreRefusedByName() {
    String bomb =
        "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'x'>]>\n<opensudoku>&b;</opensudoku>";
    assertThat(rejected(bomb).message())
        .isEqualTo("file, line 2: found a document type (DTD); wanted OpenSudoku XML without one");
  }

  @ParameterizedTest(name = "{0} is refused: {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "<opensudoku>&b;</opensudoku># the entity \"b\"",
        "<opensudoku><game data='&xxe;'/></opensudoku># the entity \"xxe\"",
        "<opensudoku>&amp</opensudoku># the entity \"amp</opensudoku>\"",
        "<opensudoku>&</opensudoku># the entity \"</opensudoku>\"",
        "<html></html># XML that starts with <html>",
        "<opensudoku></game># </game>",
        "<opensudoku># the end in column 13",
        "<opensudoku></opensudoku></opensudoku># </opensudoku>",
        "<opensudoku><game data='1' data='2'/></opensudoku># data a second time",
        "<opensudoku><game data=1/></opensudoku># '1' (U+0031) in column 24",
        "<opensudoku><game data='1</opensudoku># '<' (U+003C) in column 26",
        "<opensudoku><!-- </opensudoku># a part of the XML that does not end",
        "<!ELEMENT># a document type (DTD)",
        "<># '>' (U+003E) in column 2",
        "<opensudoku><game data='version: 6 1|0|1|'/></opensudoku># data of an unknown version",
        "<opensudoku><game data='version: 3 1|0|1|'/></opensudoku># data with 3 parts",
      })
  void broken(String text, String found) {
    assertThat(rejected(text).found()).isEqualTo(found);
  }

  @Test
  void characterReferencesOutsideUnicodeAreRefused() {
    for (String reference : "#x110000 #1114112 #99999999 # #x #-5 #xg".split(" ")) {
      String text = "<opensudoku>&" + reference + ";</opensudoku>";
      assertThat(rejected(text).found()).isEqualTo("the entity \"" + reference + "\"");
    }
  }

  @Test
  void gamesBeforeBrokenXmlAreRead() {
    Reading reading = Samples.read("<opensudoku>" + GAME + "<game data='");
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
    assertThat(reading.rejections()).hasSize(1);
  }

  @ParameterizedTest(name = "{0} after the root element is rejected: {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "trailing# 't' (U+0074) in column 1",
        "<!-- a --> x# 'x' (U+0078) in column 12",
        "<![CDATA[x]]># '<' (U+003C) in column 1",
        "&amp;# '&' (U+0026) in column 1",
        "<game data='1'/># <game> after the root element",
        "<opensudoku></opensudoku># <opensudoku> after the root element",
        "</game># </game>",
      })
  void nothingFollowsTheRootElement(String rest, String found) {
    String inside = GAME.replace("/>", "><![CDATA[x]]></game>");
    Reading reading = Samples.read("<opensudoku>" + inside + "</opensudoku>\n" + rest);
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
    assertThat(reading.rejections()).singleElement();
    assertThat(reading.rejections().get(0).line()).isEqualTo(2);
    assertThat(reading.rejections().get(0).found()).isEqualTo(found);
  }

  @Test
  void whiteSpaceAndCommentsMaySurroundTheRootElement() {
    String text = "<?xml version='1.0'?>\n<!-- a -->\n<opensudoku>" + GAME + "</opensudoku>";
    assertThat(Samples.read(text + "\n\t <!-- b -->\r\n<?c d?>\n").rejections()).isEmpty();
    assertThat(rejected("<?xml version='1.0'?>x<opensudoku/>").found())
        .isEqualTo("'x' (U+0078) in column 22");
  }

  @Test
  void aControlCharacterInANoteIsRejected() {
    String game = GAME.replace("/>", " note='&#27;[31m'/>");
    assertThat(rejected("<opensudoku>" + game + "</opensudoku>").found())
        .isEqualTo("U+001B as character 1 of the note in line 1, column 114, a name or note");
    String surrogate = GAME.replace("/>", " note='&#xD800;'/>");
    assertThat(rejected("<opensudoku>" + surrogate + "</opensudoku>").found())
        .isEqualTo("U+D800 as character 1 of the note in line 1, column 114, a name or note");
  }
}
