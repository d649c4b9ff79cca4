package solutionary.sudoku.canonical;

import java.util.ArrayList;
import java.util.List;
import solutionary.sudoku.Grid;

/**
 * Finds the least text of a grid and how many arrangements give it, row by row. Partial forms in a
 * list here have the same rows before, except for the last.
 *
 * <p>Two arrangements that give the same text differ by an automorphism, which takes one to the
 * other together with all that branches from where they part. So of the branches that reach the
 * least text only one is counted, and of the others it is enough to see that they reach it.
 */
final class FormSearch {
  private final LeastText text = new LeastText();
  private final NextRow nextRow = new NextRow(text);
  private final int automorphisms;
  private PartialForm least;
  private int leastAt = -1;

  FormSearch(Grid grid) {
    PartialForm asItStands = new PartialForm(new Aspect(grid, false));
    PartialForm transposed = new PartialForm(new Aspect(grid, true));
    automorphisms = count(nextRow.below(List.of(asItStands, transposed)));
  }

  Grid form() {
    return text.grid();
  }

  int automorphisms() {
    return automorphisms;
  }

  /** A map that takes the grid to its form. */
  GridMap map() {
    return least.map(text);
  }

  /** How many arrangements of partial forms give the least text, which they may lower. */
  private int count(List<PartialForm> forms) {
    if (isComplete(forms)) {
      return forms.stream().mapToInt(PartialForm::size).sum();
    }
    int arrangements = 0;
    int reaching = 0;
    for (List<PartialForm> branch : branches(forms)) {
      int lowered = text.timesLowered();
      if (reaching > 0 && reachesLeast(branch) && lowered == text.timesLowered()) {
        reaching++;
      } else if (reaching == 0 || lowered < text.timesLowered()) {
        arrangements = count(branch);
        reaching = arrangements > 0 ? 1 : 0;
      }
    }
    return arrangements * reaching;
  }

  /** What comes of each of the forms that the least next row can be put below. */
  private List<List<PartialForm>> branches(List<PartialForm> forms) {
    List<List<PartialForm>> branches = new ArrayList<>();
    for (PartialForm form : forms) {
      int lowered = text.timesLowered();
      List<PartialForm> branch = nextRow.below(List.of(form));
      if (lowered < text.timesLowered()) {
        branches.clear();
      }
      if (!branch.isEmpty()) {
        branches.add(branch);
      }
    }
    return branches;
  }

  /** Whether an arrangement of partial forms gives the least text, or one that becomes it. */
  private boolean reachesLeast(List<PartialForm> forms) {
    if (isComplete(forms)) {
      return true;
    }
    for (PartialForm form : forms) {
      if (reachesLeast(nextRow.below(List.of(form)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isComplete(List<PartialForm> forms) {
    boolean isComplete = !forms.isEmpty() && forms.get(0).isComplete();
    if (isComplete && leastAt < text.timesLowered()) {
      least = forms.get(0);
      leastAt = text.timesLowered();
    }
    return isComplete;
  }
}
