package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A set of literals as words of 32 bits, so that what several sets share is a row of ANDs. */
final class LiteralSet {
  private final int[] words = new int[(Literal.COUNT + 31) / 32];

  boolean has(int literal) {
    return (words[literal >> 5] >> (literal & 31) & 1) != 0;
  }

  void add(int literal) {
    words[literal >> 5] |= 1 << (literal & 31);
  }

  void clear() {
    Arrays.fill(words, 0);
  }

  void copy(LiteralSet other) {
    System.arraycopy(other.words, 0, words, 0, words.length);
  }

  void retainAll(LiteralSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= other.words[i];
    }
  }

  int size() {
    int size = 0;
    for (int word : words) {
      size += Integer.bitCount(word);
    }
    return size;
  }

  /** The members, ascending. */
  List<Integer> list() {
    List<Integer> list = new ArrayList<>();
    for (int next = next(0); next >= 0; next = next(next + 1)) {
      list.add(next);
    }
    return list;
  }

  /** The first member from a literal on, or -1. */
  int next(int from) {
    int word = from >> 5;
    int left = word < words.length ? words[word] & -1 << (from & 31) : 0;
    while (left == 0 && ++word < words.length) {
      left = words[word];
    }
    return left == 0 ? -1 : (word << 5) + Integer.numberOfTrailingZeros(left);
  }
}
