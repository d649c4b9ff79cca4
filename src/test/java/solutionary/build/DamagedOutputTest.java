package solutionary.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.cli.Run;
import solutionary.site.FileRecord;

@DisplayName("Of a damaged output")
class DamagedOutputTest {
  private static final String GIVENS =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir static Path sound;
  @TempDir Path folder;
  private Path catalog;
  private Path site;

  @BeforeAll
  static void build() throws IOException {
    Path puzzles = Files.writeString(sound.resolve("p.txt"), GIVENS + "\tÄ name\n");
    assertThat(Run.smallBuild(sound, "--puzzles", puzzles).status()).isZero();
  }

  @BeforeEach
  void copy() throws IOException {
    for (String path : Tree.contents(sound).keySet()) {
      Files.createDirectories(folder.resolve(path).getParent());
      Files.copy(sound.resolve(path), folder.resolve(path));
    }
    catalog = folder.resolve("catalog.db");
    site = folder.resolve("site");
  }

  @ParameterizedTest(name = "verify tells of {0} where {1} became {2}, though the record agrees")
  @CsvSource({
    "data/queens.json, '\"n\":3,\"solutions\":0', '\"n\":3,\"solutions\":1', line 4",
    "data/queens-4.csv, 'identity', 'identify', line 2",
    "data/sudoku-p.csv, 'Ä name', 'Å name', line 2",
    "assets/known.js, '#p', '#q', line 4",
    "assets/engine.js, 'function', 'funktion', line 3"
  })
  void download(String path, String right, String wrong, String line) throws IOException {
    edit(path, right, wrong);
    Run run = verify();
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out().lines())
        .singleElement()
        .asString()
        .startsWith("site " + path + " " + line + ": ")
        .matches(".*" + wrong + ".*; right would be .*" + right + ".*");
  }

  @Test
  @DisplayName("verify tells of a download that ends too soon")
  void shorter() throws IOException {
    edit("data/queens-4.json", "\n]\n", "");
    assertThat(verify().out())
        .contains("site data/queens-4.json line 3: the end of the file; right");
  }

  @Test
  @DisplayName("verify says nothing of a page, which other templates may have made")
  void page() throws IOException {
    edit("queens/4.html", "</main>", "<p>More</p></main>");
    assertThat(verify()).isEqualTo(new Run(0, "", ""));
  }

  @ParameterizedTest(name = "render tells what verify finds after: {0}")
  @ValueSource(
      strings = {
        "UPDATE queens_solution SET fundamental = 2 WHERE n = 4 AND number = 2",
        "UPDATE queens_fundamental SET placement = '[1,2]' WHERE n = 4",
        "UPDATE sudoku_puzzle SET givens = '?'",
        "UPDATE sudoku_step SET data = '{}' WHERE step = 3",
        "DROP TABLE strategy_run"
      })
  void render(String statement) throws SQLException {
    change(statement);
    Map<String, String> before = Tree.contents(site);
    Run run = Run.of("render", "--quiet", "--catalog", catalog, "--site", site);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err().lines())
        .filteredOn(line -> !line.matches("[a-z-]+\\.html, .*"))
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line).startsWith("catalog ").contains("; right would be "));
    assertThat(Tree.contents(site)).isEqualTo(before);
  }

  private Run verify() {
    return Run.of("verify", "--quiet", "--catalog", catalog, "--site", site);
  }

  private void change(String statement) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + catalog);
        Statement sql = connection.createStatement()) {
      sql.execute("PRAGMA ignore_check_constraints = ON");
      sql.execute(statement);
    }
  }

  /** Changes the first such text of a file, and the record of the site with it. */
  private void edit(String path, String right, String wrong) throws IOException {
    Path file = site.resolve(path);
    String text = Files.readString(file);
    assertThat(text).contains(right);
    int at = text.indexOf(right);
    Files.writeString(file, text.substring(0, at) + wrong + text.substring(at + right.length()));
    List<FileRecord> files =
        FileRecord.read(site).stream()
            .map(record -> record.path().equals(path) ? record(path) : record)
            .toList();
    Files.writeString(site.resolve(FileRecord.PATH), FileRecord.table(files));
  }

  private FileRecord record(String path) {
    try {
      byte[] bytes = Files.readAllBytes(site.resolve(path));
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return new FileRecord(path, bytes.length, HexFormat.of().formatHex(digest));
    } catch (IOException | NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
