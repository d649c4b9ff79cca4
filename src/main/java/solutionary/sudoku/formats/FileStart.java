package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/** What the first bytes of a file tell about all of it. */
final class FileStart {
  /** How the text of a file is to be read. */
  enum Kind {
    LINES,
    JSON,
    XML
  }

  private record Signature(String name, int offset, int... bytes) {}

  private static final List<Signature> SIGNATURES = signatures();

  private final byte[] head;

  FileStart(byte[] head) {
    this.head = head;
  }

  /** The name of what is not read at all, or null. */
  String refused() {
    return SIGNATURES.stream()
        .filter(this::has)
        .map(Signature::name)
        .findFirst()
        .orElseGet(this::withoutSignature);
  }

  /** UTF-16 without a byte order mark has a zero byte in most characters of a Sudoku file. */
  private String withoutSignature() {
    int even = zeros(0);
    int odd = zeros(1);
    if (even + odd == 0) {
      return null;
    }
    boolean oneSided =
        4 * Math.max(even, odd) >= head.length && 8 * Math.min(even, odd) <= head.length;
    if (head.length < 4 || !oneSided) {
      return "binary data (a zero byte)";
    }
    return "text that is not UTF-8 but UTF-16 (" + (odd > even ? "little" : "big") + "-endian)";
  }

  private int zeros(int from) {
    int zeros = 0;
    for (int at = from; at < head.length; at += 2) {
      zeros += head[at] == 0 ? 1 : 0;
    }
    return zeros;
  }

  private boolean has(Signature signature) {
    boolean has = head.length >= signature.offset + signature.bytes.length;
    for (int i = 0; has && i < signature.bytes.length; i++) {
      has = (head[signature.offset + i] & 0xFF) == signature.bytes[i];
    }
    return has;
  }

  /** The kind of the text, by its first characters other than white space. */
  Kind kind() {
    int at = after(head.length > 2 && (head[0] & 0xFF) == 0xEF ? 3 : 0);
    int first = byteAt(at);
    if (first == '<') {
      return Kind.XML;
    }
    boolean array = first == '[' && "[{\"-]0123456789".indexOf(byteAt(after(at + 1))) >= 0;
    return first == '{' || array ? Kind.JSON : Kind.LINES;
  }

  private int after(int from) {
    int at = from;
    while (at < head.length && (head[at] == ' ' || head[at] >= '\t' && head[at] <= '\r')) {
      at++;
    }
    return at;
  }

  private int byteAt(int at) {
    return at < head.length ? head[at] & 0xFF : -1;
  }

  private static List<Signature> signatures() {
    List<Signature> known = new ArrayList<>();
    String utf = "text that is not UTF-8 but ";
    known.add(new Signature(utf + "UTF-32 (little-endian)", 0, 0xFF, 0xFE, 0, 0));
    known.add(new Signature(utf + "UTF-32 (big-endian)", 0, 0, 0, 0xFE, 0xFF));
    known.add(new Signature(utf + "UTF-16 (little-endian)", 0, 0xFF, 0xFE));
    known.add(new Signature(utf + "UTF-16 (big-endian)", 0, 0xFE, 0xFF));
    known.add(new Signature("a zip archive (or an office document)", 0, 'P', 'K', 3, 4));
    known.add(new Signature("an empty zip archive", 0, 'P', 'K', 5, 6));
    known.add(new Signature("a gzip archive", 0, 0x1F, 0x8B));
    known.add(new Signature("a 7z archive", 0, '7', 'z', 0xBC, 0xAF, 0x27, 0x1C));
    known.add(new Signature("an xz archive", 0, 0xFD, '7', 'z', 'X', 'Z', 0));
    known.add(new Signature("a bzip2 archive", 0, 'B', 'Z', 'h'));
    known.add(new Signature("a Zstandard archive", 0, 0x28, 0xB5, 0x2F, 0xFD));
    known.add(new Signature("a RAR archive", 0, 'R', 'a', 'r', '!', 0x1A));
    known.add(new Signature("a tar archive", 257, 'u', 's', 't', 'a', 'r'));
    known.add(new Signature("a PDF document", 0, '%', 'P', 'D', 'F', '-'));
    known.add(new Signature("a PNG picture", 0, 0x89, 'P', 'N', 'G'));
    known.add(new Signature("a JPEG picture", 0, 0xFF, 0xD8, 0xFF));
    known.add(new Signature("an SQLite database", 0, 'S', 'Q', 'L', 'i', 't', 'e', ' '));
    known.add(new Signature("an old office document", 0, 0xD0, 0xCF, 0x11, 0xE0));
    return List.copyOf(known);
  }
}
