package solutionary.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A copy of the sound catalogue and site, to be damaged and verified. */
record Copy(Path catalog, Path site) {
  static Copy in(Path folder) throws IOException {
    Path sound = Sample.sound();
    Path target = Files.createTempDirectory(folder, "copy");
    try (Stream<Path> walk = Files.walk(sound)) {
      for (Path file : (Iterable<Path>) walk::iterator) {
        Path to = target.resolve(sound.relativize(file).toString());
        if (!to.equals(target)) {
          Files.copy(file, to);
        }
      }
    }
    return new Copy(target.resolve("catalog.db"), target.resolve("site"));
  }

  /** The catalogue alone; there is no site. */
  static Copy ofCatalog(Path folder) throws IOException {
    Path target = Files.createTempDirectory(folder, "copy");
    Path catalog = Files.copy(Sample.sound().resolve("catalog.db"), target.resolve("catalog.db"));
    return new Copy(catalog, target.resolve("site"));
  }

  /** All findings, a line each. */
  List<String> findings() {
    List<String> lines = new ArrayList<>();
    long count =
        Verification.of(catalog, site, finding -> lines.add(finding.toString()), progress -> {});
    if (count != lines.size()) {
      throw new AssertionError(count + " findings counted, " + lines.size() + " told");
    }
    return lines;
  }

  /** Changes the catalogue; constraints are looked at by nobody. */
  void change(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + catalog);
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA ignore_check_constraints = ON");
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  /** Changes a text file of the site. */
  void edit(String path, UnaryOperator<String> change) throws IOException {
    Path file = site.resolve(path);
    String before = Files.readString(file, StandardCharsets.ISO_8859_1);
    String after = change.apply(before);
    if (after.equals(before)) {
      throw new AssertionError("nothing changes in " + path);
    }
    Files.writeString(file, after, StandardCharsets.ISO_8859_1);
  }
}
