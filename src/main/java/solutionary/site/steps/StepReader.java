package solutionary.site.steps;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import solutionary.catalog.CatalogException;
import solutionary.catalog.StepRow;
import solutionary.sudoku.techniques.Candidate;
import solutionary.sudoku.techniques.Chain;
import solutionary.sudoku.techniques.Implied;
import solutionary.sudoku.techniques.Pattern;
import solutionary.sudoku.techniques.Step;
import solutionary.sudoku.techniques.Technique;

/** Makes a step again from its row in the catalogue; {@code StepJson} describes the data. */
public final class StepReader {
  private static final ObjectMapper JSON = new ObjectMapper();

  private StepReader() {}

  /**
   * The step of a row.
   *
   * @throws CatalogException when its data is none
   */
  public static Step read(StepRow row) {
    try {
      return step(row, JSON.readTree(row.data()));
    } catch (JsonProcessingException | RuntimeException e) {
      throw new CatalogException(
          "sudoku_step " + row.label() + ", step " + row.step() + ": " + row.data() + " is no step",
          e);
    }
  }

  private static Step step(StepRow row, JsonNode data) {
    Optional<Candidate> placement =
        Optional.ofNullable(data.get("place")).map(StepReader::candidate);
    List<Candidate> removed = list(data.get("remove"), StepReader::candidate);
    Technique technique = Technique.of(row.technique());
    return new Step(
        technique,
        data.has("rating")
            ? (int) Math.round(data.get("rating").asDouble() * 10)
            : technique.rating(),
        pattern(data, placement, removed),
        placement,
        removed,
        row.detail());
  }

  private static Pattern pattern(
      JsonNode data, Optional<Candidate> placement, List<Candidate> removed) {
    List<Chain> chains = list(data.get("chains"), ChainReader::read);
    return new Pattern(
        data.has("digits")
            ? list(data.get("digits"), JsonNode::asInt)
            : Implied.digits(chains, placement, removed),
        data.has("cells")
            ? list(data.get("cells"), cell -> StepWords.cell(cell.asText()))
            : Implied.cells(chains, placement),
        list(data.get("houses"), house -> StepWords.house(house.asText())),
        list(data.get("extras"), StepReader::candidate),
        chains);
  }

  private static Candidate candidate(JsonNode text) {
    return StepWords.candidate(text.asText());
  }

  private static <T> List<T> list(JsonNode array, Function<JsonNode, T> item) {
    List<T> items = new ArrayList<>();
    if (array != null) {
      array.forEach(each -> items.add(item.apply(each)));
    }
    return items;
  }
}
