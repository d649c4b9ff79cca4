package solutionary.cli;

/** What a command tells whoever called it. */
final class ExitStatus {
  /** Done. */
  static final int DONE = 0;

  /** Failed: nothing was published, what stood before still stands. */
  static final int FAILED = 1;

  /** Wrong usage. */
  static final int WRONG_USAGE = 2;

  /** Done, but some text was no puzzle or board. */
  static final int REJECTIONS = 3;

  private ExitStatus() {}
}
