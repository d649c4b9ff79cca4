package solutionary.site.pages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import solutionary.catalog.Catalog;

/**
 * What a person does next on the way to the solution. Digits that follow from one look each stand
 * together.
 *
 * @param first the number of the first step that is told here
 * @param words a sentence, or cells with the digits that come into them
 */
public record SolvingStep(int first, String technique, String words) {
  private static final Set<String> ONE_LOOK =
      Set.of("last-in-house", "hidden-single-box", "hidden-single-line", "naked-single");

  /** The steps of all puzzles of a collection, by the number of the puzzle. */
  static Map<Integer, List<SolvingStep>> read(Catalog catalog, String collection) {
    Map<Integer, List<SolvingStep>> steps = new HashMap<>();
    catalog.query(
        """
        SELECT p.number, s.step, s.technique,
          CASE WHEN s.technique IN
            ('last-in-house', 'hidden-single-box', 'hidden-single-line', 'naked-single')
          THEN coalesce(replace(s.data ->> 'place', '=', ' = '), s.detail) ELSE s.detail END
        FROM sudoku_puzzle p JOIN sudoku_step s USING (label)
        WHERE p.collection = '%s' ORDER BY p.number, s.step"""
            .replace("%s", collection),
        columns -> {},
        row -> add(steps.computeIfAbsent(whole(row.get(0)), key -> new ArrayList<>()), row));
    return steps;
  }

  public String techniqueKey() {
    return "technique." + technique;
  }

  private static void add(List<SolvingStep> steps, List<Object> row) {
    SolvingStep step = new SolvingStep(whole(row.get(1)), (String) row.get(2), (String) row.get(3));
    int last = steps.size() - 1;
    if (last >= 0 && steps.get(last).goesOnWith(step)) {
      steps.set(last, steps.get(last).with(step.words));
    } else {
      steps.add(step);
    }
  }

  private boolean goesOnWith(SolvingStep next) {
    return technique.equals(next.technique) && ONE_LOOK.contains(technique);
  }

  private SolvingStep with(String more) {
    return new SolvingStep(first, technique, words + ", " + more);
  }

  private static int whole(Object value) {
    return ((Long) value).intValue();
  }
}
