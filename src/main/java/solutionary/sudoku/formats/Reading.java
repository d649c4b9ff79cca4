package solutionary.sudoku.formats;

import java.util.List;

/**
 * All that one file holds.
 *
 * @param puzzles in the order of the file
 * @param rejections in the order of the file; at least one when there is no puzzle
 */
public record Reading(List<SourcePuzzle> puzzles, List<Rejection> rejections) {
  public Reading {
    puzzles = List.copyOf(puzzles);
    rejections = List.copyOf(rejections);
  }
}
