package solutionary.verify;

/**
 * What the rows say of placements, reckoned afresh: no line of the enumeration is used.
 *
 * <p>A placement of n ≤ 16 queens is one number: four bits a row, the top row in the highest ones,
 * each the column less one. So the lexicographic order is that of unsigned numbers.
 */
final class Queens {
  /** No placement: the text was something else. */
  static final long NONE = -1;

  private static final String[] MAPS = {
    "identity",
    "rotate-90",
    "rotate-180",
    "rotate-270",
    "flip-horizontal",
    "flip-vertical",
    "transpose",
    "anti-transpose"
  };

  /** How many maps of the square onto itself there are. */
  static final int EIGHT = MAPS.length;

  private Queens() {}

  /** The name of a map 0–7. */
  static String map(int map) {
    return MAPS[map];
  }

  /** Reads the catalogue's one way to write a placement; all other texts are {@link #NONE}. */
  static long read(String json, int n) {
    if (json == null || json.isEmpty() || json.charAt(0) != '[') {
      return NONE;
    }
    long queens = 0;
    int at = 1;
    for (int row = 0; row < n; row++) {
      int column = 0;
      int start = at;
      while (at < json.length() && at < start + 2 && isDigit(json.charAt(at))) {
        column = 10 * column + json.charAt(at++) - '0';
      }
      boolean isPlain = at > start && json.charAt(start) != '0' && column <= n;
      if (!isPlain || at == json.length() || json.charAt(at++) != (row < n - 1 ? ',' : ']')) {
        return NONE;
      }
      queens = queens << 4 | (column - 1);
    }
    return at == json.length() ? queens : NONE;
  }

  /** The column 0…n−1 of the queen in a row 0…n−1. */
  static int column(long queens, int n, int row) {
    return (int) (queens >>> 4 * (n - 1 - row)) & 15;
  }

  /** Whether no two queens share a column or a diagonal. */
  static boolean isSolution(long queens, int n) {
    int columns = 0;
    int falling = 0;
    int rising = 0;
    for (int row = 0; row < n; row++) {
      int column = column(queens, n, row);
      columns |= 1 << column;
      falling |= 1 << (row - column + n - 1);
      rising |= 1 << (row + column);
    }
    return isFull(columns, n) && isFull(falling, n) && isFull(rising, n);
  }

  /** Whether a solution is one on the torus too, where diagonals go on at the other side. */
  static boolean isModular(long queens, int n) {
    int falling = 0;
    int rising = 0;
    for (int row = 0; row < n; row++) {
      int column = column(queens, n, row);
      falling |= 1 << ((row - column + n) % n);
      rising |= 1 << ((row + column) % n);
    }
    return isFull(falling, n) && isFull(rising, n);
  }

  /** The image of a placement under a map 0–7. */
  static long image(long queens, int n, int map) {
    int last = n - 1;
    long image = 0;
    for (int row = 0; row < n; row++) {
      int column = column(queens, n, row);
      image |=
          switch (map) {
            case 0 -> queen(row, column, last);
            case 1 -> queen(column, last - row, last);
            case 2 -> queen(last - row, last - column, last);
            case 3 -> queen(last - column, row, last);
            case 4 -> queen(row, last - column, last);
            case 5 -> queen(last - row, column, last);
            case 6 -> queen(column, row, last);
            default -> queen(last - column, last - row, last);
          };
    }
    return image;
  }

  /** How many of the eight maps leave a placement as it is. */
  static int mapsFixing(long queens, int n) {
    int fixing = 0;
    for (int map = 0; map < EIGHT; map++) {
      fixing += image(queens, n, map) == queens ? 1 : 0;
    }
    return fixing;
  }

  /** The lexicographically smallest of the eight images. */
  static long smallestImage(long queens, int n) {
    long smallest = queens;
    for (int map = 1; map < EIGHT; map++) {
      long image = image(queens, n, map);
      smallest = Long.compareUnsigned(image, smallest) < 0 ? image : smallest;
    }
    return smallest;
  }

  /** The first map that takes one placement to another, or −1. */
  static int firstMap(long from, long to, int n) {
    for (int map = 0; map < EIGHT; map++) {
      if (image(from, n, map) == to) {
        return map;
      }
    }
    return -1;
  }

  /** The catalogue's text of a placement. */
  static String json(long queens, int n) {
    StringBuilder json = new StringBuilder();
    for (int row = 0; row < n; row++) {
      json.append(row == 0 ? '[' : ',').append(column(queens, n, row) + 1);
    }
    return json.append(']').toString();
  }

  private static long queen(int row, int column, int last) {
    return (long) column << 4 * (last - row);
  }

  private static boolean isFull(int set, int n) {
    return Integer.bitCount(set) == n;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
