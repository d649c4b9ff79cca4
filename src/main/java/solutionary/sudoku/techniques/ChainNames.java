package solutionary.sudoku.techniques;

/** The names that the field has for chains of certain shapes; none changes the rating. */
final class ChainNames {
  private ChainNames() {}

  /** The name of a chain or loop. */
  static Technique of(SingleChain chain) {
    return switch (chain.mode()) {
      case X -> chain.isLoop() ? Technique.X_LOOP : ofOneDigit(chain);
      case XY -> Technique.XY_LOOP;
      case MIXED -> chain.isLoop() ? Technique.NICE_LOOP : ofSeveralDigits(chain);
    };
  }

  private static Technique ofOneDigit(SingleChain chain) {
    if (chain.length() != 6 || !chain.isRefutation()) {
      return Technique.X_CHAIN;
    }
    int[] cells = new int[6];
    for (int i = 0; i < 6; i++) {
      cells[i] = chain.cell(i);
    }
    return ofTwoStrongLinks(cells[1], cells[2], cells[3], cells[4]);
  }

  /** Two strong links, a to b and c to d, joined by the weak one from b to c. */
  private static Technique ofTwoStrongLinks(int a, int b, int c, int d) {
    for (int which = 1; which <= 2; which++) {
      int across = 3 - which;
      if (same(a, b, which) && same(c, d, which) && same(b, c, across)) {
        return Technique.SKYSCRAPER;
      }
      if (same(a, b, which) && same(c, d, across) && same(b, c, 0)) {
        return Technique.TWO_STRING_KITE;
      }
    }
    return Technique.TURBOT_FISH;
  }

  private static Technique ofSeveralDigits(SingleChain chain) {
    if (!chain.isRefutation()) {
      return Technique.AIC;
    }
    if (isWWing(chain)) {
      return Technique.W_WING;
    }
    for (int i = 1; i < chain.length() - 1; i++) {
      if (chain.isInCell(i) != (i % 2 == 1)) {
        return Technique.AIC;
      }
    }
    return isRemotePair(chain) ? Technique.REMOTE_PAIR : Technique.XY_CHAIN;
  }

  /** Whether an XY-chain of at least four cells has the same two digits in all of them. */
  private static boolean isRemotePair(SingleChain chain) {
    int pair = pair(chain, 1);
    boolean same = chain.length() >= 10;
    for (int i = 1; i < chain.length() - 1; i += 2) {
      same &= pair(chain, i) == pair;
    }
    return same;
  }

  /** Whether two cells with the same two digits are joined by a strong link of a house. */
  private static boolean isWWing(SingleChain chain) {
    return chain.length() == 8
        && chain.isInCell(1)
        && !chain.isInCell(3)
        && chain.isInCell(5)
        && !chain.isInCell(2)
        && !chain.isInCell(4)
        && pair(chain, 1) == pair(chain, 5);
  }

  /** The digits of a literal and the next one. */
  private static int pair(SingleChain chain, int index) {
    return Bits.of(chain.digit(index)) | Bits.of(chain.digit(index + 1));
  }

  private static boolean same(int cell, int other, int which) {
    return Geometry.house(cell, which) == Geometry.house(other, which);
  }
}
