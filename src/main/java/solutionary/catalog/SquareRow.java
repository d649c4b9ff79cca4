package solutionary.catalog;

/** A row of {@code queens_square}: how many solutions have a queen on a square (1-based). */
public record SquareRow(int n, int row, int col, long solutions) {}
