package solutionary.verify;

import solutionary.catalog.CatalogWriter;
import solutionary.catalog.CollectionRow;
import solutionary.catalog.PuzzleRow;
import solutionary.catalog.StepRow;
import solutionary.catalog.TechniqueRow;
import solutionary.sudoku.Grid;
import solutionary.sudoku.techniques.HumanPath;
import solutionary.sudoku.techniques.HumanSolver;
import solutionary.sudoku.techniques.Step;
import solutionary.sudoku.techniques.StepJson;
import solutionary.sudoku.techniques.Technique;

/** Two collections with a puzzle of each verdict, one of them with a person's steps. */
final class SamplePuzzles {
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private static final String ROWS_SWAPPED =
      SOLVED.substring(9, 18) + SOLVED.substring(0, 9) + SOLVED.substring(18);
  private static final String EMPTY = ".".repeat(81);
  private static final String IMPOSSIBLE =
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

  /** One that takes more than singles. */
  private static final String HARDER =
      ".........9...7...2...3.6...24.....63..7.4.8...1.2.5.4.....8....4...2...5..87.13..";

  private static final String HARDER_SOLVED =
      "675492138934178652182356479249817563357649821816235947793584216461923785528761394";

  private SamplePuzzles() {}

  static void addTo(CatalogWriter catalog) {
    for (Technique technique : Technique.values()) {
      catalog.add(
          new TechniqueRow(
              technique.key(),
              technique.ordinal() + 1,
              technique.title(),
              technique.rating() / 10.0));
    }
    catalog.add(new CollectionRow("sample", "Sample", "sample.txt", null, 5));
    catalog.add(puzzle("sample", 1, TEXTBOOK, "unique", SOLVED, null));
    catalog.add(puzzle("sample", 2, EMPTY, "several", SOLVED, ROWS_SWAPPED));
    catalog.add(puzzle("sample", 3, IMPOSSIBLE, "none", null, null));
    catalog.add(puzzle("sample", 4, "535" + TEXTBOOK.substring(3), "invalid", null, null));
    catalog.add(puzzle("sample", 5, "." + SOLVED.substring(1), "unique", SOLVED, null));
    catalog.add(new CollectionRow("second", "Second", "second.sdm", "CC0", 2));
    catalog.add(puzzle("second", 1, EMPTY, "several", SOLVED, ROWS_SWAPPED));
    catalog.add(puzzle("second", 2, HARDER, "unique", HARDER_SOLVED, null));
    addSteps(catalog, "sample.1", TEXTBOOK);
    addSteps(catalog, "second.2", HARDER);
  }

  private static void addSteps(CatalogWriter catalog, String label, String givens) {
    int number = 0;
    for (Step step : path(givens).steps()) {
      catalog.add(
          new StepRow(label, ++number, step.technique().key(), step.sentence(), StepJson.of(step)));
    }
  }

  private static HumanPath path(String givens) {
    return HumanSolver.solve(new Grid(givens), true);
  }

  private static PuzzleRow.RatingRow rating(HumanPath path) {
    return new PuzzleRow.RatingRow(
        path.rating().tenths() / 10.0, false, path.level().key(), path.hardestTechnique());
  }

  private static PuzzleRow puzzle(
      String collection,
      int number,
      String givens,
      String verdict,
      String solution,
      String second) {
    boolean isRated = givens.equals(TEXTBOOK) || givens.equals(HARDER);
    AllImages images = images(givens);
    return new PuzzleRow(
        collection,
        number,
        "Puzzle " + number,
        number == 1 ? "a note" : null,
        givens,
        verdict,
        solution,
        second,
        verdict.equals("unique") ? false : null,
        images.least(),
        images.times(),
        isRated ? rating(path(givens)) : null,
        number == 1 ? 1.5 : null);
  }

  /** Every arrangement leaves the empty grid as it is. */
  private static AllImages images(String givens) {
    return givens.equals(EMPTY) ? new AllImages(EMPTY, 3_359_232) : AllImages.of(givens);
  }
}
