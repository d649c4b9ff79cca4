package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import solutionary.catalog.StepRow;

/**
 * What a person does next, on the way to the solution; digits that follow from one look each stand
 * together.
 *
 * @param first the number of the first step that is told here
 * @param words a sentence, or cells with the digits that come into them
 */
public record SolvingStep(int first, String technique, String words) {
  private static final Set<String> ONE_LOOK =
      Set.of("last-in-house", "hidden-single-box", "hidden-single-line", "naked-single");
  private static final Pattern PLACE = Pattern.compile("\"place\":\"(r[1-9]c[1-9]=[1-9])\"");

  static List<SolvingStep> all(List<StepRow> rows) {
    List<SolvingStep> steps = new ArrayList<>();
    for (StepRow row : rows) {
      SolvingStep step = of(row);
      SolvingStep last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
      if (last != null
          && last.technique.equals(step.technique)
          && ONE_LOOK.contains(step.technique)) {
        steps.set(steps.size() - 1, last.with(step.words));
      } else {
        steps.add(step);
      }
    }
    return List.copyOf(steps);
  }

  public String techniqueKey() {
    return "technique." + technique;
  }

  private SolvingStep with(String more) {
    return new SolvingStep(first, technique, words + ", " + more);
  }

  private static SolvingStep of(StepRow row) {
    Matcher place = PLACE.matcher(row.data());
    boolean isShort = ONE_LOOK.contains(row.technique()) && place.find();
    return new SolvingStep(
        row.step(), row.technique(), isShort ? place.group(1).replace("=", " = ") : row.detail());
  }
}
