package solutionary.catalog;

/**
 * A row of {@code bishop_board}: a bishop's square (1-based) and the 64 squares, # where attacked.
 */
public record BishopRow(int row, int col, String attacked) {}
