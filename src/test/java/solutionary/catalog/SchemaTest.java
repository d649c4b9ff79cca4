package solutionary.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The catalogue file")
class SchemaTest {
  @TempDir static Path folder;
  private static Path catalog;

  @BeforeAll
  static void write() {
    catalog = SampleCatalog.write(folder);
  }

  @ParameterizedTest(name = "{0} has the promised columns")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          queens_board | n,solutions,fundamental,half_turn_fixed,quarter_turn_fixed,sha256
          queens_fundamental | n,number,label,placement,symmetry,orbit_size,modular
          queens_solution | n,number,placement,fundamental,transform
          queens_square | n,row,col,solutions
          queens_reference | n,solutions,fundamental,half_turn_fixed,quarter_turn_fixed,source
          strategy | problem,name,title,summary,origin
          strategy_run | problem,strategy,instance,tried,placed,boards,solutions,outcome,verdict
          strategy_step | problem,strategy,instance,step,event,row,col,digit,board
          strategy_source | problem,strategy,part,file,code
          sudoku_collection | collection,title,source,licence,puzzles
          sudoku_puzzle | label,collection,number,name,note,givens,clues,verdict,solution,second_solution,minimal,canonical,automorphisms,rating,rating_is_at_least,level,hardest_technique,published_rating
          sudoku_step | label,step,technique,detail,data
          bishop_board | row,col,attacked
          """)
  void columns(String table, String columns) throws SQLException {
    assertThat(ask("SELECT group_concat(name) FROM pragma_table_info('" + table + "')"))
        .containsExactly(columns);
  }

  @ParameterizedTest(name = "refuses: {0}")
  @ValueSource(
      strings = {
        "INSERT INTO queens_board VALUES (17, 1, 1, 1, 1, '%s')",
        "INSERT INTO queens_board VALUES (5, 10, 3, 2, 2, '%s')",
        "INSERT INTO queens_board VALUES (5, 10, 2, 2, 2, 'no digest')",
        "INSERT INTO queens_fundamental VALUES (4, 2, 'Q4.3', '[2,4,1,3]', 'none', 8, 0)",
        "INSERT INTO queens_fundamental VALUES (4, 2, 'Q4.2', '[2,4,1]', 'none', 8, 0)",
        "INSERT INTO queens_fundamental VALUES (4, 2, 'Q4.2', '[1,4,1,3]', 'none', 4, 0)",
        "INSERT INTO queens_fundamental VALUES (4, 2, 'Q4.2', '[2,4,1,3]', 'quarter-turn', 2, 0)",
        "INSERT INTO queens_fundamental VALUES (6, 1, 'Q6.1', '[2,4,6,1,3,5]', 'half-turn', 4, 0)",
        "INSERT INTO queens_solution VALUES (4, 3, '[4,1,3,2]', 1, 'rotate-45')",
        "INSERT INTO queens_solution VALUES (4, 3, '[4,1,3,2]', 2, 'identity')",
        "INSERT INTO queens_solution VALUES (4, 3, '[2,4,1,3]', 1, 'identity')",
        "INSERT INTO queens_solution VALUES (4, 3, 'not json', 1, 'identity')",
        "INSERT INTO queens_square VALUES (4, 5, 1, 0)",
        "INSERT INTO queens_board VALUES ('five', 10, 2, 2, 2, '%s')",
        "INSERT INTO sudoku_puzzle (label, collection, number, givens, clues, verdict) VALUES ('a.1', 'sample', 2, '', 0, 'none')",
        "UPDATE sudoku_puzzle SET clues = clues + 1",
        "UPDATE sudoku_puzzle SET verdict = 'several'",
        "UPDATE sudoku_puzzle SET second_solution = solution",
        "UPDATE sudoku_puzzle SET minimal = NULL",
        "UPDATE sudoku_puzzle SET solution = replace(solution, '9', '.')",
        "UPDATE sudoku_puzzle SET rating = 1.25, rating_is_at_least = 0, level = 'easy'",
        "UPDATE sudoku_puzzle SET level = 'easy'",
        "UPDATE sudoku_puzzle SET collection = 'nowhere', label = 'nowhere.1'",
        "UPDATE strategy_run SET tried = placed - 1",
        "UPDATE strategy_run SET outcome = 'gave up'",
        "INSERT INTO strategy_run VALUES ('queens', 'magic', 'n=4', 1, 1, 0, 0, 'done', NULL)",
        "UPDATE strategy_run SET verdict = 'unique'",
        "INSERT INTO strategy_run VALUES ('sudoku', 'exact-cover', 'sample.1', 1, 1, 0, 0, 'done', NULL)",
        "INSERT INTO strategy_run VALUES ('sudoku', 'exact-cover', 'sample.1', 1, 1, 0, 0, 'bound', 'none')",
        "UPDATE strategy_step SET event = 'tried'",
        "UPDATE strategy_step SET event = 'solution'",
        "UPDATE strategy_step SET board = '[1]'",
        "UPDATE strategy_step SET row = NULL",
        "UPDATE strategy_step SET digit = 5",
        "UPDATE strategy_step SET instance = 'n=5'",
        "UPDATE strategy_source SET code = ''",
        "UPDATE strategy_source SET strategy = 'magic'",
        "INSERT INTO bishop_board VALUES (1, 2, '%s')"
      })
  void refuses(String sql) throws SQLException, IOException {
    Path copy = Files.copy(catalog, folder.resolve("copy.db"));
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + copy);
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA foreign_keys = ON");
      assertThatThrownBy(() -> statement.execute(sql.replace("%s", "0".repeat(64))))
          .isInstanceOf(SQLException.class)
          .hasMessageMatching("(?s).*(CONSTRAINT|MISMATCH).*");
    } finally {
      Files.delete(copy);
    }
  }

  @Test
  @DisplayName("explains every table, view and column of itself")
  void notes() throws SQLException {
    assertThat(
            ask(
                """
                SELECT s.name || '.' || c.name FROM sqlite_schema s, pragma_table_info(s.name) c
                WHERE s.type IN ('table', 'view') AND NOT EXISTS (
                  SELECT * FROM catalog_note WHERE object = s.name AND field = c.name)
                UNION ALL
                SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND NOT EXISTS (
                  SELECT * FROM catalog_note WHERE object = name AND field = '')
                UNION ALL
                SELECT object || '.' || field FROM catalog_note
                WHERE field <> '' AND NOT EXISTS (
                  SELECT * FROM pragma_table_info(object) WHERE name = field)
                """))
        .isEmpty();
  }

  @Test
  @DisplayName("C07: givens are text of 81 characters")
  void givensAreText() throws SQLException {
    assertThat(ask("SELECT typeof(givens) || length(givens) FROM sudoku_puzzle"))
        .containsOnly("text81");
  }

  @Test
  @DisplayName("C03: is one file in journal mode DELETE, marked as ours")
  void header() throws IOException {
    byte[] bytes = Files.readAllBytes(catalog);
    assertThat(bytes[18]).isEqualTo((byte) 1);
    assertThat(bytes[19]).isEqualTo((byte) 1);
    assertThat(new String(bytes, 68, 4, java.nio.charset.StandardCharsets.US_ASCII))
        .isEqualTo("SOLN");
    assertThat(bytes[63]).as("user_version").isEqualTo((byte) 1);
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .doesNotContain("catalog.db-wal", "catalog.db-shm", "catalog.db-journal");
    }
  }

  @Test
  @DisplayName("C09: the same rows give the same bytes")
  void sameBytes(@TempDir Path other) throws IOException {
    assertThat(Files.mismatch(catalog, SampleCatalog.write(other))).isNegative();
  }

  @Test
  @DisplayName("a row that refers to nothing is refused when the catalogue is closed")
  void foreignKeys(@TempDir Path other) {
    try (CatalogWriter writer = CatalogWriter.create(other.resolve("working.db"))) {
      writer.addSolution(1, new int[] {1}, 1, "identity");
      assertThatThrownBy(() -> writer.writeTo(other.resolve("catalog.db")))
          .isInstanceOf(CatalogException.class)
          .hasMessageContaining("queens_solution");
    }
    assertThat(other.resolve("catalog.db")).doesNotExist();
  }

  private static List<String> ask(String sql) throws SQLException {
    List<String> answers = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + catalog);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        answers.add(rows.getString(1));
      }
    }
    return answers;
  }
}
