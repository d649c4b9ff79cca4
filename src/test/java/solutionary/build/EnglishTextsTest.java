package solutionary.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.sudoku.strategies.SudokuStrategies;
import solutionary.sudoku.techniques.Technique;

@DisplayName("The English texts of the pages")
class EnglishTextsTest {
  private final Properties texts = read();

  @Test
  @DisplayName("are the catalogue's: titles of techniques")
  void techniques() {
    for (Technique each : Technique.values()) {
      assertThat(text("technique." + each.key())).isEqualTo(each.title());
    }
  }

  @Test
  @DisplayName("are the catalogue's: title, summary and origin of strategies")
  void strategies() {
    QueensStrategies.all()
        .forEach(
            each ->
                compare(
                    "queens." + each.description().name(),
                    each.description().title(),
                    each.description().summary(),
                    each.description().origin()));
    SudokuStrategies.ALL.forEach(
        each -> compare("sudoku." + each.name(), each.title(), each.summary(), each.origin()));
  }

  private void compare(String name, String title, String summary, String origin) {
    assertThat(text("strategy." + name)).isEqualTo(title);
    assertThat(text("strategy." + name + ".idea")).isEqualTo(summary);
    assertThat(text("strategy." + name + ".origin")).isEqualTo(origin);
  }

  /** In messages the apostrophe is a quotation mark, so they use the curly one. */
  private String text(String key) {
    return texts.getProperty(key).replace('’', '\'');
  }

  private static Properties read() {
    Properties texts = new Properties();
    try (Reader reader = Files.newBufferedReader(Path.of("templates/messages_en.properties"))) {
      texts.load(reader);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return texts;
  }
}
