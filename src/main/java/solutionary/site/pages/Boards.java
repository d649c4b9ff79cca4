package solutionary.site.pages;

import solutionary.queens.Placement;
import solutionary.site.drawing.QueensPictures;

/** Boards with queens, and in words: the columns of the queens from the top row down. */
final class Boards {
  private Boards() {}

  static Illustration queens(Placement placement) {
    return new Illustration(QueensPictures.board(placement), label(placement));
  }

  static Illustration queensWithCoordinates(Placement placement) {
    return new Illustration(QueensPictures.boardWithCoordinates(placement), label(placement));
  }

  /** One of several boards of the same size. */
  static Illustration queensInOrbit(Placement placement) {
    return new Illustration(
        QueensPictures.board(placement), Text.of("board.columns", placement.toString()));
  }

  private static Text label(Placement placement) {
    return Text.of("board.queens", placement.toString());
  }
}
