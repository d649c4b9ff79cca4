package solutionary.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import solutionary.catalog.Catalog;

@Command(
    name = "query",
    description =
        "Asks the catalogue one SQL question that reads; TAB-separated with a header line.",
    footer = {
      "",
      "Examples:",
      "  java -jar solutionary.jar query \"SELECT number, placement FROM queens_fundamental WHERE n = 8\"",
      "  java -jar solutionary.jar query --json \"SELECT * FROM queens_certificate\"",
      "  java -jar solutionary.jar query \"SELECT object, field, meaning FROM catalog_note\""
    })
final class QueryCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private SharedOptions shared;
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SQL", description = "one statement, in quotation marks")
  private String sql;

  @Option(
      names = "--catalog",
      paramLabel = "FILE",
      defaultValue = "catalog.db",
      description = "the catalogue (default: ${DEFAULT-VALUE})")
  private Path catalog;

  @ArgGroup private Format format = new Format();

  /** One of the two, or neither. */
  private static final class Format {
    @Option(names = "--csv", description = "comma-separated, RFC 4180")
    private boolean csv;

    @Option(names = "--json", description = "an array of objects, one a line")
    private boolean json;
  }

  QueryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    try (Catalog rows = Catalog.open(catalog)) {
      RowPrinter printer = printer();
      rows.query(sql, printer::columns, printer::row);
      printer.end();
      return ExitStatus.DONE;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "SQL: " + e.getMessage());
    }
  }

  private RowPrinter printer() {
    if (format.json) {
      return new JsonRows(terminal.out());
    }
    return format.csv ? RowPrinter.csv(terminal.out()) : RowPrinter.tabs(terminal.out());
  }
}
