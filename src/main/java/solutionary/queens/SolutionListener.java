package solutionary.queens;

/** Hears of solutions and of nothing else; a search spends no time on telling it steps. */
@FunctionalInterface
public interface SolutionListener extends SearchListener {
  @Override
  default void tried(int row, int column) {}

  @Override
  default void placed(int row, int column) {}

  @Override
  default void rejected(int row, int column) {}

  @Override
  default void removed(int row, int column) {}
}
