package solutionary.verify;

/**
 * Parts of a full grid in which two digits can change places so that another full grid comes out:
 * the cells of two digits that hang together by rows, columns and boxes. Where a part holds one
 * given only, the other grid is a solution of the puzzle without that given.
 */
final class Exchanges {
  /** The cell of each digit 1–9 in each of the 27 houses. */
  private final int[][] places = new int[10][SudokuRules.HOUSES];

  private final String solution;
  private final String givens;
  private final boolean[] needed = new boolean[SudokuRules.CELLS];

  /** Cells of the two digits in hand that were met already, by the number of that pair. */
  private final int[] met = new int[SudokuRules.CELLS];

  private final int[] part = new int[SudokuRules.CELLS];
  private int pair;

  private Exchanges(String givens, String solution) {
    this.givens = givens;
    this.solution = solution;
    for (int house = 0; house < SudokuRules.HOUSES; house++) {
      for (int place = 0; place < 9; place++) {
        int cell = SudokuRules.cell(house, place);
        places[solution.charAt(cell) - '0'][house] = cell;
      }
    }
  }

  /** Cells whose givens are needed, as such parts show; others may be needed all the same. */
  static boolean[] needed(String givens, String solution) {
    Exchanges exchanges = new Exchanges(givens, solution);
    for (int one = 1; one <= 9; one++) {
      for (int other = one + 1; other <= 9; other++) {
        exchanges.look(one, other);
      }
    }
    return exchanges.needed;
  }

  private void look(int one, int other) {
    pair++;
    for (int row = 0; row < 9; row++) {
      int cell = places[one][row];
      if (met[cell] != pair) {
        lookFrom(cell, one + other);
      }
    }
  }

  /** Goes through the part of a cell; the sum of both digits tells each from the other. */
  private void lookFrom(int start, int sum) {
    int length = 0;
    int givensMet = 0;
    int lastGiven = -1;
    part[length++] = start;
    met[start] = pair;
    for (int i = 0; i < length; i++) {
      int cell = part[i];
      if (givens.charAt(cell) != '.') {
        givensMet++;
        lastGiven = cell;
      }
      int[] partners = places[sum - (solution.charAt(cell) - '0')];
      for (int kind = 0; kind < 3; kind++) {
        int partner = partners[SudokuRules.house(cell, kind)];
        if (met[partner] != pair) {
          met[partner] = pair;
          part[length++] = partner;
        }
      }
    }
    if (givensMet == 1) {
      needed[lastGiven] = true;
    }
  }
}
