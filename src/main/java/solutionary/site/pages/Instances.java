package solutionary.site.pages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import solutionary.catalog.BoardRow;
import solutionary.catalog.Catalog;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.StrategyRunRow;

/** What the strategies were run on. */
final class Instances {
  private final Set<Integer> sizes;
  private final Map<String, PuzzleRow> puzzles;

  private Instances(Set<Integer> sizes, Map<String, PuzzleRow> puzzles) {
    this.sizes = sizes;
    this.puzzles = puzzles;
  }

  static Instances of(Catalog catalog, List<StrategyRunRow> runs) {
    Set<String> keys = runs.stream().map(StrategyRunRow::instance).collect(Collectors.toSet());
    return new Instances(
        catalog.queens().boards().stream().map(BoardRow::n).collect(Collectors.toSet()),
        catalog.sudoku().collections().stream()
            .filter(each -> keys.stream().anyMatch(key -> key.startsWith(each.collection() + ".")))
            .flatMap(each -> catalog.sudoku().puzzles(each.collection()).stream())
            .filter(puzzle -> keys.contains(puzzle.label()))
            .collect(Collectors.toMap(PuzzleRow::label, Function.identity())));
  }

  Instance instance(String key) {
    Optional<Address> puzzle =
        puzzle(key).map(each -> PuzzlePage.address(each.collection(), each.number()));
    Optional<Address> size =
        Optional.of(InstanceOrder.number(key))
            .filter(n -> key.equals("n=" + n) && sizes.contains(n))
            .map(BoardSizePage::address);
    return new Instance(key, puzzle.or(() -> size), puzzle(key).map(PuzzleRow::name).orElse(""));
  }

  /** The puzzle of a label. */
  Optional<PuzzleRow> puzzle(String label) {
    return Optional.ofNullable(puzzles.get(label));
  }
}
