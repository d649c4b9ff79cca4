package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.sudoku.strategies.SudokuStrategies;

@DisplayName("The command line")
class CliTest {
  @Test
  @DisplayName("without a command prints its help on standard error, status 2")
  void noCommand() {
    Run run = Run.of();
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("Usage: solutionary", "build", "queens", "sudoku");
  }

  @Test
  @DisplayName("the help of queens and sudoku names every strategy")
  void strategies() {
    assertThat(Run.of("queens", "--help").out()).contains(QueensStrategies.names());
    assertThat(Run.of("sudoku", "--help").out()).contains(SudokuStrategies.names());
  }

  @ParameterizedTest(name = "{0} --help shows an example")
  @ValueSource(strings = {"build", "render", "verify", "queens", "sudoku", "query", "serve"})
  void help(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Usage: solutionary " + command, "java -jar solutionary.jar " + command)
        .endsWith("\n")
        .doesNotContain("\r");
  }

  @ParameterizedTest(name = "\"{0}\" prints the version")
  @ValueSource(strings = {"--version", "-V", "queens --version", "build -V"})
  void version(String arguments) {
    Run run = Run.of((Object[]) arguments.split(" "));
    assertThat(run).isEqualTo(new Run(0, "solutionary 1.0.0\n", ""));
  }

  @ParameterizedTest(name = "\"{0}\" is wrong usage: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          bild | 'bild' is no command; there are build
          build --max-n 17 | from 1 to 16
          build --max-n 0 | --max-n
          build --max-n twelve | 'twelve'
          build --threads 0 | --threads
          build --base-url example.org | https://
          build --base-url javascript:alert(1) | https://
          build --max-n | --max-n
          build now | now
          render --max-n 3 | unknown option '--max-n'
          serve --port 70000 | from 0 to 65535
          sudoku --format xml | line, grid or json
          sudoku --count-up-to -3 | --count-up-to
          queens 4 5 | '5' is one argument too many
          queens 4 --format board --queen . | they must differ
          build --catalog x --site x | they must differ
          build --puzzles= | names no file
          render --site= | names no file
          find --catalog= 1 | names no file
          """)
  void wrongUsage(String arguments, String part) {
    Run run = Run.of((Object[]) arguments.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(part, "--help").doesNotContain("Exception", "\tat ");
  }

  @ParameterizedTest(name = "\"{0}\" fails with words: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sudoku no-such-file.txt | no-such-file.txt: no such file
          build --puzzles no-such-file.txt --catalog FOLDER/c.db --site FOLDER/s | no-such-file.txt
          build --catalog FOLDER/none/c.db --site FOLDER/s | FOLDER/none
          build --catalog FOLDER/c.db --site FOLDER/none/s | FOLDER/none
          build --catalog FOLDER --site FOLDER/s | FOLDER
          build --catalog FOLDER/c.db --site / | root of all folders
          bishop FOLDER | is a folder
          sudoku FOLDER | is a folder
          bishop no-such-file.txt | no-such-file.txt: no such file
          render --catalog FOLDER/c.db --site FOLDER/s | no such file
          query --catalog FOLDER/c.db SELECT(1) | no such file
          serve --site FOLDER --port 0 | holds no index.html
          """)
  void failure(String arguments, String part, @TempDir Path folder) {
    String[] words = arguments.replace("FOLDER", folder.toString()).split(" ");
    Run run = Run.of((Object[]) words);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains(part.replace("FOLDER", folder.toString()))
        .doesNotContain("Exception", "\tat ", "a fault in this program");
    assertThat(folder).isEmptyDirectory();
  }
}
