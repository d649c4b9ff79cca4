package solutionary.cli;

/** Reads a board size of the command line. */
final class BoardSize extends WholeNumber {
  static final String ALLOWED = "a board size is a whole number from 1 to 20";

  BoardSize() {
    super(1, 20, ALLOWED);
  }
}
