package solutionary.site.pages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import solutionary.catalog.Catalog;
import solutionary.catalog.PuzzleRow;

/** Puzzles of the catalogue that are one and the same up to symmetry and relabelling. */
public record Disguises(Map<String, List<Puzzle>> byCanonical) {
  /** A puzzle that another one is in disguise. */
  public record Puzzle(String collection, int number) {
    public String label() {
      return collection + "." + number;
    }

    public Address address() {
      return PuzzlePage.address(collection, number);
    }
  }

  /**
   * Others that a puzzle is the same as.
   *
   * @param shown the first of them
   * @param more how many there are beyond these
   */
  public record Others(List<Puzzle> shown, int more) {
    public Others {
      shown = List.copyOf(shown);
    }

    public boolean present() {
      return !shown.isEmpty();
    }
  }

  static Disguises read(Catalog catalog) {
    Map<String, List<Puzzle>> classes = new HashMap<>();
    catalog
        .query(
            """
            SELECT canonical, collection, number FROM sudoku_puzzle
            WHERE canonical IN (SELECT canonical FROM sudoku_class WHERE puzzles > 1)
            ORDER BY canonical, collection, number""")
        .rows()
        .forEach(
            row ->
                classes
                    .computeIfAbsent((String) row.get(0), key -> new ArrayList<>())
                    .add(new Puzzle((String) row.get(1), ((Long) row.get(2)).intValue())));
    return new Disguises(classes);
  }

  /** The other puzzles of a puzzle's class, some of them by name. */
  Others of(PuzzleRow row, int most) {
    List<Puzzle> all = byCanonical.getOrDefault(row.canonical(), List.of());
    List<Puzzle> shown =
        all.stream().filter(puzzle -> !puzzle.label().equals(row.label())).limit(most).toList();
    return new Others(shown, Math.max(0, all.size() - 1 - shown.size()));
  }
}
