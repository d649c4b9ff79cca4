package solutionary.site;

import java.nio.charset.StandardCharsets;
import solutionary.catalog.Catalog;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;

/** The catalogued puzzles as a script, by which a page knows a puzzle that is pasted there. */
final class KnownScript {
  private static final String NOTICE =
      """
      // The catalogued Sudoku puzzles, read by engine.js: after the name of a collection its puzzles by
      // number, each with its givens and then the hash of its canonical form.
      """;

  private KnownScript() {}

  static byte[] bytes(Catalog catalog) {
    StringBuilder script = new StringBuilder(NOTICE).append("var knownPuzzles = `\n");
    for (CollectionRow row : catalog.sudoku().collections()) {
      script.append('#').append(row.collection()).append('\n');
      catalog.sudoku().puzzles(row.collection()).forEach(puzzle -> script.append(line(puzzle)));
    }
    return script.append("`;\n").toString().getBytes(StandardCharsets.US_ASCII);
  }

  private static String line(PuzzleRow row) {
    return row.givens() + Integer.toHexString(row.canonical().hashCode()) + "\n";
  }
}
