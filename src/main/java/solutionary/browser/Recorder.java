package solutionary.browser;

import java.util.List;

/** Records one slice of a search. */
final class Recorder {
  /** Where a slice begins: the board after a step that put something on it. */
  record Mark(int step, Board board) {}

  /** Ends a search from within, once nothing more is to be recorded. */
  private static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Over() {
      super("enough is recorded", null, false, false);
    }
  }

  private final Slice slice;
  private final Board board;
  private final int size;
  private final boolean resumes;
  private final List<Recording.Solution> solutions;
  private boolean atEnd;

  /**
   * @param size how many steps are recorded at least, if there are as many; no more if the search
   *     does not resume
   * @param solutions grows by those that are met for the first time
   */
  Recorder(Mark mark, int size, boolean resumes, List<Recording.Solution> solutions) {
    slice = new Slice(mark.step(), mark.board());
    board = mark.board().copy();
    this.size = size;
    this.resumes = resumes;
    this.solutions = solutions;
  }

  void record(Recording.Search search) {
    try {
      search.run(this);
      atEnd = true;
    } catch (Over over) {
      // the search is left where it stands
    }
  }

  Slice slice() {
    return slice;
  }

  /** Whether the search came to its end. */
  boolean isAtEnd() {
    return atEnd;
  }

  /** Where the next slice begins. */
  Mark mark() {
    return new Mark(slice.last(), board);
  }

  /** The board from which the slice starts; the search has to get there first. */
  Board start() {
    return slice.start();
  }

  /** The board after the last step. */
  Board board() {
    return board;
  }

  /** Adds a step that is no solution. */
  void add(Event event, Piece piece) {
    if (slice.size() == size && !resumes) {
      throw new Over();
    }
    slice.add(event, piece);
    board.apply(event, piece);
    if (event == Event.PLACED && slice.size() >= size && resumes) {
      throw new Over();
    }
  }

  /** Adds the delivery of a board. */
  void addSolution(int[] values) {
    add(Event.SOLUTION, Piece.NONE);
    if (board.solutions() > solutions.size()) {
      solutions.add(new Recording.Solution(slice.last(), values));
    }
  }

  /** Ends the search as if it had ended by itself. */
  void end() {
    atEnd = true;
    throw new Over();
  }
}
