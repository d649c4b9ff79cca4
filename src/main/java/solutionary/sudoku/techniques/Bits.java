package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;

/**
 * Nine-bit masks: bit {@code digit - 1} in a mask of digits, bit {@code place} (0–8) in a mask of
 * places.
 */
final class Bits {
  /** All nine bits. */
  static final int ALL = 0x1ff;

  private Bits() {}

  /** The mask of one digit 1–9. */
  static int of(int digit) {
    return 1 << digit - 1;
  }

  static int count(int mask) {
    return Integer.bitCount(mask);
  }

  static boolean has(int mask, int digit) {
    return (mask >> digit - 1 & 1) != 0;
  }

  /** The lowest digit of a mask that has one. */
  static int digit(int mask) {
    return Integer.numberOfTrailingZeros(mask) + 1;
  }

  /** The lowest place (0–8) of a mask that has one. */
  static int place(int mask) {
    return Integer.numberOfTrailingZeros(mask);
  }

  /** Without its lowest bit. */
  static int rest(int mask) {
    return mask & mask - 1;
  }

  /** The digits of a mask, ascending. */
  static List<Integer> digits(int mask) {
    List<Integer> digits = new ArrayList<>();
    for (int left = mask; left != 0; left = rest(left)) {
      digits.add(digit(left));
    }
    return digits;
  }
}
