package solutionary.sudoku.formats;

/**
 * A line that looks like a row of a grid, right or wrong.
 *
 * @param line its 1-based number in the file
 * @param cells its cell characters, or the first of them if they are far too many
 * @param width how many cells it seems to have
 * @param groups how many groups they stand in
 * @param even whether the groups have one size
 * @param ascending whether the digits of each group ascend, as candidates do
 * @param wrong the first character that is no cell and its place, or null
 * @param dashColumn the 1-based column of the first {@code -} among the cells, or 0
 * @param rule whether it may be a border as well: nine empty cells in a run of {@code -}
 */
record Row(
    int line,
    String cells,
    int width,
    int groups,
    boolean even,
    boolean ascending,
    String wrong,
    int dashColumn,
    boolean rule)
    implements GridLine {
  /** Whether it is a row of a candidate grid: nine groups, and more than nine characters. */
  boolean hasCandidates() {
    return groups == 9 && width > 9 && ascending;
  }
}
