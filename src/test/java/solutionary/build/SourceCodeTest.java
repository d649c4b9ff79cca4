package solutionary.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import solutionary.catalog.StrategySourceRow;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;
import solutionary.sudoku.strategies.SudokuStrategies;

@DisplayName("The code of a strategy")
class SourceCodeTest {
  static Stream<Arguments> strategies() {
    return Stream.concat(
        QueensStrategies.all().stream()
            .map(QueensStrategy::description)
            .map(each -> Arguments.of("queens", each.name(), QueensStrategiesStep.files(each))),
        SudokuStrategies.ALL.stream()
            .map(each -> Arguments.of("sudoku", each.name(), List.of(each.source()))));
  }

  @ParameterizedTest(name = "{0} {1} has its markers in every file: {2}")
  @MethodSource("strategies")
  void everyFileHasItsMarkers(String problem, String name, List<String> files) {
    List<StrategySourceRow> rows = SourceCode.of(problem, name, files);
    assertThat(rows).hasSameSizeAs(files).isNotEmpty();
    assertThat(rows).allSatisfy(row -> assertThat(row.code()).doesNotContain("excerpt-"));
    assertThat(rows.get(0).file()).startsWith("src/main/java/solutionary/" + problem + "/");
  }

  @Test
  @DisplayName("is what stands between the markers, moved to the left")
  void excerpt() {
    String file =
        """
        class A {
          int before;

          // excerpt-begin
          int a() {
            return 1;
          }

          // excerpt-end
          int between;
          // excerpt-begin
          int b;
          // excerpt-end
        }
        """;
    assertThat(SourceCode.excerpt("A.java", file)).isEqualTo("int a() {\n  return 1;\n}\n\nint b;");
  }

  @ParameterizedTest(name = "is missed, by the file''s name, where it is: {0}")
  @ValueSource(
      strings = {
        "int a;",
        "// excerpt-begin\nint a;",
        "int a;\n// excerpt-end",
        "// excerpt-begin\nint a;\n// excerpt-begin\nint b;\n// excerpt-end",
        "// excerpt-begin\n// excerpt-end"
      })
  void missing(String text) {
    assertThatThrownBy(() -> SourceCode.excerpt("A.java", text))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("A.java")
        .hasMessageContaining("excerpt-");
  }
}
