package solutionary.cli;

import java.util.List;
import java.util.stream.Collectors;
import solutionary.sudoku.techniques.Step;

/** Writes answers one after another in one format. */
interface AnswerPrinter {
  String answer(Answer answer);

  /** What stands after the last answer. */
  default String foot() {
    return "";
  }

  /** A line a puzzle, columns between TABs. */
  static AnswerPrinter line() {
    return answer ->
        answer.values().stream().map(Answer.Value::text).collect(Collectors.joining("\t", "", "\n"))
            + steps(answer);
  }

  /** The solution, or the givens where there is no single one, as nine rows with borders. */
  static AnswerPrinter grid() {
    return answer -> {
      StringBuilder text = new StringBuilder();
      answer.values().stream()
          .skip(1)
          .filter(value -> !value.column().equals("solution"))
          .forEach(value -> text.append("# " + value.column() + " " + value.text() + "\n"));
      String solution = answer.text(2);
      return text + rows(solution.isEmpty() ? answer.text(0) : solution) + steps(answer) + "\n";
    };
  }

  /** A line a step, if steps were asked: a TAB, its number, the technique's key, the sentence. */
  private static String steps(Answer answer) {
    StringBuilder text = new StringBuilder();
    int number = 0;
    for (Step step : answer.steps().orElse(List.of())) {
      text.append('\t').append(++number);
      text.append('\t').append(step.technique().key());
      text.append('\t').append(step.sentence()).append('\n');
    }
    return text.toString();
  }

  private static String rows(String cells) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < cells.length(); cell++) {
      text.append(cells.charAt(cell)).append(gap(cell + 1));
    }
    return text.toString();
  }

  /** What stands after so many cells. */
  private static String gap(int cells) {
    if (cells == 27 || cells == 54) {
      return "\n------+-------+------\n";
    }
    if (cells % 9 == 0) {
      return "\n";
    }
    return cells % 3 == 0 ? " | " : " ";
  }
}
