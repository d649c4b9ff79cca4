package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EncodingTest {
  private static Rejection refused(byte[] bytes) {
    Reading reading = PuzzleReader.read("file", bytes);
    assertThat(reading.puzzles()).isEmpty();
    assertThat(reading.rejections()).singleElement();
    assertThat(reading.rejections().get(0).line()).isZero();
    return reading.rejections().get(0);
  }

  private static byte[] hex(String hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
    }
    return bytes;
  }

  @ParameterizedTest(name = "{0} with or without a byte order mark is named and refused")
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void utf16(String charset) {
    String name = "UTF-16 (" + (charset.endsWith("LE") ? "little" : "big") + "-endian)";
    String rows = Samples.rows() + "\n";
    assertThat(refused(("\uFEFF" + rows).getBytes(Charset.forName(charset))).found())
        .contains("not UTF-8", name);
    assertThat(refused(rows.getBytes(Charset.forName(charset))).found())
        .contains("not UTF-8", name);
    assertThat(refused("[[\"数\"]]".getBytes(Charset.forName(charset))).found())
        .contains("not UTF-8", name);
  }

  @Test
  void otherZeroBytesAreBinaryData() {
    byte[] bytes = Samples.bytes(Samples.rows());
    bytes[40] = 0;
    assertThat(refused(bytes).found()).isEqualTo("binary data (a zero byte)");
  }

  /** The boundaries of RFC 3629, table 3-7 of the Unicode standard. */
  @ParameterizedTest(name = "the bytes {0} are U+{1}")
  @CsvSource({
    "C280, 0080",
    "DFBF, 07FF",
    "E0A080, 0800",
    "ED9FBF, D7FF",
    "EE8080, E000",
    "EFBFBD, FFFD",
    "F0908080, 10000",
    "F48FBFBD, 10FFFD"
  })
  void wellFormed(String bytes, String codePoint) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(Samples.bytes("1".repeat(40)));
    file.writeBytes(hex(bytes));
    file.writeBytes(Samples.bytes("1".repeat(40)));
    assertThat(PuzzleReader.read("file", file.toByteArray()).rejections().get(0).found())
        .contains("U+" + codePoint)
        .endsWith(" in column 41");
  }

  @ParameterizedTest(name = "the bytes {0} are not UTF-8")
  @ValueSource(
      strings = {
        "80",
        "BF",
        "C080",
        "C1BF",
        "C2",
        "C241",
        "E08080",
        "E09FBF",
        "E0A0",
        "EDA080",
        "EDBFBF",
        "F08FBFBF",
        "F0908041",
        "F4908080",
        "F5808080",
        "FF"
      })
  void malformed(String bytes) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(Samples.bytes(Samples.GIVENS + "\n" + Samples.GIVENS + "\tCaf"));
    file.writeBytes(hex(bytes));
    file.writeBytes(Samples.bytes("\n" + Samples.GIVENS));
    Reading reading = PuzzleReader.read("file", file.toByteArray());
    assertThat(reading.puzzles().stream().map(SourcePuzzle::line)).containsExactly(1, 3);
    assertThat(reading.rejections()).singleElement();
    assertThat(reading.rejections().get(0).message())
        .startsWith("file, line 2: found byte 0x" + bytes.substring(0, 2) + " in column 86")
        .contains("not UTF-8");
  }

  @Test
  void malformedDocumentsAreRejectedWithTheLine() {
    byte[] bytes = ("[\"1\",\n\"é\"]").getBytes(StandardCharsets.ISO_8859_1);
    assertThat(PuzzleReader.read("file", bytes).rejections().get(0).message())
        .isEqualTo("file, line 2: found byte 0xE9, which is not UTF-8; wanted UTF-8 text");
  }

  @Test
  void lineEndsMayBeMixedAndCountOnce() {
    Reading reading = Samples.read("#\r\n#\n#\r\r\n" + Samples.GIVENS + "\r1");
    assertThat(reading.puzzles().get(0).line()).isEqualTo(5);
    assertThat(reading.rejections().get(0).line()).isEqualTo(6);
  }

  @Test
  void archivesAreRefusedByName() throws Exception {
    ByteArrayOutputStream zip = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(zip)) {
      out.putNextEntry(new ZipEntry("puzzles.sdm"));
      out.write(Samples.bytes(Samples.GIVENS));
    }
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
      out.write(Samples.bytes(Samples.GIVENS));
    }
    assertThat(refused(zip.toByteArray()).found()).startsWith("a zip archive");
    assertThat(refused(gzip.toByteArray()).found()).isEqualTo("a gzip archive");
  }

  /** First bytes as the formats' specifications give them. */
  @ParameterizedTest(name = "{0}… is {1}")
  @CsvSource({
    "504B0506, an empty zip archive",
    "377ABCAF271C0004, a 7z archive",
    "FD377A585A000004, an xz archive",
    "425A6839314159, a bzip2 archive",
    "28B52FFD, a Zstandard archive",
    "526172211A0700, a RAR archive",
    "255044462D312E37, a PDF document",
    "89504E470D0A1A0A, a PNG picture",
    "FFD8FFE0, a JPEG picture",
    "53514C69746520666F726D6174203300, an SQLite database",
    "D0CF11E0A1B11AE1, an old office document",
    "FFFE000031000000, text that is not UTF-8 but UTF-32 (little-endian)",
    "0000FEFF00000031, text that is not UTF-8 but UTF-32 (big-endian)",
  })
  void signatures(String bytes, String found) {
    assertThat(refused(hex(bytes)).found()).isEqualTo(found);
  }

  @Test
  void tarArchivesAreRefusedByName() {
    byte[] tar = new byte[512];
    System.arraycopy(Samples.bytes("ustar"), 0, tar, 257, 5);
    assertThat(refused(tar).found()).isEqualTo("a tar archive");
  }
}
