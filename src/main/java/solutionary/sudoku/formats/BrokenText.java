package solutionary.sudoku.formats;

/** A document that is not well formed from some place on. */
final class BrokenText extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final String found;
  private final String wanted;

  /**
   * @param line 1-based, or 0 for the whole document
   */
  BrokenText(int line, String found, String wanted) {
    super(found, null, false, false);
    this.line = line;
    this.found = found;
    this.wanted = wanted;
  }

  void tell(Report report) {
    report.reject(line, found, wanted);
  }
}
