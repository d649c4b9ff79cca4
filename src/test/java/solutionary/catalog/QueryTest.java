package solutionary.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Asking the catalogue anything, in one statement that reads. */
class QueryTest {
  @TempDir Path folder;
  private Catalog catalog;

  @BeforeEach
  void openEmptyCatalogue() {
    Path file = folder.resolve("catalog.db");
    try (CatalogWriter writer = CatalogWriter.create(folder.resolve("working.db"))) {
      writer.writeTo(file);
    }
    catalog = Catalog.open(file);
  }

  @AfterEach
  void close() {
    catalog.close();
  }

  @Test
  @DisplayName("values are whole numbers, numbers, texts and nothing")
  void values() {
    QueryResult result =
        catalog.query("SELECT 7 AS a, 9000000000 AS b, 1.5 AS c, 'x', NULL, x'0aff'");
    assertThat(result.columns()).startsWith("a", "b", "c");
    assertThat(result.rows())
        .containsExactly(Arrays.asList(7L, 9000000000L, 1.5, "x", null, "0aff"));
  }

  @ParameterizedTest(name = "one statement: {0}")
  @ValueSource(
      strings = {
        "SELECT 1",
        "SELECT 1;",
        " ; SELECT 1 ; ; -- done; really\n /* and; this */ ",
        "SELECT ';' WHERE \"1;\" <> 'it''s; fine'",
        "SELECT 1 AS [a;b], 2 AS `c;d`",
        "/* first; */ SELECT 1 -- ;",
        "SELECT 5 - -1 / 2"
      })
  void oneStatement(String sql) {
    assertThat(catalog.query(sql).rows()).hasSize(1);
  }

  @ParameterizedTest(name = "refused: \"{0}\"")
  @ValueSource(
      strings = {
        "SELECT 1; SELECT 2",
        "SELECT 1;DROP TABLE queens_board",
        "SELECT 'a'; 'b'",
        "-- nothing\n",
        "",
        ";;"
      })
  void notOneStatement(String sql) {
    assertThatThrownBy(() -> catalog.query(sql))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("statement");
  }

  @ParameterizedTest(name = "nothing is changed by {0}")
  @ValueSource(
      strings = {
        "DELETE FROM catalog_note",
        "DROP TABLE queens_board",
        "INSERT INTO catalog_note VALUES (1)"
      })
  void nothingIsChanged(String sql) {
    long before = (Long) catalog.query("SELECT count(*) FROM catalog_note").rows().get(0).get(0);
    assertThatThrownBy(() -> catalog.query(sql)).isInstanceOf(CatalogException.class);
    assertThat(catalog.query("SELECT count(*) FROM catalog_note").rows())
        .containsExactly(List.of(before));
  }

  @Test
  @DisplayName("a statement without rows is refused with what to ask instead")
  void withoutRows() {
    assertThatThrownBy(() -> catalog.query("DELETE FROM catalog_note"))
        .hasMessageContaining("gives no rows")
        .hasMessageContaining("SELECT");
  }

  @Test
  @DisplayName("a mistake in the statement is told in SQLite's words")
  void mistakes() {
    assertThatThrownBy(() -> catalog.query("SELECT colour FROM queens_board"))
        .isInstanceOf(CatalogException.class)
        .hasMessageContaining("no such column: colour");
  }

  @Test
  @DisplayName("a statement of a million characters is read like any other")
  void longStatements() {
    String sql = "SELECT 1 /* " + "x;'".repeat(330_000) + " */";
    assertThat(catalog.query(sql).rows()).hasSize(1);
    assertThat(catalog.query("SELECT " + " ".repeat(999_000) + "1").rows()).hasSize(1);
  }
}
