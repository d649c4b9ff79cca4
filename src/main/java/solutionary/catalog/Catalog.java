package solutionary.catalog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import solutionary.queens.Placement;

/** A catalogue opened for reading. Every list has a fixed order: the key of its table. */
public final class Catalog implements AutoCloseable {
  private final Path file;
  private final Connection connection;

  private Catalog(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /**
   * Opens a catalogue; the file is never changed.
   *
   * @throws CatalogException when there is none, or the file is something else
   */
  public static Catalog open(Path file) {
    CatalogFile.requireCatalog(file);
    try {
      return new Catalog(file, Sqlite.openReadOnly(file));
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }

  public List<BoardRow> boards() {
    return list(
        """
        SELECT n, solutions, fundamental, half_turn_fixed, quarter_turn_fixed, sha256
        FROM queens_board ORDER BY n
        """,
        BoardRow::read);
  }

  /** The fundamental solutions of one board size, by number, at most {@code limit} of them. */
  public List<FundamentalRow> fundamentals(int n, int limit) {
    return list(
        """
        SELECT n, number, placement, symmetry, orbit_size, modular
        FROM queens_fundamental WHERE n = ? ORDER BY number LIMIT ?
        """,
        FundamentalRow::read,
        n,
        limit);
  }

  /** The solutions of one board size in order, streamed. */
  public void forEachSolution(int n, Consumer<SolutionRow> consumer) {
    forEach(
        """
        SELECT n, number, placement, fundamental, transform
        FROM queens_solution WHERE n = ? ORDER BY number
        """,
        SolutionRow::read,
        consumer,
        n);
  }

  /** One solution of a board size by its number, empty when there is none. */
  public Optional<SolutionRow> solution(int n, long number) {
    return list(
            """
            SELECT n, number, placement, fundamental, transform
            FROM queens_solution WHERE n = ? AND number = ?
            """,
            SolutionRow::read,
            n,
            number)
        .stream()
        .findFirst();
  }

  /** The row of a solution, empty when the catalogue has none. */
  public Optional<SolutionRow> solution(Placement placement) {
    return list(
            """
            SELECT n, number, placement, fundamental, transform
            FROM queens_solution WHERE placement = ?
            """,
            SolutionRow::read,
            CatalogWriter.json(placement))
        .stream()
        .findFirst();
  }

  public List<SquareRow> squares(int n) {
    return list(
        "SELECT n, row, col, solutions FROM queens_square WHERE n = ? ORDER BY row, col",
        SquareRow::read,
        n);
  }

  public List<ReferenceRow> references() {
    return list(
        """
        SELECT n, solutions, fundamental, half_turn_fixed, quarter_turn_fixed, source
        FROM queens_reference ORDER BY n
        """,
        ReferenceRow::read);
  }

  public List<StrategyRow> strategies() {
    return list(
        "SELECT problem, name, title, summary, origin FROM strategy ORDER BY problem, name",
        StrategyRow::read);
  }

  /** The steps of all strategies, by problem, strategy and instance. */
  public List<StrategyStepRow> strategySteps() {
    return list(
        """
        SELECT problem, strategy, instance, step, event, row, col, digit, board
        FROM strategy_step ORDER BY problem, strategy, instance, step
        """,
        StrategyStepRow::read);
  }

  /** The code of all strategies, in the order in which to read it. */
  public List<StrategySourceRow> strategySources() {
    return list(
        """
        SELECT problem, strategy, part, file, code
        FROM strategy_source ORDER BY problem, strategy, part
        """,
        StrategySourceRow::read);
  }

  public List<StrategyRunRow> strategyRuns() {
    return list(
        """
        SELECT problem, strategy, instance, tried, placed, boards, solutions, outcome,
          verdict
        FROM strategy_run ORDER BY problem, strategy, instance
        """,
        StrategyRunRow::read);
  }

  public List<CollectionRow> collections() {
    return list(
        """
        SELECT collection, title, source, licence, puzzles
        FROM sudoku_collection ORDER BY collection
        """,
        CollectionRow::read);
  }

  /** The puzzles of one collection, by number. */
  public List<PuzzleRow> puzzles(String collection) {
    return puzzlesWhere("collection = ?", collection);
  }

  /** The puzzles with a canonical form, by collection and number. */
  public List<PuzzleRow> puzzlesOfForm(String canonical) {
    return puzzlesWhere("canonical = ?", canonical);
  }

  /** The puzzles whose only solution is a grid, by collection and number. */
  public List<PuzzleRow> puzzlesSolvedBy(String grid) {
    return puzzlesWhere("verdict = 'unique' AND solution = ?", grid);
  }

  private List<PuzzleRow> puzzlesWhere(String condition, String argument) {
    return list(
        """
        SELECT collection, number, name, note, givens, verdict, solution, second_solution, minimal,
          canonical, automorphisms, rating, rating_is_at_least, level, hardest_technique,
          published_rating
        FROM sudoku_puzzle WHERE
        """
            + condition
            + " ORDER BY collection, number",
        PuzzleRow::read,
        argument);
  }

  /** All techniques, by place. */
  public List<TechniqueRow> techniques() {
    return list(
        "SELECT technique, place, title, rating FROM sudoku_technique ORDER BY place",
        TechniqueRow::read);
  }

  public List<StepRow> steps(String label) {
    return list(
        """
        SELECT label, step, technique, detail, data
        FROM sudoku_step WHERE label = ? ORDER BY step
        """,
        StepRow::read,
        label);
  }

  public List<BishopRow> bishops() {
    return list("SELECT row, col, attacked FROM bishop_board ORDER BY row, col", BishopRow::read);
  }

  public List<NoteRow> notes() {
    return list(
        "SELECT object, field, meaning FROM catalog_note ORDER BY object, field", NoteRow::read);
  }

  /**
   * The rows of any one statement that reads.
   *
   * @throws IllegalArgumentException when there is not exactly one statement
   * @throws CatalogException when SQLite refuses it; the message is SQLite's
   */
  public QueryResult query(String sql) {
    List<String> columns = new ArrayList<>();
    List<List<Object>> rows = new ArrayList<>();
    query(sql, columns::addAll, rows::add);
    return new QueryResult(columns, rows);
  }

  /** The same, streamed: first the names of the columns, then row after row. */
  public void query(String sql, Consumer<List<String>> columns, Consumer<List<Object>> row) {
    SingleStatement.require(sql);
    try (PreparedStatement statement = connection.prepareStatement(sql);
        ResultSet rows = statement.executeQuery()) {
      List<String> names = QueryResult.columns(rows);
      columns.accept(names);
      while (rows.next()) {
        row.accept(QueryResult.row(rows, names.size()));
      }
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }

  /** The file that was opened. */
  public Path file() {
    return file;
  }

  /** Bytes of the file. */
  public long bytes() {
    try {
      return Files.size(file);
    } catch (java.io.IOException e) {
      throw new CatalogException(file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }

  static Integer integer(ResultSet row, int column) throws SQLException {
    return row.getObject(column) == null ? null : row.getInt(column);
  }

  /** A JSON array of whole numbers, without white space, as the writer writes it. */
  static Placement placement(String json) {
    List<Integer> columns = new ArrayList<>();
    int column = 0;
    for (int i = 1; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c == ',' || c == ']') {
        columns.add(column);
        column = 0;
      } else {
        column = 10 * column + c - '0';
      }
    }
    return new Placement(columns);
  }

  private interface Mapper<T> {
    T map(ResultSet row) throws SQLException;
  }

  private <T> List<T> list(String sql, Mapper<T> mapper, Object... arguments) {
    List<T> rows = new ArrayList<>();
    forEach(sql, mapper, rows::add, arguments);
    return List.copyOf(rows);
  }

  private <T> void forEach(
      String sql, Mapper<T> mapper, Consumer<T> consumer, Object... arguments) {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          consumer.accept(mapper.map(rows));
        }
      }
    } catch (SQLException e) {
      throw Sqlite.failure(file, e);
    }
  }
}
