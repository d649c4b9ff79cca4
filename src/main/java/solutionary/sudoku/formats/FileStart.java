package solutionary.sudoku.formats;

import java.util.List;

/** What the first bytes of a file tell about all of it. */
final class FileStart {
  /** How the text of a file is to be read. */
  enum Kind {
    LINES,
    JSON,
    XML
  }

  /** Bytes, as the characters of the same numbers, that stand at an offset of some kind of file. */
  private record Signature(String name, int offset, String bytes) {}

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
    boolean has = head.length >= signature.offset + signature.bytes.length();
    for (int i = 0; has && i < signature.bytes.length(); i++) {
      has = (head[signature.offset + i] & 0xFF) == signature.bytes.charAt(i);
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
    String utf = "text that is not UTF-8 but ";
    return List.of(
        new Signature(utf + "UTF-32 (little-endian)", 0, "\u00ff\u00fe\0\0"),
        new Signature(utf + "UTF-32 (big-endian)", 0, "\0\0\u00fe\u00ff"),
        new Signature(utf + "UTF-16 (little-endian)", 0, "\u00ff\u00fe"),
        new Signature(utf + "UTF-16 (big-endian)", 0, "\u00fe\u00ff"),
        new Signature("a zip archive (or an office document)", 0, "PK\3\4"),
        new Signature("an empty zip archive", 0, "PK\5\6"),
        new Signature("a gzip archive", 0, "\u001f\u008b"),
        new Signature("a 7z archive", 0, "7z\u00bc\u00af\u0027\u001c"),
        new Signature("an xz archive", 0, "\u00fd7zXZ\0"),
        new Signature("a bzip2 archive", 0, "BZh"),
        new Signature("a Zstandard archive", 0, "(\u00b5/\u00fd"),
        new Signature("a RAR archive", 0, "Rar!\u001a"),
        new Signature("a tar archive", 257, "ustar"),
        new Signature("a PDF document", 0, "%PDF-"),
        new Signature("a PNG picture", 0, "\u0089PNG"),
        new Signature("a JPEG picture", 0, "\u00ff\u00d8\u00ff"),
        new Signature("an SQLite database", 0, "SQLite format 3\0"),
        new Signature("an old office document", 0, "\u00d0\u00cf\u0011\u00e0"));
  }
}
