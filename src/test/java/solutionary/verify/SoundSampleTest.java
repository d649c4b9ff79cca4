package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A sound catalogue and its site")
class SoundSampleTest {
  @Test
  @DisplayName("give no finding")
  void noFinding(@TempDir Path folder) throws IOException {
    assertThat(Copy.in(folder).findings()).isEmpty();
  }
}
