/**
 * Reads Sudoku puzzles from the files that people have: one format a file, recognised by content.
 *
 * <ul>
 *   <li>Text, line by line: 81 cells in a line and what is said about them ({@code .sdm}, TAB
 *       files, Sudoku Exchange, HoDoKu libraries); nine rows with or without borders and blank
 *       lines ({@code .sdk}, {@code .ss}, Project Euler 96); tables with named columns.
 *   <li>Documents: JSON (givens, LeetCode's arrays, GNOME Sudoku's saved games) and OpenSudoku XML.
 * </ul>
 *
 * <p>Blank lines, borders, {@code #} lines and solutions are passed over; every other text is told
 * either as a puzzle or as a rejection. {@code #} lines are about the grid of nine rows that
 * follows them; over puzzles in one line they are remarks on the file. The cells of a puzzle always
 * follow one another in the file: rows are never taken from two grids where one lost a row.
 */
package solutionary.sudoku.formats;
