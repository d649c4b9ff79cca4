package solutionary.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The catalogue's tables, views and indices, and the meanings that their comments hold. */
public final class Schema {
  /** {@code SOLN}, by which other programs know the file. */
  static final int APPLICATION_ID = 1397705806;

  /** Raised when a column that others rely on changes. */
  static final int USER_VERSION = 1;

  private static final Pattern OBJECT = Pattern.compile("CREATE (?:TABLE|VIEW) (\\w+) .*?-- (.*)");
  private static final Pattern ALIASED = Pattern.compile(" {2}.*\\bAS (\\w+),? -- (.*)");
  private static final Pattern FIELD = Pattern.compile(" {2}(\\w+)\\b.*? -- (.*)");

  private Schema() {}

  /** The statements that make tables and views. */
  public static List<String> tables() {
    return statements("schema.sql");
  }

  /** The statements that make the indices, to be run when all rows are in. */
  public static List<String> indices() {
    return statements("indices.sql");
  }

  /** The meanings in the comments of one {@code CREATE} statement, as SQLite keeps it. */
  static List<NoteRow> notes(String create) {
    List<NoteRow> notes = new ArrayList<>();
    String object = "";
    for (String line : create.lines().toList()) {
      Matcher head = OBJECT.matcher(line);
      Matcher field = field(line);
      if (head.matches()) {
        object = head.group(1);
        notes.add(new NoteRow(object, "", head.group(2)));
      } else if (field.matches()) {
        notes.add(new NoteRow(object, field.group(1), field.group(2)));
      }
    }
    return notes;
  }

  private static Matcher field(String line) {
    Matcher aliased = ALIASED.matcher(line);
    return aliased.matches() ? aliased : FIELD.matcher(line);
  }

  private static List<String> statements(String resource) {
    String text = read(resource);
    return Arrays.stream(text.split(";\n"))
        .map(statement -> statement.substring(Math.max(0, statement.indexOf("CREATE"))))
        .filter(statement -> !statement.isBlank())
        .toList();
  }

  private static String read(String resource) {
    try (InputStream in = Schema.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
