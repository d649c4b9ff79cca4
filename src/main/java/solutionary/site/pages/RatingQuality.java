package solutionary.site.pages;

/**
 * How well ratings agree with the published ones of other puzzles, and how little they change when
 * a puzzle is disguised. Measured by {@code RatingReport} and {@code RatingStability}, which {@code
 * docs/decisions.md} tells how to run.
 *
 * @param compared puzzles of {@code se_ratings.tsv}
 * @param exact those of them with the published rating
 * @param spearman rank correlation, with three decimals
 * @param easy disguises of puzzles rated up to 3.4
 * @param easyChanged those of them rated otherwise
 * @param hard disguises of puzzles rated above 3.4
 * @param hardChanged those of them rated otherwise
 * @param most the largest change, with one decimal
 */
public record RatingQuality(
    int compared,
    int exact,
    String spearman,
    int easy,
    int easyChanged,
    int hard,
    int hardChanged,
    String most) {
  /** What was measured last. */
  static final RatingQuality MEASURED =
      new RatingQuality(297, 297, "1.000", 1132, 0, 1656, 14, "0.1");
}
