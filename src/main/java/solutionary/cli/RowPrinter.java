package solutionary.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;

/** Writes rows of a query: first the names of the columns, then row after row. */
interface RowPrinter {
  void columns(List<String> names);

  /** One row; a value is a number, a text or null. */
  void row(List<Object> values);

  default void end() {}

  /** Values between TABs; TAB, line feed and backslash within a text stand as \t, \n and \\. */
  static RowPrinter tabs(PrintStream out) {
    return lines(
        values -> values.stream().map(RowPrinter::plain).collect(Collectors.joining("\t")), out);
  }

  /** RFC 4180 with line feeds. */
  static RowPrinter csv(PrintStream out) {
    ObjectWriter writer =
        new CsvMapper()
            .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
            .writerFor(List.class)
            .with(CsvSchema.emptySchema().withLineSeparator(""));
    return lines(values -> csv(writer, values), out);
  }

  /** A row as a line, without its end. */
  interface Line {
    String of(List<?> values);
  }

  private static RowPrinter lines(Line line, PrintStream out) {
    return new RowPrinter() {
      @Override
      public void columns(List<String> names) {
        out.print(line.of(names) + "\n");
      }

      @Override
      public void row(List<Object> values) {
        out.print(line.of(values) + "\n");
      }
    };
  }

  private static String csv(ObjectWriter writer, List<?> values) {
    try {
      List<Object> cells =
          values.stream().map(value -> value == null ? "" : (Object) value).toList();
      return writer.writeValueAsString(cells);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("numbers and texts can be written", e);
    }
  }

  private static String plain(Object value) {
    return value == null
        ? ""
        : value
            .toString()
            .replace("\\", "\\\\")
            .replace("\t", "\\t")
            .replace("\r", "\\r")
            .replace("\n", "\\n");
  }
}
