package solutionary.build;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;
import solutionary.sudoku.Grid;
import solutionary.sudoku.Verdict;
import solutionary.sudoku.solving.Minimal;
import solutionary.sudoku.solving.Verdicts;

/** Solves the collections and puts them into the catalogue. */
final class SudokuStep {
  private SudokuStep() {}

  static void run(CatalogWriter catalog, Consumer<String> progress) {
    for (String[] field : Bundled.table("puzzles/collections.tsv")) {
      progress.accept("solving " + field[0]);
      List<String> lines =
          new String(Bundled.bytes("puzzles/" + field[1]), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .toList();
      catalog.add(new CollectionRow(field[0], field[2], field[3], field[4], lines.size()));
      int number = 0;
      for (String line : lines) {
        catalog.add(row(field[0], ++number, line.split("\t", -1)));
      }
    }
  }

  private static PuzzleRow row(String collection, int number, String[] field) {
    Grid givens = new Grid(field[0].replace('0', '.'));
    Verdict verdict = Verdicts.of(givens);
    Double published = field.length == 2 ? Double.valueOf(field[1]) : null;
    String name = field.length == 3 ? field[1] : null;
    String note = field.length == 3 ? field[2] : null;
    String solution = null;
    String second = null;
    Boolean minimal = null;
    if (verdict instanceof Verdict.Unique unique) {
      solution = unique.solution().cells();
      minimal = Minimal.isMinimal(givens);
    } else if (verdict instanceof Verdict.Several several) {
      solution = several.solution().cells();
      second = several.secondSolution().cells();
    }
    return new PuzzleRow(
        collection,
        number,
        name,
        note,
        givens.cells(),
        verdict.key(),
        solution,
        second,
        minimal,
        null,
        null,
        null,
        published);
  }
}
