/**
 * How a person solves a Sudoku, and how hard that is.
 *
 * <p>{@link solutionary.sudoku.techniques.HumanSolver} gives the whole path, {@link
 * solutionary.sudoku.techniques.HumanWalk} one step at a time. A technique is a function from a
 * position to a step. The simple ones ({@code Finders}) look once; the chains ({@code Chains}) are
 * searched piece by piece, for they can take long: {@code SingleChains} goes from a candidate along
 * links without branches, {@code ForcingSearch} compares all that several assumptions imply.
 *
 * <p>Order and scale are those of Sudoku Explainer 1.2.1 by Nicolas Juillerat, whose rating ("ER")
 * players quote.
 */
package solutionary.sudoku.techniques;
