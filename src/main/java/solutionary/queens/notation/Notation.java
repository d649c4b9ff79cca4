package solutionary.queens.notation;

import java.util.function.Function;
import solutionary.queens.Placement;

/** A way of writing a placement down; {@link PlacementReader} reads all of them. */
public enum Notation {
  /** The column of each row, from 1: {@code 2 4 1 3}. */
  POSITIONS("positions", Positions::write),
  /** The column of each row, from 0: {@code 1 3 0 2}. */
  POSITIONS_FROM_0("positions-from-0", Positions::writeFrom0),
  /** Squares as in chess, row 1 being the highest rank: {@code b4 d3 a2 c1}. */
  ALGEBRAIC("algebraic", Algebraic::write),
  /** The piece placement field of chess positions: {@code 1Q2/3Q/Q3/2Q1}. */
  FEN("fen", Fen::write),
  /** Rows as a JSON array of strings: {@code [".Q..","...Q","Q...","..Q."]}. */
  LEETCODE("leetcode", Rows::writeJson),
  /** A line for each row, {@code Q} for a queen and {@code .} for an empty square. */
  BOARD("board", Rows::writeLines);

  private final String key;
  private final Function<Placement, String> writer;

  Notation(String key, Function<Placement, String> writer) {
    this.key = key;
    this.writer = writer;
  }

  /** The stable word for it. */
  public String key() {
    return key;
  }

  /** A placement of at most 26 rows in this notation, without a line break at the end. */
  public String write(Placement placement) {
    return writer.apply(placement);
  }
}
