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

  /** One that takes more than singles. */
  private static final String HARDER =
      ".........9...7...2...3.6...24.....63..7.4.8...1.2.5.4.....8....4...2...5..87.13..";

  private static final String HARDER_SOLVED =
      "675492138934178652182356479249817563357649821816235947793584216461923785528761394";

  private SamplePuzzles() {}

  static void addTo(CatalogWriter catalog) {
    String empty = ".".repeat(81);
    String swapped = SOLVED.substring(9, 18) + SOLVED.substring(0, 9) + SOLVED.substring(18);
    for (Technique technique : Technique.values()) {
      catalog.add(
          new TechniqueRow(
              technique.key(),
              technique.ordinal() + 1,
              technique.title(),
              technique.rating() / 10.0));
    }
    catalog.add(new CollectionRow("sample", "Sample", "sample.txt", null, 5));
    add(catalog, 1, TEXTBOOK, "unique", SOLVED, null, AllImages.of(TEXTBOOK));
    add(catalog, 2, empty, "several", SOLVED, swapped, new AllImages(empty, 3_359_232));
    add(
        catalog,
        3,
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "none",
        null,
        null,
        null);
    add(catalog, 4, "55" + ".".repeat(79), "invalid", null, null, null);
    add(catalog, 5, "." + SOLVED.substring(1), "unique", SOLVED, null, null);
    catalog.add(new CollectionRow("second", "Second", "second.sdm", "CC0", 2));
    catalog.add(puzzle("second", 1, empty, "several", SOLVED, swapped, null));
    catalog.add(puzzle("second", 2, HARDER, "unique", HARDER_SOLVED, null, null));
    addSteps(catalog, "sample.1", TEXTBOOK);
    addSteps(catalog, "second.2", HARDER);
  }

  private static void addSteps(CatalogWriter catalog, String label, String givens) {
    int number = 0;
    for (Step step : path(givens).steps()) {
      catalog.add(
          new StepRow(
              label,
              ++number,
              step.technique().key(),
              step.sentence(),
              StepJson.of(step),
              step.rating() / 10.0));
    }
  }

  private static HumanPath path(String givens) {
    return HumanSolver.solve(new Grid(givens), true);
  }

  private static PuzzleRow.RatingRow rating(HumanPath path) {
    return new PuzzleRow.RatingRow(
        path.rating().tenths() / 10.0, false, path.level().key(), path.hardestTechnique());
  }

  private static void add(
      CatalogWriter catalog,
      int number,
      String givens,
      String verdict,
      String solution,
      String second,
      AllImages canonical) {
    catalog.add(puzzle("sample", number, givens, verdict, solution, second, canonical));
  }

  private static PuzzleRow puzzle(
      String collection,
      int number,
      String givens,
      String verdict,
      String solution,
      String second,
      AllImages canonical) {
    boolean isUnique = verdict.equals("unique");
    boolean isRated = givens.equals(TEXTBOOK) || givens.equals(HARDER);
    return new PuzzleRow(
        collection,
        number,
        "Puzzle " + number,
        number == 1 ? "a note" : null,
        givens,
        verdict,
        solution,
        second,
        isUnique ? false : null,
        canonical == null ? null : canonical.least(),
        canonical == null ? null : canonical.times(),
        isRated ? rating(path(givens)) : null,
        number == 1 ? 1.5 : null);
  }
}
