package solutionary.browser;

/** What a step of a search does. */
enum Event {
  /** A piece is tried and put on the board. */
  PLACED("placed"),
  /** A piece is tried and not put on the board. */
  REJECTED("rejected"),
  /** A piece is taken away again. */
  REMOVED("removed"),
  /** A solution is delivered. */
  SOLUTION("solution");

  private static final Event[] ALL = values();

  private final String key;

  Event(String key) {
    this.key = key;
  }

  static Event at(int ordinal) {
    return ALL[ordinal];
  }

  /** The name that the pages know it by. */
  String key() {
    return key;
  }
}
