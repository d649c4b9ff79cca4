package solutionary.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * One line of {@code data/files.tsv}, the record of what is the build's own.
 *
 * @param path relative to the site, parts joined by a slash
 * @param bytes length of the file
 * @param sha256 lower-case hexadecimal
 */
public record FileRecord(String path, long bytes, String sha256) {
  /** Where the record lies; it does not name itself. */
  public static final String PATH = "data/files.tsv";

  private static final String HEADER = "path\tbytes\tsha256";

  /** The record of these files, in the order given. */
  public static String table(Collection<FileRecord> files) {
    StringBuilder table = new StringBuilder(HEADER).append('\n');
    for (FileRecord file : files) {
      table.append(file.path).append('\t').append(file.bytes).append('\t');
      table.append(file.sha256).append('\n');
    }
    return table.toString();
  }

  /**
   * The record that lies in a site, empty when there is none; lines of another shape are left out.
   */
  public static List<FileRecord> read(Path site) throws IOException {
    List<FileRecord> files = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(site.resolve(PATH))) {
        String[] fields = line.split("\t", -1);
        if (fields.length == 3 && fields[1].matches("[0-9]{1,18}")) {
          files.add(new FileRecord(fields[0], Long.parseLong(fields[1]), fields[2]));
        }
      }
    } catch (NoSuchFileException e) {
      return List.of();
    }
    return List.copyOf(files);
  }
}
