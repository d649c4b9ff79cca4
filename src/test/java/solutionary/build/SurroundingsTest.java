package solutionary.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each build runs in a Java process of its own, since locale and charset are set at its start. */
@DisplayName("Whatever surrounds a build, the bytes are the same:")
class SurroundingsTest {
  private static final String GIVENS =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir static Path folder;
  private static Path puzzles;
  private static Map<String, String> expected;

  @BeforeAll
  static void plainBuild() throws Exception {
    puzzles = Files.createDirectory(folder.resolve("puzzles"));
    for (String name : List.of("10.txt", "2.txt", "1.txt", "_x.txt", "INSIDE.TXT")) {
      Files.writeString(puzzles.resolve(name), GIVENS + "\tÉté ♛ İI\n");
    }
    expected = build("plain", Map.of(), List.of());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          F02: a Turkish locale | TZ=UTC | -Duser.language=tr -Duser.country=TR
          an Egyptian Arabic locale | TZ=UTC | -Duser.language=ar -Duser.country=EG
          D08, F09: the C locale far to the east | LC_ALL=C TZ=Pacific/Kiritimati | -Dfile.encoding=US-ASCII
          lines that end with CR and LF | LC_ALL=C.UTF-8 | -Dline.separator=CRLF
          one processor, another hash order | LC_ALL=C.UTF-8 | -XX:ActiveProcessorCount=1
          """)
  void same(String name, String environment, String flags) throws Exception {
    Map<String, String> variables = new java.util.TreeMap<>();
    for (String variable : environment.split(" ")) {
      variables.put(variable.split("=")[0], variable.split("=")[1]);
    }
    List<String> options = List.of(flags.replace("CRLF", "\r\n").split(" "));
    assertThat(build(name.replaceAll("[^a-z]", ""), variables, options)).isEqualTo(expected);
  }

  @Test
  @DisplayName("F03: collections are listed in the order of their names, character by character")
  void order() {
    assertThat(Jsoup.parse(expected.get("site/sudoku/index.html")).select("tbody th a"))
        .extracting(link -> link.attr("href"))
        .containsExactly("1.html", "10.html", "2.html", "inside.html", "x.html");
    String index = expected.get("site/data/files.tsv");
    assertThat(index).contains("sudoku/1/1.html", "sudoku/10/1.html", "sudoku/inside/1.html");
    assertThat(index).as("D07: no part begins with _").contains("sudoku/x/1.html");
    assertThat(index).doesNotContain("/_").contains(".nojekyll");
  }

  @ParameterizedTest(name = "A13: n = {0} needs little stack and little memory")
  @CsvSource({"11, 2680, 341", "12, 14200, 1787"})
  void littleMemory(String n, String solutions, String classes) throws Exception {
    List<String> options = List.of("-Xss256k", "-Xmx256m");
    assertThat(
            run(new ProcessBuilder(command(options, List.of("queens", n, "--count", "--quiet")))))
        .isEqualTo(solutions + "\n");
    List<String> fundamental = List.of("queens", n, "--count", "--quiet", "--fundamental");
    assertThat(run(new ProcessBuilder(command(options, fundamental)))).isEqualTo(classes + "\n");
  }

  @Test
  @DisplayName("C01: a temporary folder that the driver cannot use is named with its remedy")
  void unusableTemporaryFolder() throws Exception {
    Path place = Files.createDirectory(folder.resolve("unusable"));
    List<String> arguments =
        List.of(
            "build",
            "--catalog",
            place.resolve("catalog.db").toString(),
            "--site",
            place.resolve("site").toString());
    String absent = place.resolve("absent").toString();
    String printed =
        run(new ProcessBuilder(command(List.of("-Dorg.sqlite.tmpdir=" + absent), arguments)));
    assertThat(printed).contains(absent, "java -Dorg.sqlite.tmpdir=FOLDER").endsWith("status 1");
    assertThat(place).isEmptyDirectory();
  }

  @Test
  @DisplayName("a build that meets another one at its place ends at once, and says why")
  void anotherBuild() throws Exception {
    Path place = Files.createDirectory(folder.resolve("held"));
    for (String held : List.of("catalog.db", "site")) {
      try (StagingFolder other = StagingFolder.lock(place.toRealPath().resolve(held))) {
        assertThat(other.resolve("lock")).exists();
        assertThat(smallBuild(place, List.of())).contains("another build").endsWith("status 1");
      }
    }
    assertThat(place).isEmptyDirectory();
    assertThat(smallBuild(place, List.of())).isEmpty();
  }

  @Test
  @DisplayName("a file's name that the locale cannot read stops the build, with the remedy")
  void unreadableName() throws Exception {
    Path files = Files.createDirectory(folder.resolve("names"));
    Files.writeString(files.resolve("İ.txt"), GIVENS);
    Path place = Files.createDirectory(folder.resolve("unreadable"));
    ProcessBuilder builder =
        new ProcessBuilder(
            command(List.of(), arguments(place, List.of("--puzzles", files.toString()))));
    builder.environment().put("LC_ALL", "C");
    assertThat(run(builder)).contains("LC_ALL=C.UTF-8", "rename it").endsWith("status 1");
    assertThat(place).isEmptyDirectory();
  }

  private static String smallBuild(Path place, List<String> more) throws Exception {
    return run(new ProcessBuilder(command(List.of(), arguments(place, more))));
  }

  private static List<String> arguments(Path place, List<String> more) {
    List<String> arguments = new ArrayList<>(List.of("build", "--quiet", "--max-n", "2"));
    arguments.addAll(List.of("--no-bundled", "--catalog", place.resolve("catalog.db").toString()));
    arguments.addAll(List.of("--site", place.resolve("site").toString()));
    arguments.addAll(more);
    return arguments;
  }

  private static Map<String, String> build(
      String name, Map<String, String> variables, List<String> options) throws Exception {
    Path place = Files.createDirectory(folder.resolve(name));
    List<String> arguments =
        List.of(
            "build",
            "--quiet",
            "--max-n",
            "5",
            "--no-bundled",
            "--puzzles",
            puzzles.toString(),
            "--catalog",
            place.resolve("catalog.db").toString(),
            "--site",
            place.resolve("site").toString());
    ProcessBuilder builder = new ProcessBuilder(command(options, arguments));
    builder.environment().putAll(variables);
    assertThat(run(builder)).isEmpty();
    return Tree.contents(place);
  }

  private static String run(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return printed + (process.exitValue() == 0 ? "" : "status " + process.exitValue());
  }

  private static List<String> command(List<String> options, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    command.addAll(options);
    command.add("solutionary.Solutionary");
    command.addAll(arguments);
    return command;
  }
}
