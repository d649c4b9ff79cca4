package solutionary.catalog;

import solutionary.queens.Placement;

/**
 * A row of {@code queens_solution}.
 *
 * @param fundamental number of its fundamental solution
 * @param transform key of the first map that takes the fundamental solution to it
 */
public record SolutionRow(
    int n, long number, Placement placement, int fundamental, String transform) {}
