package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Results that cannot be written")
class ResultStreamTest {
  @Test
  @DisplayName("on a full disk are told, though a PrintStream keeps silent")
  void full() {
    assertThat(written("No space left on device").loss()).contains("No space left on device");
  }

  @Test
  @DisplayName("since their reader has gone away are no loss")
  void closedPipe() {
    assertThat(written("Broken pipe").loss()).isEmpty();
  }

  private static ResultStream written(String failure) {
    ResultStream results =
        new ResultStream(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException(failure);
              }
            });
    PrintStream out = new PrintStream(results);
    out.print("1 2 3\n");
    out.flush();
    return results;
  }
}
