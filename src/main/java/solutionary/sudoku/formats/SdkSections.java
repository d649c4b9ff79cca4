package solutionary.sudoku.formats;

/**
 * The sections of a SadMan {@code .sdk} file. {@code [Puzzle]} heads the givens; after it, sections
 * such as {@code [State]} or {@code [PencilMarks]} hold the work of a player on the same puzzle,
 * and are passed over.
 */
final class SdkSections {
  private static final String WORK = "[State]";

  private boolean sectioned;
  private boolean passing;

  /**
   * Whether a line is the heading of a section, or in one that is passed over. Passed over is also
   * what stands below a heading that cannot be read, or below that of a player's work without a
   * puzzle's before it; such a heading itself is not.
   */
  boolean skips(String text) {
    boolean heading = isHeading(text);
    boolean puzzle = text.equalsIgnoreCase("[Puzzle]");
    boolean known = puzzle || heading && sectioned;
    if (known || text.equalsIgnoreCase(WORK) || sectioned && text.startsWith("[")) {
      sectioned = true;
      passing = !puzzle;
      return known;
    }
    return passing;
  }

  private static boolean isHeading(String text) {
    return text.length() > 2
        && text.startsWith("[")
        && text.endsWith("]")
        && text.substring(1, text.length() - 1).chars().allMatch(SdkSections::isLetter);
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }
}
