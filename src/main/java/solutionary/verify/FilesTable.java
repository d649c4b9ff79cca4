package solutionary.verify;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import solutionary.site.FileRecord;

/**
 * Reads {@code data/files.tsv} to the letter: its header, then a line for every file, in the order
 * of paths, and nothing else.
 */
final class FilesTable {
  private static final String HEADER = "path\tbytes\tsha256";
  private static final Pattern LINE =
      Pattern.compile("([^\t\r]+)\t(0|[1-9][0-9]{0,17})\t([0-9a-f]{64})");
  private static final String WANTED = "a path, its bytes and its SHA-256, joined by tabs";

  private final Findings findings;
  private final TreeMap<String, FileRecord> records = new TreeMap<>();

  private FilesTable(Findings findings) {
    this.findings = findings;
  }

  /** The records by path. */
  static Map<String, FileRecord> read(String text, Findings findings) {
    FilesTable table = new FilesTable(findings);
    if (!text.endsWith("\n")) {
      table.add("the end", "no end of line", "a line feed after the last line");
    }
    String[] lines = text.substring(0, Math.max(0, text.length() - 1)).split("\n", -1);
    if (!lines[0].equals(HEADER)) {
      table.add("line 1", lines[0], HEADER);
    }
    for (int i = 1; i < lines.length; i++) {
      table.read(i + 1, lines[i]);
    }
    return table.records;
  }

  private void read(int number, String line) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      add("line " + number, line, WANTED);
      return;
    }
    FileRecord file =
        new FileRecord(fields.group(1), Long.parseLong(fields.group(2)), fields.group(3));
    if (file.path().equals(FileRecord.PATH)) {
      add("line " + number, file.path(), "every file but itself");
    }
    if (!records.isEmpty() && records.lastKey().compareTo(file.path()) >= 0) {
      add("line " + number, file.path(), "a path that comes after " + records.lastKey());
    }
    records.put(file.path(), file);
  }

  private void add(String place, String found, String wanted) {
    findings.add("site " + FileRecord.PATH + " " + place, found, wanted);
  }
}
