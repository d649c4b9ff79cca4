package solutionary.bishop;

/**
 * Something in a text of boards that is not as it should be.
 *
 * @param line the line, from 1, where the board or the thing found begins
 * @param board the number of the board, from 1, or 0 when it is about none
 * @param found what stands there
 * @param right what would be right
 */
public record Problem(int line, int board, String found, String right) {
  /** For example {@code line 3, board 1: no square …; the bishop stands …}. */
  @Override
  public String toString() {
    return "line " + line + (board == 0 ? "" : ", board " + board) + ": " + found + "; " + right;
  }
}
