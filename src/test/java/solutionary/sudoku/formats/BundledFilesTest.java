package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BundledFilesTest {
  private static Reading read(String file) {
    return PuzzleReader.read(file, Samples.bundled(file));
  }

  @ParameterizedTest(name = "{0}: {1} puzzles, nothing rejected")
  @CsvSource({
    "qqwing-simple.sdm, 100",
    "qqwing-easy.sdm, 100",
    "qqwing-intermediate.sdm, 100",
    "qqwing-expert.sdm, 100",
    "exchange-diabolical.tsv, 200",
    "landmarks.tsv, 11",
  })
  void counts(String file, int puzzles) {
    Reading reading = read(file);
    assertThat(reading.rejections()).isEmpty();
    assertThat(reading.puzzles()).hasSize(puzzles);
  }

  @Test
  void landmarksHaveNamesAndNotesAndNoRating() {
    Reading reading = read("landmarks.tsv");
    assertThat(reading.puzzles())
        .allSatisfy(p -> assertThat(p.name()).isNotNull())
        .allSatisfy(p -> assertThat(p.note()).isNotNull())
        .allSatisfy(p -> assertThat(p.publishedRating()).isNull());
    SourcePuzzle escargot = reading.puzzles().get(3);
    assertThat(escargot.name()).isEqualTo("AI Escargot");
    assertThat(escargot.note()).isEqualTo("Arto Inkala, 2006");
    assertThat(reading.puzzles().get(0).givens().cells()).isEqualTo(Samples.GIVENS);
  }

  @Test
  void exchangePuzzlesHaveARatingFrom5To9Point1AndNothingElse() {
    Reading reading = read("exchange-diabolical.tsv");
    assertThat(reading.puzzles())
        .allSatisfy(p -> assertThat(p.name()).isNull())
        .allSatisfy(p -> assertThat(p.note()).isNull())
        .allSatisfy(p -> assertThat(p.publishedRating()).matches("[5-9]\\.[0-9]"));
    assertThat(reading.puzzles().get(0).publishedRating()).isEqualTo("5.0");
  }

  @ParameterizedTest(name = "{0} has neither names nor ratings")
  @CsvSource({"qqwing-simple.sdm", "qqwing-expert.sdm"})
  void nameless(String file) {
    assertThat(read(file).puzzles())
        .allSatisfy(p -> assertThat(p.name()).isNull())
        .allSatisfy(p -> assertThat(p.publishedRating()).isNull());
  }
}
