package solutionary.cli;

/** Reads a board size that a catalogue holds. */
final class CatalogSize extends WholeNumber {
  CatalogSize() {
    super(1, 16, "a board size in a catalogue is a whole number from 1 to 16");
  }
}
