package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundsTest {
  /** A text told again and again, which counts what was taken of it. */
  private static final class Endless extends InputStream {
    private final byte[] text;
    private final long length;
    private long told;

    Endless(String text, long length) {
      this.text = Samples.bytes(text);
      this.length = length;
    }

    @Override
    public int read() {
      return told == length ? -1 : text[(int) (told++ % text.length)];
    }

    @Override
    public int read(byte[] buffer, int from, int most) {
      int some = (int) Math.min(Math.min(most, 1000), length - told);
      for (int i = 0; i < some; i++) {
        buffer[from + i] = (byte) read();
      }
      return some == 0 && most > 0 ? -1 : some;
    }
  }

  private final List<Rejection> rejections = new ArrayList<>();
  private long puzzles;

  private void read(InputStream in) throws IOException {
    PuzzleReader.read("file", in, puzzle -> puzzles++, rejections::add);
  }

  @Test
  void puzzlesAreToldWhileTheFileIsStillRead() throws IOException {
    Endless in = new Endless(Samples.GIVENS + "\n", 82L * 20_000);
    List<Long> ahead = new ArrayList<>();
    PuzzleReader.read("file", in, p -> ahead.add(in.told - 82L * p.line()), rejections::add);
    assertThat(ahead).hasSize(20_000).allMatch(bytes -> bytes <= 65_536);
    assertThat(rejections).isEmpty();
  }

  @Test
  void gridsInParagraphsAreToldWhileTheFileIsStillRead() throws IOException {
    String grid = Samples.rows() + "\n\n";
    Endless in = new Endless(grid, grid.length() * 4_000L);
    List<Long> ahead = new ArrayList<>();
    PuzzleReader.read("file", in, p -> ahead.add(in.told - 9L * p.line()), rejections::add);
    assertThat(ahead).hasSize(4_000).allMatch(bytes -> bytes <= 65_536 + 2L * grid.length());
  }

  @Test
  void aLineWithoutEndIsRejectedAndTheNextOneRead() {
    String line = "1".repeat(1_000_000);
    Reading reading = Samples.read(line + "\n" + Samples.GIVENS);
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
    assertThat(reading.rejections()).singleElement();
    assertThat(reading.rejections().get(0).found())
        .isEqualTo("more than 65,536 characters in one line");
    assertThat(Samples.read("1".repeat(65_536)).rejections().get(0).found())
        .startsWith("65536 cells");
  }

  @Test
  void aDocumentWithoutEndIsNotReadToItsEnd() throws IOException {
    Endless json = new Endless("[\"" + Samples.GIVENS + "\",", Long.MAX_VALUE);
    read(json);
    assertThat(json.told).isLessThan(8_388_608 + 2 * 65_536);
    read(new Endless("<opensudoku>", Long.MAX_VALUE));
    assertThat(rejections.stream().map(Rejection::found))
        .containsExactly(
            "a JSON document of more than 8,388,608 characters",
            "an XML document of more than 8,388,608 characters");
    assertThat(puzzles).isZero();
  }

  @Test
  void rowsThatRunOnWithoutEndAreRejectedOnceAndTheNextSectionIsRead() {
    String rows = (Samples.row(1) + "\n").repeat(100_009);
    Reading reading = Samples.read(rows + "Grid 2\n" + Samples.rows());
    assertThat(Samples.givens(reading)).containsExactly(Samples.GIVENS);
    assertThat(reading.rejections()).singleElement();
    assertThat(reading.rejections().get(0).line()).isEqualTo(100_001);
  }

  @Test
  void aLongRunOfRowsIsStillRead() {
    String rows = (Samples.rows() + "\n").repeat(11_111);
    assertThat(Samples.read(rows).puzzles()).hasSize(11_111);
  }

  @Test
  void quotesThatNeverCloseAreReadInLinearTime() {
    String text = "id,puzzle\n" + "\"\n\"x\n".repeat(20_000);
    assertThat(Samples.read(text).puzzles()).isEmpty();
  }
}
