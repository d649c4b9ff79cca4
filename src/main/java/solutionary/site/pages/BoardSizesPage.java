package solutionary.site.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.ReferenceRow;

/** All board sizes: those of the catalogue, and the published counts beyond it. */
public record BoardSizesPage(List<Line> lines, Growth growth) implements Page {
  /** One board size; beyond the catalogue its counts are cited. */
  public record Line(ReferenceRow published, Optional<BoardRow> here) {
    public int n() {
      return published.n();
    }

    public Address address() {
      return BoardSizePage.address(published.n());
    }

    public boolean computed() {
      return here.isPresent();
    }

    public String originKey() {
      return computed() ? "sizes.computed" : "sizes.cited";
    }
  }

  static final Address ADDRESS = Address.of("queens/index.html");

  static BoardSizesPage read(Catalog catalog) {
    Map<Integer, BoardRow> boards =
        catalog.queens().boards().stream()
            .collect(Collectors.toMap(BoardRow::n, Function.identity()));
    return new BoardSizesPage(
        catalog.queens().references().stream()
            .map(row -> new Line(row, Optional.ofNullable(boards.get(row.n()))))
            .toList(),
        Growth.read(catalog, 0));
  }

  static Crumb crumb() {
    return new Crumb(Text.of("sizes.title"), ADDRESS);
  }

  @Override
  public Address address() {
    return ADDRESS;
  }

  @Override
  public String template() {
    return "board-sizes";
  }

  @Override
  public Text title() {
    return Text.of("sizes.title");
  }

  @Override
  public Text description() {
    return Text.of("sizes.description");
  }

  @Override
  public List<Crumb> trail() {
    return List.of();
  }

  /** Where the published counts are published, each source once. */
  public List<String> sources() {
    return lines.stream().map(line -> line.published().source()).distinct().toList();
  }

  public String sql() {
    return """
        SELECT solutions, fundamental, half_turn_fixed, quarter_turn_fixed
        FROM queens_reference ORDER BY n""";
  }
}
