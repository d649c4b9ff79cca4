package solutionary.queens;

import java.util.Arrays;

/** A growing list of {@link Packed} placements of one size. */
final class PackedList {
  private long[] elements = new long[16];
  private int size;

  /** Packs a placement and keeps it; true, as always when a list takes an element. */
  boolean add(int[] columns) {
    if (size == elements.length) {
      elements = Arrays.copyOf(elements, size + size / 2);
    }
    elements[size++] = Packed.pack(columns);
    return true;
  }

  int size() {
    return size;
  }

  /** Unpacks the placement at an index from 0 into an array of its size. */
  void get(int index, int[] columns) {
    Packed.unpack(elements[index], columns);
  }

  /** The index of a placement in a list in ascending order; less than 0 when it is not there. */
  int indexOf(int[] columns) {
    return Arrays.binarySearch(elements, 0, size, Packed.pack(columns));
  }

  /** Puts the placements into ascending order and keeps one of equal ones. */
  void sortDistinct() {
    Arrays.sort(elements, 0, size);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (i == 0 || elements[i] != elements[i - 1]) {
        elements[kept++] = elements[i];
      }
    }
    size = kept;
  }
}
