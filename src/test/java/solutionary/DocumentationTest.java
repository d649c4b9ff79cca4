package solutionary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import solutionary.cli.Run;
import solutionary.queens.strategies.QueensStrategies;

@DisplayName("The documentation")
class DocumentationTest {
  private static final Path DOCS = Path.of("docs");

  static Stream<String> commands() {
    return Run.of("--help")
        .out()
        .lines()
        .dropWhile(line -> !line.equals("Commands:"))
        .skip(1)
        .takeWhile(line -> !line.isBlank())
        .filter(line -> line.matches(" {2}[a-z].*"))
        .map(line -> line.strip().split(" ")[0]);
  }

  @ParameterizedTest(name = "names the command {0} and each of its options")
  @MethodSource("commands")
  void commandsAndOptions(String command) throws IOException {
    String usage = Files.readString(DOCS.resolve("usage.md"));
    assertThat(usage).containsPattern("(?m)^## " + command + "\\b");
    List<String> options =
        Run.of(command, "--help")
            .out()
            .lines()
            .map(String::strip)
            .filter(line -> line.matches("(-\\w, )?--[a-z].*"))
            .map(line -> line.replaceFirst("^-\\w, ", "").split("[= ]")[0])
            .toList();
    assertThat(options).isNotEmpty();
    assertThat(options).allSatisfy(option -> assertThat(usage).contains(option));
  }

  @Test
  @DisplayName("names every strategy of queens")
  void strategies() throws IOException {
    assertThat(Files.readString(DOCS.resolve("usage.md"))).contains(QueensStrategies.names());
  }

  @Test
  @DisplayName("links to files that exist")
  void links() throws IOException {
    try (Stream<Path> files = Files.list(DOCS)) {
      for (Path file : Stream.concat(files, Stream.of(Path.of("README.md"))).toList()) {
        if (file.toString().endsWith(".md")) {
          var links =
              java.util.regex.Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(file));
          while (links.find()) {
            assertThat(file.resolveSibling(links.group(1))).exists();
          }
        }
      }
    }
  }
}
