package solutionary.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes rows as a JSON array of objects, one a line, with the columns as keys. */
final class JsonRows implements RowPrinter {
  private final ObjectMapper mapper = new ObjectMapper();
  private final PrintStream out;
  private List<String> names = List.of();
  private boolean isEmpty = true;

  JsonRows(PrintStream out) {
    this.out = out;
  }

  /**
   * @throws IllegalArgumentException when two have one name, as an object holds but one of them
   */
  @Override
  public void columns(List<String> columns) {
    for (String name : columns) {
      if (columns.indexOf(name) != columns.lastIndexOf(name)) {
        throw new IllegalArgumentException("two columns are called " + name + "; name one with AS");
      }
    }
    names = columns;
  }

  @Override
  public void row(List<Object> values) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      object.put(names.get(i), values.get(i));
    }
    out.print((isEmpty ? "[\n" : ",\n") + json(object));
    isEmpty = false;
  }

  @Override
  public void end() {
    out.print(isEmpty ? "[]\n" : "\n]\n");
  }

  private String json(Map<String, Object> object) {
    try {
      return mapper.writeValueAsString(object);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("numbers and texts can be written", e);
    }
  }
}
