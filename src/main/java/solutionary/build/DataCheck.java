package solutionary.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;
import solutionary.catalog.Catalog;
import solutionary.site.DataFiles;
import solutionary.verify.Finding;

/**
 * Compares downloads and made scripts of a site with what the catalogue and this program make. A
 * file that is missing is verification's to tell of.
 */
final class DataCheck {
  /** How many bytes are shown before and after the first that differs. */
  private static final int BEFORE = 20;

  private static final int AFTER = 60;

  private final Path site;
  private final Consumer<Finding> findings;
  private long count;

  private DataCheck(Path site, Consumer<Finding> findings) {
    this.site = site;
    this.findings = findings;
  }

  /** Returns how many files differ. */
  static long check(Path catalog, Path site, Consumer<Finding> findings) throws IOException {
    DataCheck check = new DataCheck(site, findings);
    try (Catalog rows = Catalog.open(catalog)) {
      DataFiles.each(rows, (address, right) -> check.compare(address.path(), right));
    }
    return check.count;
  }

  private void compare(String path, byte[] right) {
    Path file = site.resolve(path);
    if (Files.isRegularFile(file)) {
      byte[] found = read(file);
      int at = Arrays.mismatch(found, right);
      if (at >= 0) {
        count++;
        String place = "site " + path + " line " + line(right, at);
        findings.accept(new Finding(place, excerpt(found, at), excerpt(right, at)));
      }
    }
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The number, from 1, of the line that holds a byte. */
  private static long line(byte[] text, int at) {
    long line = 1;
    for (int i = 0; i < at; i++) {
      line += text[i] == '\n' ? 1 : 0;
    }
    return line;
  }

  /** The part of a line around a byte. */
  private static String excerpt(byte[] text, int at) {
    if (at == text.length) {
      return "the end of the file";
    }
    int from = at;
    while (from > 0 && text[from - 1] != '\n' && (at - from < BEFORE || isInside(text[from]))) {
      from--;
    }
    int to = at;
    while (to < text.length && text[to] != '\n' && (to - at < AFTER || isInside(text[to]))) {
      to++;
    }
    return new String(text, from, to - from, StandardCharsets.UTF_8);
  }

  /** Whether a byte of UTF-8 goes on with a character. */
  private static boolean isInside(byte b) {
    return (b & 0xc0) == 0x80;
  }
}
