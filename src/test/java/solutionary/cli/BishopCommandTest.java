package solutionary.cli;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Inputs and outcomes are faults that people met in programs of this kind. */
@DisplayName("The command bishop")
class BishopCommandTest {
  @ParameterizedTest(name = "{0}: {1}: bishops at {2}")
  @CsvSource({
    "E01, e01_blank_lines.txt, 3 6/2 2/7 4/, 0",
    "E05, e03_crlf.txt, 3 6/2 2/7 4/, 0",
    "E05, e04_no_final_newline.txt, 5 5/, 0",
    "E05, e10_count_mismatch.txt, 3 6/2 2/, 3",
    "E03, e07_edge_bishop.txt, '', 3",
    "E03, e08_not_a_bishop.txt, '', 3"
  })
  void bishops(String id, String file, String lines, int status) {
    Run run = bishop(file);
    assertThat(run.out()).isEqualTo(lines.replace('/', '\n'));
    assertThat(run.status()).isEqualTo(status);
  }

  @ParameterizedTest(name = "{0}: {1} is told as: {2}")
  @CsvSource({
    "E05, e10_count_mismatch.txt, '3 announced, 2 found'",
    "E03, e07_edge_bishop.txt, 'standard input, line 3, board 1: no square in rows and columns 2-7'",
    "E03, e08_not_a_bishop.txt, 'standard input, line 3, board 1: no square in rows and columns 2-7'"
  })
  void problems(String id, String file, String told) {
    assertThat(bishop(file).err()).contains(told).doesNotContain("Exception", "\tat ");
  }

  @Test
  @DisplayName("tells twenty problems, how many more there are, and a wrong count")
  void manyProblems() {
    Run run = Run.withInput("5\n".concat("x\n\n".repeat(30)).getBytes(UTF_8), "bishop");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err().lines())
        .hasSize(22)
        .endsWith(
            "standard input, and 10 more boards",
            "standard input, line 1: 5 announced, 30 found;"
                + " the first line says how many boards follow");
  }

  @Test
  @DisplayName("tells once that UTF-16 is no text")
  void noText() {
    Run run = Run.withInput("1\n#.......\n".repeat(500).getBytes(UTF_16), "bishop");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .singleElement()
        .asString()
        .startsWith("standard input, line 1: a NUL character (U+0000), so this is no text");
  }

  @Test
  @DisplayName("tells of a file that is not there")
  void noFile(@TempDir Path folder) {
    Run run = Run.of("bishop", folder.resolve("none.txt"));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("none.txt: no such file");
  }

  private static Run bishop(String file) {
    try (InputStream in =
        BishopCommandTest.class.getResourceAsStream("/solutionary/cases/" + file)) {
      return Run.withInput(in.readAllBytes(), "bishop");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
