package solutionary.sudoku.formats;

import java.io.IOException;

/**
 * The text of a file, decoded strictly as UTF-8 (RFC 3629): no overlong forms, no surrogates. A
 * byte order mark is passed over; LF, CRLF and CR are all told as LF.
 */
final class CodePoints {
  /** Told at the end of the text. */
  static final int END = -1;

  private static final int MALFORMED = -2;

  private final Bytes bytes;
  private boolean started;

  CodePoints(Bytes bytes) {
    this.bytes = bytes;
  }

  /** The next code point, {@link #END}, or a number for which {@link #isMalformed} holds. */
  int next() throws IOException {
    int c = decode(bytes.next());
    if (c == 0xFEFF && !started) {
      c = decode(bytes.next());
    }
    started = true;
    return c == '\r' ? lineEnd() : c;
  }

  /** Whether what was told is a byte that is not UTF-8. */
  static boolean isMalformed(int told) {
    return told <= MALFORMED;
  }

  /** The byte, 0–255, that is not UTF-8. */
  static int malformedByte(int told) {
    return MALFORMED - told;
  }

  private int lineEnd() throws IOException {
    if (bytes.peek() == '\n') {
      bytes.next();
    }
    return '\n';
  }

  private int decode(int lead) throws IOException {
    if (lead < 0x80) {
      return lead;
    }
    if (lead >= 0xC2 && lead < 0xE0) {
      return sequence(lead, lead & 0x1F, 1, 0x80, 0xBF);
    }
    if (lead >= 0xE0 && lead < 0xF0) {
      return sequence(lead, lead & 0x0F, 2, lead == 0xE0 ? 0xA0 : 0x80, lead == 0xED ? 0x9F : 0xBF);
    }
    if (lead >= 0xF0 && lead < 0xF5) {
      return sequence(lead, lead & 0x07, 3, lead == 0xF0 ? 0x90 : 0x80, lead == 0xF4 ? 0x8F : 0xBF);
    }
    return MALFORMED - lead;
  }

  private int sequence(int lead, int bits, int more, int least, int most) throws IOException {
    int next = bytes.peek();
    if (next < least || next > most) {
      return MALFORMED - lead;
    }
    bytes.next();
    int joined = bits << 6 | next & 0x3F;
    return more == 1 ? joined : sequence(lead, joined, more - 1, 0x80, 0xBF);
  }
}
