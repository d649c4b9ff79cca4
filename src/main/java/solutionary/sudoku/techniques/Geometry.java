package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import solutionary.sudoku.House;

/**
 * The lie of cells and houses as tables that never change. Cells are 0–80 in reading order; houses
 * 0–26 as in {@link House#ALL}: rows, columns, boxes.
 */
final class Geometry {
  static final int CELLS = 81;
  static final int HOUSES = 27;
  static final int ROWS = 0;
  static final int COLUMNS = 9;
  static final int BOXES = 18;

  private static final int[] CELL = new int[HOUSES * 9];
  private static final int[] HOUSE = new int[CELLS * 3];
  private static final int[] PLACE = new int[CELLS * HOUSES];
  private static final int[] SHARED = new int[HOUSES * HOUSES];
  private static final int[][] PEERS = new int[CELLS][];
  private static final boolean[] SEES = new boolean[CELLS * CELLS];

  static {
    for (int house = 0; house < HOUSES; house++) {
      for (int place = 0; place < 9; place++) {
        int cell = House.ALL.get(house).cell(place);
        CELL[house * 9 + place] = cell;
        HOUSE[cell * 3 + (house / 9 + 1) % 3] = house;
        PLACE[cell * HOUSES + house] = 1 << place;
      }
    }
    for (int cell = 0; cell < CELLS; cell++) {
      PEERS[cell] = findPeers(cell);
    }
    for (int pair = 0; pair < HOUSES * HOUSES; pair++) {
      SHARED[pair] = findShared(pair / HOUSES, pair % HOUSES);
    }
  }

  private Geometry() {}

  /** The cell at a place (0–8) of a house. */
  static int cell(int house, int place) {
    return CELL[house * 9 + place];
  }

  /** A house of a cell: which = 0 its box, 1 its row, 2 its column. */
  static int house(int cell, int which) {
    return HOUSE[cell * 3 + which];
  }

  /** The place of a cell in a house as a mask; 0 when it lies elsewhere. */
  static int place(int cell, int house) {
    return PLACE[cell * HOUSES + house];
  }

  /** Whether all these cells lie in a house. */
  static boolean holds(int house, List<Integer> cells) {
    return cells.stream().allMatch(cell -> place(cell, house) != 0);
  }

  /** The places of the first house that lie in the second one, too. */
  static int shared(int house, int other) {
    return SHARED[house * HOUSES + other];
  }

  /** The 20 cells that share a house with a cell, ascending. Not to be changed. */
  static int[] peers(int cell) {
    return PEERS[cell];
  }

  /** Whether two different cells share a house. */
  static boolean sees(int cell, int other) {
    return SEES[cell * CELLS + other];
  }

  /** The cells at the places of a mask, in the house's order. */
  static List<Integer> cells(int house, int places) {
    List<Integer> cells = new ArrayList<>();
    for (int left = places; left != 0; left = Bits.rest(left)) {
      cells.add(cell(house, Bits.place(left)));
    }
    return cells;
  }

  /** Whether two houses are both rows, both columns or both boxes. */
  static boolean sameKind(int house, int other) {
    return house / 9 == other / 9;
  }

  private static int[] findPeers(int cell) {
    int[] peers = new int[20];
    int count = 0;
    for (int other = 0; other < CELLS; other++) {
      if (other != cell && shareHouse(cell, other)) {
        SEES[cell * CELLS + other] = true;
        peers[count++] = other;
      }
    }
    return peers;
  }

  private static boolean shareHouse(int cell, int other) {
    return house(cell, 0) == house(other, 0)
        || house(cell, 1) == house(other, 1)
        || house(cell, 2) == house(other, 2);
  }

  private static int findShared(int house, int other) {
    int mask = 0;
    for (int place = 0; place < 9; place++) {
      mask |= PLACE[cell(house, place) * HOUSES + other] == 0 ? 0 : 1 << place;
    }
    return mask;
  }
}
