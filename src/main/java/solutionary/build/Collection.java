package solutionary.build;

import java.util.List;
import solutionary.sudoku.formats.SourcePuzzle;

/**
 * A collection as its file gives it.
 *
 * @param name as in addresses
 * @param licence null when it is not known
 */
record Collection(
    String name, String title, String source, String licence, List<SourcePuzzle> puzzles) {}
