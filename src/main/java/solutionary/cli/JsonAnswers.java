package solutionary.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import solutionary.sudoku.techniques.Step;

/** Writes answers as a JSON array of objects, one a line. */
final class JsonAnswers implements AnswerPrinter {
  private final ObjectMapper mapper = new ObjectMapper();
  private boolean isEmpty = true;

  @Override
  public String answer(Answer answer) {
    Map<String, Object> object = new LinkedHashMap<>();
    answer.values().forEach(value -> object.put(value.column(), value.value()));
    answer.steps().ifPresent(steps -> object.put("steps", steps(steps)));
    String before = isEmpty ? "[\n" : ",\n";
    isEmpty = false;
    return before + json(object);
  }

  @Override
  public String foot() {
    return isEmpty ? "[]\n" : "\n]\n";
  }

  private static List<Map<String, Object>> steps(List<Step> steps) {
    List<Map<String, Object>> objects = new ArrayList<>();
    for (Step step : steps) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("step", objects.size() + 1);
      object.put("technique", step.technique().key());
      object.put("detail", step.sentence());
      objects.add(object);
    }
    return objects;
  }

  private String json(Map<String, Object> object) {
    try {
      return mapper.writeValueAsString(object);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("numbers and texts can be written", e);
    }
  }
}
