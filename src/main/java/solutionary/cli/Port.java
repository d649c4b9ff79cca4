package solutionary.cli;

/** Reads a port. */
final class Port extends WholeNumber {
  Port() {
    super(0, 65_535, "a port is a whole number from 0 to 65535");
  }
}
