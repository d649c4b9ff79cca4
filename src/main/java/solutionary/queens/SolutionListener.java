package solutionary.queens;

/** Hears of solutions and of nothing else, so that the search spends no time on telling steps. */
@FunctionalInterface
public interface SolutionListener extends SearchListener {}
