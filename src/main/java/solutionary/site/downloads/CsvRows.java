package solutionary.site.downloads;

import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes rows as CSV with a header; lines end with LF. */
final class CsvRows implements AutoCloseable {
  private static final CsvFactory CSV = new CsvFactory();

  private final CsvGenerator csv;

  CsvRows(OutputStream out) throws IOException {
    csv = CSV.createGenerator(out, com.fasterxml.jackson.core.JsonEncoding.UTF8);
    csv.enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING);
  }

  void columns(List<String> names) {
    CsvSchema.Builder schema = CsvSchema.builder();
    names.forEach(schema::addColumn);
    csv.setSchema(schema.build().withHeader().withLineSeparator("\n"));
  }

  void row(List<Object> row) {
    try {
      csv.writeStartArray();
      for (Object value : row) {
        write(value);
      }
      csv.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(Object value) throws IOException {
    if (value instanceof Long number) {
      csv.writeNumber(number);
    } else if (value instanceof Double number) {
      csv.writeNumber(number);
    } else if (value == null) {
      csv.writeNull();
    } else {
      csv.writeString((String) value);
    }
  }

  @Override
  public void close() throws IOException {
    csv.close();
  }
}
