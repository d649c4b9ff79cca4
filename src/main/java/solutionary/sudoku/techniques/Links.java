package solutionary.sudoku.techniques;

import java.util.Arrays;

/**
 * The links of one mode on a position, between candidates by index (cell times nine plus digit less
 * one). A hop leads from a true candidate over a false one, weakly linked to it, to another true
 * one, strongly linked to that.
 */
final class Links {
  private static final int CANDIDATES = Geometry.CELLS * 9;

  private final Position position;
  private final LinkMode mode;
  private final int[][] strong = new int[CANDIDATES][];
  private final int[][] hops = new int[CANDIDATES][];

  Links(Position position, LinkMode mode) {
    this.position = position;
    this.mode = mode;
  }

  /** The candidates that are true if this one is false. */
  int[] strong(int candidate) {
    if (strong[candidate] == null) {
      strong[candidate] = findStrong(candidate / 9, candidate % 9 + 1);
    }
    return strong[candidate];
  }

  /** The hops from a true candidate: pairs of the false one and the next true one. */
  int[] hops(int candidate) {
    if (hops[candidate] == null) {
      hops[candidate] = findHops(candidate);
    }
    return hops[candidate];
  }

  /** Whether one of two candidates must be false. */
  boolean isWeak(int candidate, int other) {
    return candidate / 9 == other / 9
        ? mode.cells && candidate != other
        : candidate % 9 == other % 9 && Geometry.sees(candidate / 9, other / 9);
  }

  private int[] findStrong(int cell, int digit) {
    int[] found = new int[4];
    int count = 0;
    int others = position.digits(cell) & ~Bits.of(digit);
    if (mode.cells && Bits.count(others) == 1) {
      found[count++] = cell * 9 + Bits.digit(others) - 1;
    }
    for (int which = 0; mode.houses && which < 3; which++) {
      int house = Geometry.house(cell, which);
      int places = position.places(house, digit) & ~Geometry.place(cell, house);
      if (Bits.count(places) == 1) {
        int other = Geometry.cell(house, Bits.place(places)) * 9 + digit - 1;
        count = addOnce(found, count, other);
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int[] findHops(int candidate) {
    int[] found = new int[256];
    int count = 0;
    int cell = candidate / 9;
    int digit = candidate % 9 + 1;
    int others = mode.cells ? position.digits(cell) & ~Bits.of(digit) : 0;
    for (; others != 0; others = Bits.rest(others)) {
      count = addHops(found, count, candidate, cell * 9 + Bits.digit(others) - 1);
    }
    for (int peer : Geometry.peers(cell)) {
      if (position.has(peer, digit)) {
        count = addHops(found, count, candidate, peer * 9 + digit - 1);
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int addHops(int[] found, int count, int from, int over) {
    int size = count;
    for (int to : strong(over)) {
      if (to != from) {
        found[size++] = over;
        found[size++] = to;
      }
    }
    return size;
  }

  private static int addOnce(int[] found, int count, int candidate) {
    for (int i = 0; i < count; i++) {
      if (found[i] == candidate) {
        return count;
      }
    }
    found[count] = candidate;
    return count + 1;
  }
}
