package solutionary.sudoku.formats;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The bytes of a file, one after the other, with a look at the first of them. */
final class Bytes {
  private static final int HEAD = 8_192;
  private static final int BUFFER = 65_536;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int at;
  private int end;

  Bytes(InputStream in) throws IOException {
    this.in = in;
    int read = 0;
    while (end < HEAD && read >= 0) {
      read = in.read(buffer, end, HEAD - end);
      end += Math.max(0, read);
    }
  }

  /** The first 8,192 bytes, or all when there are fewer; asked for before the first is read. */
  byte[] head() {
    return Arrays.copyOf(buffer, end);
  }

  /** The next byte, 0–255, or -1 at the end. */
  int next() throws IOException {
    int b = peek();
    at += b < 0 ? 0 : 1;
    return b;
  }

  /** The byte that {@link #next} will give. */
  int peek() throws IOException {
    while (at == end) {
      int read = in.read(buffer, 0, BUFFER);
      if (read < 0) {
        return -1;
      }
      at = 0;
      end = read;
    }
    return buffer[at] & 0xFF;
  }
}
