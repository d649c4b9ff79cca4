package solutionary.cli;

/** Reads how many of something, at least one. */
final class Count extends WholeNumber {
  Count() {
    super(1, 999_999_999, "it is a whole number from 1 to 999999999");
  }
}
