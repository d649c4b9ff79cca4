package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The command verify")
class VerifyCommandTest {
  @TempDir Path folder;

  @Test
  @DisplayName("says at the end that all is well, and with --quiet nothing")
  void allIsWell() {
    Run.smallBuild(folder);
    Run run = verify();
    assertThat(run.status()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(folder.resolve("site").toString()).endsWith("no finding\n");
    assertThat(verify("--quiet")).isEqualTo(new Run(0, "", ""));
  }

  @Test
  @DisplayName("prints a line for what is wrong, status 1")
  void finding() throws IOException {
    Run.smallBuild(folder);
    Files.delete(folder.resolve("site/queens/4/1.html"));
    Run run = verify("--quiet");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("queens/4/1.html");
    assertThat(run.err()).isEmpty();
  }

  private Run verify(Object... more) {
    Object[] arguments = new Object[more.length + 5];
    arguments[0] = "verify";
    arguments[1] = "--catalog";
    arguments[2] = folder.resolve("catalog.db");
    arguments[3] = "--site";
    arguments[4] = folder.resolve("site");
    System.arraycopy(more, 0, arguments, 5, more.length);
    return Run.of(arguments);
  }
}
