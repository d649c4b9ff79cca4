package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command query")
class QueryCommandTest {
  @TempDir static Path folder;

  @BeforeAll
  static void build() {
    Run.smallBuild(folder);
  }

  @Test
  @DisplayName("prints a header line and values between TABs")
  void tabs() {
    assertThat(query("SELECT n, solutions FROM queens_board ORDER BY n").out())
        .isEqualTo("n\tsolutions\n1\t1\n2\t0\n3\t0\n4\t2\n");
  }

  @Test
  @DisplayName("prints NULL as nothing, in JSON as null; keeps every value in one line")
  void values() {
    String sql = "SELECT NULL AS a, 'x,\"y\"' AS b, 1.5 AS c, 'd' || char(9, 10, 92) AS d;";
    assertThat(query(sql).out()).isEqualTo("a\tb\tc\td\n\tx,\"y\"\t1.5\td\\t\\n\\\\\n");
    assertThat(query(sql, "--json").out())
        .isEqualTo("[\n{\"a\":null,\"b\":\"x,\\\"y\\\"\",\"c\":1.5,\"d\":\"d\\t\\n\\\\\"}\n]\n");
    assertThat(query(sql, "--csv").out()).isEqualTo("a,b,c,d\n,\"x,\"\"y\"\"\",1.5,\"d\t\n\\\"\n");
  }

  @Test
  @DisplayName("prints the header alone when there is no row")
  void empty() {
    assertThat(query("SELECT n FROM queens_board WHERE n > 99").out()).isEqualTo("n\n");
    assertThat(query("SELECT n FROM queens_board WHERE n > 99", "--json").out()).isEqualTo("[]\n");
  }

  @ParameterizedTest(name = "wrong usage: {0}")
  @ValueSource(
      strings = {"SELECT 1; SELECT 2", "", "  -- nothing", "SELECT 1; DROP TABLE strategy"})
  void wrongUsage(String sql) {
    assertThat(query(sql).status()).isEqualTo(2);
    assertThat(query(sql).out()).isEmpty();
  }

  @ParameterizedTest(name = "never writes: {0}")
  @ValueSource(
      strings = {
        "DELETE FROM queens_solution",
        "CREATE TABLE mine (x)",
        "PRAGMA user_version = 2",
        "ATTACH 'other.db' AS other",
        "VACUUM"
      })
  void readOnly(String sql) {
    Run before = query("SELECT count(*) FROM queens_solution");
    Run run = query(sql);
    assertThat(run.err()).doesNotContain("Exception", "\tat ");
    assertThat(query("SELECT count(*) FROM queens_solution")).isEqualTo(before);
    assertThat(query("PRAGMA user_version").out()).isEqualTo("user_version\n1\n");
    assertThat(Path.of("other.db")).doesNotExist();
  }

  @Test
  @DisplayName("a parameter without a value is refused, for it would find nothing without a word")
  void parameters() {
    Run run = query("SELECT * FROM queens_board WHERE n = ?");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("parameters without a value: 1");
  }

  @Test
  @DisplayName("two columns of one name are refused as JSON, which would lose one")
  void equalNames() {
    assertThat(query("SELECT 1 AS a, 2 AS a", "--json").status()).isEqualTo(2);
    assertThat(query("SELECT 1 AS a, 2 AS a").out()).isEqualTo("a\ta\n1\t2\n");
  }

  @Test
  @DisplayName("says what SQLite says of a wrong statement")
  void mistake() {
    Run run = query("SELECT absent FROM nowhere");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("no such table: nowhere");
  }

  private static Run query(String sql, String... options) {
    Object[] args = new Object[options.length + 4];
    System.arraycopy(options, 0, args, 4, options.length);
    args[0] = "query";
    args[1] = sql;
    args[2] = "--catalog";
    args[3] = folder.resolve("catalog.db");
    return Run.of(args);
  }
}
