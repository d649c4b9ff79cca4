package solutionary.queens.notation;

/** What a reader of this package throws to say why a text is no placement; never leaves it. */
final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1;

  Unreadable(String reason) {
    super(reason);
  }
}
