package solutionary.browser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;
import solutionary.sudoku.Grid;
import solutionary.sudoku.canonical.Canonical;
import solutionary.sudoku.solving.BitboardSolver;

/** The catalogued puzzles, as the site's {@code known.js} lists them. */
public final class KnownPuzzles {
  private final Map<String, Grid> byLabel = new LinkedHashMap<>();
  private final Map<String, List<String>> labelsByHash = new HashMap<>();

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
    byLabel.put(label, new Grid(line.substring(0, Grid.CELLS)));
    labelsByHash.computeIfAbsent(line.substring(Grid.CELLS), hash -> new ArrayList<>()).add(label);
  }

  /** The labels of all puzzles that a puzzle is, as it stands or in disguise. */
  @JSExport
  public String[] labels(String givens) {
    Grid form = Canonical.of(new Grid(givens)).form();
    String hash = Integer.toHexString(form.cells().hashCode());
    return labelsByHash.getOrDefault(hash, List.of()).stream()
        .filter(label -> Canonical.of(byLabel.get(label)).form().equals(form))
        .toArray(String[]::new);
  }

  /** The labels of all puzzles that have no other solution than a full grid. */
  @JSExport
  public String[] solvedBy(String cells) {
    Grid grid = new Grid(cells);
    return byLabel.keySet().stream()
        .filter(label -> grid.isSolved() && isOnlySolution(grid, byLabel.get(label)))
        .toArray(String[]::new);
  }

  private static boolean isOnlySolution(Grid grid, Grid givens) {
    return grid.keeps(givens) && new BitboardSolver().count(givens, 2) == 1;
  }

  /** How a puzzle is made from the one that has a label and is the same. */
  @JSExport
  public Disguise disguise(String label, String givens) {
    return new Disguise(Canonical.of(byLabel.get(label)).mapTo(Canonical.of(new Grid(givens))));
  }
}
