package solutionary.site.downloads;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes rows as a JSON array of objects, one a line. */
final class JsonRows implements AutoCloseable {
  private static final JsonFactory JSON = new JsonFactory();

  private final JsonGenerator json;
  private List<String> columns;

  JsonRows(OutputStream out) throws IOException {
    json = JSON.createGenerator(out);
    json.setPrettyPrinter(new RowALine());
    json.writeStartArray();
  }

  void columns(List<String> names) {
    columns = List.copyOf(names);
  }

  void row(List<Object> row) {
    try {
      json.writeStartObject();
      for (int i = 0; i < row.size(); i++) {
        json.writeFieldName(columns.get(i));
        write(columns.get(i), row.get(i));
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String column, Object value) throws IOException {
    if (value instanceof Long number) {
      json.writeNumber(number);
    } else if (value instanceof Double number) {
      json.writeNumber(number);
    } else if (value == null) {
      json.writeNull();
    } else if (column.equals("placement")) {
      json.writeRawValue((String) value);
    } else {
      json.writeString((String) value);
    }
  }

  @Override
  public void close() throws IOException {
    json.writeEndArray();
    json.writeRaw('\n');
    json.close();
  }

  /** Line ends around the rows, and nowhere else. */
  private static final class RowALine extends MinimalPrettyPrinter {
    private static final long serialVersionUID = 1L;

    @Override
    public void beforeArrayValues(JsonGenerator json) throws IOException {
      json.writeRaw('\n');
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
      json.writeRaw(",\n");
    }

    @Override
    public void writeEndArray(JsonGenerator json, int values) throws IOException {
      json.writeRaw(values == 0 ? "]" : "\n]");
    }
  }
}
