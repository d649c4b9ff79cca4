package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressLinesTest {
  @ParameterizedTest(name = "D18: with quiet = {0}, {1} plain lines within a second and a half")
  @CsvSource({"false, 1", "true, 0"})
  void lines(boolean quiet, int expected) throws InterruptedException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    Terminal terminal = new Terminal(InputStream.nullInputStream(), stream, stream);
    try (ProgressLines progress = new ProgressLines(terminal, quiet)) {
      progress.accept("n = 16: solution 1 of 2");
      Thread.sleep(1_500);
    }
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("n = 16: solution 1 of 2\n".repeat(expected));
  }
}
