package solutionary.verify;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;
import solutionary.site.FileRecord;

/**
 * Checks the site's files: each as {@code data/files.tsv} records it, none missing, none more;
 * links. Every file is read once.
 */
final class SiteCheck {
  private static final int FILES_BETWEEN_REPORTS = 500;

  private final Path site;
  private final Findings findings;
  private final SortedMap<String, Long> files;
  private final Map<String, FileRecord> records;
  private final LinkCheck links;

  private SiteCheck(Path site, Findings findings) throws IOException {
    this.site = site.toRealPath();
    this.findings = findings;
    this.files = SiteFolder.list(this.site, findings);
    this.records = records();
    this.links = new LinkCheck(files.keySet(), findings);
  }

  /** Checks them all, and tells their paths. */
  static Set<String> check(Path site, Findings findings, Consumer<String> progress) {
    if (!Files.isDirectory(site)) {
      findings.add("site folder", "no folder " + site, "a site, as the build renders it");
      return Set.of();
    }
    try {
      SiteCheck check = new SiteCheck(site, findings);
      check.checkFiles(progress);
      check.links.finish();
      return check.files.keySet();
    } catch (IOException e) {
      findings.add("site folder", site + " cannot be read: " + e, "a folder one may read");
      return Set.of();
    }
  }

  private Map<String, FileRecord> records() throws IOException {
    if (!files.containsKey(FileRecord.PATH)) {
      findings.add("site " + FileRecord.PATH, "no file", "the record of all files of the site");
      return Map.of();
    }
    byte[] bytes = Files.readAllBytes(site.resolve(FileRecord.PATH));
    return FilesTable.read(text(FileRecord.PATH, bytes), findings);
  }

  private void checkFiles(Consumer<String> progress) {
    Set<String> missing = new HashSet<>(records.keySet());
    int number = 0;
    for (String path : files.keySet()) {
      missing.remove(path);
      if (number++ % FILES_BETWEEN_REPORTS == 0) {
        progress.accept("verifying file " + number + " of " + files.size() + ": " + path);
      }
      if (!path.equals(FileRecord.PATH)) {
        checkFile(path);
      }
    }
    for (String path : missing.stream().sorted().toList()) {
      findings.add("site " + path, "no file", "one of " + records.get(path).bytes() + " bytes");
    }
  }

  private void checkFile(String path) {
    try {
      if (path.endsWith(".html") || path.endsWith(".svg") || path.endsWith(".css")) {
        byte[] bytes = Files.readAllBytes(site.resolve(path));
        checkRecord(path, bytes.length, Digests.of(bytes));
        checkLinks(path, bytes);
      } else {
        checkRecord(path, files.get(path), Digests.of(site.resolve(path)));
      }
    } catch (IOException e) {
      findings.add("site " + path, "cannot be read: " + e, "a file one may read");
    }
  }

  private void checkRecord(String path, long bytes, String sha256) {
    FileRecord record = records.get(path);
    if (record == null) {
      findings.add("site " + path, "a file", "only files that " + FileRecord.PATH + " names");
    } else if (record.bytes() != bytes) {
      findings.add("site " + path, bytes + " bytes", record.bytes() + " bytes");
    } else if (!record.sha256().equals(sha256)) {
      findings.add("site " + path, "SHA-256 " + sha256, "SHA-256 " + record.sha256());
    }
  }

  private void checkLinks(String path, byte[] bytes) {
    String text = text(path, bytes);
    if (path.endsWith(".css")) {
      links.check(path, fetched(text), Set.of());
    } else {
      Markup markup = Markup.of(bytes);
      links.check(path, markup.links(), markup.ids());
    }
  }

  /** What a style sheet fetches; {@code #…} alone means a part of the page that uses it. */
  private static List<Link> fetched(String style) {
    return StyleText.addresses(style).stream()
        .filter(address -> !address.startsWith("#"))
        .map(address -> new Link(address, true))
        .toList();
  }

  private String text(String path, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf('\uFFFD') >= 0 && !isUtf8(bytes)) {
      findings.add("site " + path, "bytes that are not UTF-8", "UTF-8");
    }
    return text;
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
