package solutionary.browser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;
import solutionary.sudoku.Grid;
import solutionary.sudoku.canonical.Canonical;

/** The catalogued puzzles, as the site's {@code known.js} lists them. */
public final class KnownPuzzles {
  /** A catalogued puzzle. */
  private record Known(String label, Grid givens) {}

  private final Map<String, List<Known>> byHash = new HashMap<>();

  /** Reads the list; puzzles of a collection are numbered as they come. */
  static KnownPuzzles of(String list) {
    KnownPuzzles puzzles = new KnownPuzzles();
    String collection = "";
    int number = 0;
    for (String line : list.split("\n")) {
      if (line.startsWith("#")) {
        collection = line.substring(1);
        number = 0;
      } else if (!line.isEmpty()) {
        puzzles.add(collection + "." + ++number, line);
      }
    }
    return puzzles;
  }

  private void add(String label, String line) {
    Grid givens = new Grid(line.substring(0, Grid.CELLS));
    byHash
        .computeIfAbsent(line.substring(Grid.CELLS), hash -> new ArrayList<>())
        .add(new Known(label, givens));
  }

  /** The labels of all puzzles that a puzzle is, as it stands or in disguise. */
  @JSExport
  public String[] labels(String givens) {
    return same(new Grid(givens)).stream().map(Known::label).toArray(String[]::new);
  }

  private List<Known> same(Grid givens) {
    Grid form = Canonical.of(givens).form();
    return byHash.getOrDefault(Integer.toHexString(form.cells().hashCode()), List.of()).stream()
        .filter(known -> Canonical.of(known.givens()).form().equals(form))
        .toList();
  }
}
