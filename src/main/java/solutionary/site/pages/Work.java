package solutionary.site.pages;

import java.util.List;
import java.util.stream.IntStream;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.WorkBars;

/**
 * The work of the strategies of Sudoku side by side, puzzle by puzzle.
 *
 * @param own the place of the strategy that is stressed, or -1
 */
public record Work(Comparison comparison, int own) {
  /** One puzzle. */
  public record Line(Instance instance, Picture picture) {}

  /** A strategy with the letter that its bars have. */
  public record Entry(char letter, Strategy strategy, boolean own) {}

  static Work of(Comparison comparison) {
    return new Work(comparison, -1);
  }

  /** The same with one strategy stressed. */
  static Work of(Comparison comparison, Strategy own) {
    return new Work(comparison, comparison.strategies().indexOf(own));
  }

  public boolean present() {
    return comparison.present();
  }

  public List<Line> lines() {
    return comparison.lines().stream()
        .map(line -> new Line(line.instance(), WorkBars.of(bars(line), own)))
        .toList();
  }

  public Picture scale() {
    return WorkBars.scale();
  }

  public List<Entry> entries() {
    return IntStream.range(0, comparison.strategies().size())
        .mapToObj(i -> new Entry(WorkBars.letter(i), comparison.strategies().get(i), i == own))
        .toList();
  }

  private static List<WorkBars.Bar> bars(Comparison.Line line) {
    return IntStream.range(0, line.cells().size())
        .filter(i -> line.cells().get(i).tried().isPresent())
        .mapToObj(
            i ->
                new WorkBars.Bar(
                    i, line.cells().get(i).tried().get(), line.cells().get(i).decided()))
        .toList();
  }
}
