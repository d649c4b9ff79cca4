package solutionary.build;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import solutionary.catalog.CatalogWriter;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.TechniqueRow;
import solutionary.sudoku.techniques.Technique;

/** Solves the collections and puts them into the catalogue. */
final class SudokuStep {
  private SudokuStep() {}

  /** Returns a remark for every puzzle that has not exactly one solution. */
  static List<String> run(
      List<Collection> collections,
      Workers workers,
      CatalogWriter catalog,
      Consumer<String> progress) {
    List<String> remarks = new ArrayList<>();
    addTechniques(catalog);
    for (Collection collection : collections) {
      progress.accept("solving " + collection.name());
      catalog.add(
          new CollectionRow(
              collection.name(),
              collection.title(),
              collection.source(),
              collection.licence(),
              collection.puzzles().size()));
      List<SolvedPuzzle> solved = workers.map(collection.puzzles(), SolvedPuzzle::of);
      for (int i = 0; i < solved.size(); i++) {
        PuzzleRow row = solved.get(i).row(collection.name(), i + 1);
        catalog.add(row);
        solved.get(i).steps(row.label()).forEach(catalog::add);
        solved.get(i).remark().ifPresent(remark -> remarks.add(row.label() + ": " + remark));
      }
    }
    return remarks;
  }

  private static void addTechniques(CatalogWriter catalog) {
    for (Technique technique : Technique.values()) {
      catalog.add(
          new TechniqueRow(
              technique.key(),
              technique.ordinal() + 1,
              technique.title(),
              technique.rating() / 10.0));
    }
  }
}
