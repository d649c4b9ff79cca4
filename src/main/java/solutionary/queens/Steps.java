package solutionary.queens;

/** Tells a listener of a search's steps, or nobody when it only wants solutions. */
public final class Steps {
  private final SearchListener watcher;

  /** Steps for a listener; rows and columns below count from 1. */
  public Steps(SearchListener listener) {
    watcher = listener instanceof SolutionListener ? null : listener;
  }

  /** See {@link SearchListener#tried}. */
  public void tried(int row, int column) {
    if (watcher != null) {
      watcher.tried(row, column);
    }
  }

  /** See {@link SearchListener#placed}. */
  public void placed(int row, int column) {
    if (watcher != null) {
      watcher.placed(row, column);
    }
  }

  /** See {@link SearchListener#rejected}. */
  public void rejected(int row, int column) {
    if (watcher != null) {
      watcher.rejected(row, column);
    }
  }

  /** See {@link SearchListener#removed}. */
  public void removed(int row, int column) {
    if (watcher != null) {
      watcher.removed(row, column);
    }
  }

  /** Tried and placed at once, where only free squares are ever looked at. */
  public void accepted(int row, int column) {
    if (watcher != null) {
      watcher.tried(row, column);
      watcher.placed(row, column);
    }
  }
}
