package solutionary.browser;

/** What a step of a search does. */
enum Event {
  /** A piece is tried and put on the board. */
  PLACED,
  /** A piece is tried and not put on the board. */
  REJECTED,
  /** A piece is taken away again. */
  REMOVED,
  /** A solution is delivered. */
  SOLUTION;

  private static final Event[] ALL = values();

  static Event at(int ordinal) {
    return ALL[ordinal];
  }

  /** The name that the pages know it by. */
  String key() {
    return switch (this) {
      case PLACED -> "placed";
      case REJECTED -> "rejected";
      case REMOVED -> "removed";
      case SOLUTION -> "solution";
    };
  }
}
