package solutionary.cli;

/** Reads how many threads to work with. */
final class Threads extends WholeNumber {
  Threads() {
    super(1, 1024, "it is a whole number from 1 to 1024");
  }
}
