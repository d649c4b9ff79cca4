package solutionary.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files that people take along, read back by other means. */
class DownloadsTest {
  private final RenderedSite site = RenderedSite.sample();

  @ParameterizedTest(name = "{0}: {1} rows, with the columns {2}")
  @CsvSource({
    "queens, 8, n solutions fundamental half_turn_fixed quarter_turn_fixed sha256",
    "queens-8, 92, n number placement fundamental transform label symmetry",
    "queens-3, 0, n number placement fundamental transform label symmetry",
    "sudoku-odd, 5, label collection number name note givens clues verdict solution"
        + " second_solution minimal canonical automorphisms rating rating_is_at_least level"
        + " hardest_technique published_rating"
  })
  void bothFormatsHoldTheRows(String name, int rows, String columns) throws IOException {
    JsonNode json = json(name);
    assertThat(json).hasSize(rows);
    json.forEach(row -> assertThat(row.fieldNames()).toIterable().isEqualTo(names(columns)));
    assertThat(csv(name).lines().findFirst()).hasValue(columns.replace(' ', ','));
    assertThat(records(name)).hasSize(rows);
    assertThat(csv(name)).doesNotContain("\r").endsWith("\n");
  }

  @Test
  @DisplayName("JSON has an object a line, with placements as arrays")
  void jsonLines() {
    assertThat(site.text("data/queens-4.json"))
        .isEqualTo(
            """
            [
            {"n":4,"number":1,"placement":[2,4,1,3],"fundamental":1,"transform":"identity","label":"Q4.1","symmetry":"quarter-turn"},
            {"n":4,"number":2,"placement":[3,1,4,2],"fundamental":1,"transform":"flip-horizontal","label":"Q4.1","symmetry":"quarter-turn"}
            ]
            """);
    assertThat(site.text("data/queens-2.json")).isEqualTo("[]\n");
  }

  @Test
  @DisplayName("names with markup, quotes and commas come back as they went in")
  void namesComeBack() throws IOException {
    assertThat(json("sudoku-odd").get(0).get("name").asText()).isEqualTo(SampleCatalog.NASTY_NAME);
    assertThat(json("sudoku-odd").get(4).get("name").isNull()).isTrue();
    assertThat(records("sudoku-odd").get(0))
        .containsEntry("name", SampleCatalog.NASTY_NAME)
        .containsEntry("note", SampleCatalog.NASTY_NOTE);
    assertThat(records("queens-4").get(0)).containsEntry("placement", "[2,4,1,3]");
  }

  @Test
  @DisplayName("the catalogue itself is among the downloads, byte for byte")
  void catalogue() {
    assertThat(
            new String(
                site.files().get("data/catalog.db"),
                0,
                15,
                java.nio.charset.StandardCharsets.US_ASCII))
        .isEqualTo("SQLite format 3");
  }

  private JsonNode json(String name) throws IOException {
    return new ObjectMapper().readTree(site.text("data/" + name + ".json"));
  }

  private String csv(String name) {
    return site.text("data/" + name + ".csv");
  }

  private List<Map<String, String>> records(String name) throws IOException {
    return new CsvMapper()
        .readerForMapOf(String.class)
        .with(CsvSchema.emptySchema().withHeader())
        .<Map<String, String>>readValues(csv(name))
        .readAll();
  }

  private static List<String> names(String columns) {
    return List.of(columns.split(" "));
  }
}
