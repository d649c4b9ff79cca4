package solutionary.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command find")
class FindCommandTest {
  private static final String TEXTBOOK =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** Upside down, with 1 for 9, 2 for 8, … */
  private static final String TURNED = turned(TEXTBOOK);

  @TempDir private static Path folder;

  /** A catalogue with n = 1–4, the textbook example, the empty grid, and the example turned. */
  @BeforeAll
  static void build() throws IOException {
    Path puzzles = folder.resolve("mine.txt");
    Files.writeString(puzzles, TEXTBOOK + "\n" + ".".repeat(81) + "\n" + TURNED + "\n");
    assertThat(Run.smallBuild(folder, "--puzzles", puzzles).status()).isZero();
  }

  @ParameterizedTest(name = "knows the second solution of n = 4, the mirror image of Q4.1: {0}")
  @ValueSource(
      strings = {
        "3 1 4 2",
        "c4 a3 d2 b1",
        "2Q1/Q3/3Q/1Q2",
        "..Q./Q.../...Q/.Q..",
        "..Q.\nQ...\n...Q\n.Q..\n",
        "[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]"
      })
  void queens(String board) {
    String lines = "label\tQ4.1\nsolution\t2\nmap\tflip-horizontal\npage\tqueens/4/1.html\n";
    assertThat(find(board)).isEqualTo(new Run(0, lines, ""));
    assertThat(Run.withInput(board, "find", "-", "--catalog", catalog()).out()).isEqualTo(lines);
    assertThat(Run.withInput(board, "find", "--catalog", catalog()).out()).isEqualTo(lines);
    assertThat(Run.of("find", "--catalog", catalog(), "3", "1", "4", "2").out()).isEqualTo(lines);
  }

  @ParameterizedTest(name = "says why {0} is not in the catalogue: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "1 2 3 4 | no solution, for the queens in rows 1 and 2 attack each other",
        "1 3 1 3 | no solution, for the queens in rows 1 and 3 attack each other",
        "1 3 5 2 4 | a solution of n = 5, and the catalogue holds n = 1-4; build --max-n 5",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7."
            + " | no puzzle there is this one, as it stands or in disguise",
        "534678921671295348298341567859762413416853792723914856962537184187429635345186279"
            + " | no puzzle there has this solution"
      })
  void absent(String board, String why) {
    Run run = find(board);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("not in the catalogue: " + why);
  }

  @ParameterizedTest(name = "says why [{0}] is no board: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "2 4 1 5 | no board of queens: row 4 has its queen in column 5; with 4 rows columns are 1-4",
        "53..7....6..1 | no Sudoku: found 13 cells; wanted 81 cells",
        "'' | no board of queens: nothing to read"
      })
  void unreadable(String board, String why) {
    Run run = find(board);
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(why);
  }

  @Test
  @DisplayName("names all labels of a puzzle, the one that stands there as it stands")
  void twice() {
    List<String> lines = find(TEXTBOOK).out().lines().toList();
    assertThat(lines.subList(0, 4))
        .containsExactly("label\tmine.1", "map\tas it stands", "page\tsudoku/mine/1.html", "");
    assertThat(lines).contains("label\tmine.3", "page\tsudoku/mine/3.html");
    assertThat(find(".".repeat(81)).out())
        .isEqualTo("label\tmine.2\nmap\tas it stands\npage\tsudoku/mine/2.html\n");
  }

  @Test
  @DisplayName("says whose solution a full grid is")
  void solves() {
    assertThat(find(SOLVED).out()).isEqualTo("solves\tmine.1\npage\tsudoku/mine/1.html\n");
    assertThat(find(turned(SOLVED)).out()).startsWith("solves\tmine.3\n");
  }

  @RepeatedTest(value = 20, name = "tells how a disguise is made, seed {currentRepetition}")
  void disguise(RepetitionInfo repetition) {
    String board = disguised(TEXTBOOK, new Random(repetition.getCurrentRepetition()));
    List<String> blocks = List.of(find(board).out().split("\n\n"));
    assertThat(blocks).hasSize(2);
    assertThat(blocks.get(0)).startsWith("label\tmine.1\n");
    assertThat(followed(blocks.get(0), TEXTBOOK)).isEqualTo(board);
    assertThat(blocks.get(1)).startsWith("label\tmine.3\n");
    assertThat(followed(blocks.get(1), TURNED)).isEqualTo(board);
  }

  @Test
  @DisplayName("tells of a catalogue that is not there")
  void noCatalog() {
    Run run = Run.of("find", "2 4 1 3", "--catalog", folder.resolve("none.db"));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("none.db: no such file");
  }

  private static Run find(String board) {
    return Run.of("find", board, "--catalog", catalog());
  }

  private static Path catalog() {
    return folder.resolve("catalog.db");
  }

  /** Does with a puzzle what a block of lines says. */
  private static String followed(String block, String givens) {
    String board = givens;
    for (String line : block.split("\n")) {
      String value = line.substring(line.indexOf('\t') + 1);
      String order = value.replaceAll("[^1-9]", "");
      if (value.startsWith("exchange rows and columns")) {
        board = transposed(board);
      } else if (value.startsWith("take the rows as")) {
        board = rows(board, order);
      } else if (value.startsWith("take the columns as")) {
        board = transposed(rows(transposed(board), order));
      } else if (value.startsWith("for 123456789 write")) {
        board = relabelled(board, order.substring(9));
      }
    }
    return board;
  }

  private static String turned(String cells) {
    return relabelled(new StringBuilder(cells).reverse().toString(), "987654321");
  }

  private static String disguised(String cells, Random random) {
    String board = random.nextBoolean() ? transposed(cells) : cells;
    board = rows(transposed(rows(board, lines(random))), lines(random));
    return relabelled(board, shuffled("123456789", random));
  }

  private static String transposed(String cells) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < 81; cell++) {
      text.append(cells.charAt(cell % 9 * 9 + cell / 9));
    }
    return text.toString();
  }

  private static String rows(String cells, String order) {
    StringBuilder text = new StringBuilder();
    order.chars().forEach(row -> text.append(cells, (row - '1') * 9, (row - '0') * 9));
    return text.toString();
  }

  private static String relabelled(String cells, String digits) {
    StringBuilder text = new StringBuilder();
    cells.chars().forEach(c -> text.append(c == '.' ? '.' : digits.charAt(c - '1')));
    return text.toString();
  }

  /** An order of the nine lines that keeps those of a band together. */
  private static String lines(Random random) {
    StringBuilder order = new StringBuilder();
    for (char band : shuffled("036", random).toCharArray()) {
      shuffled("123", random).chars().forEach(line -> order.append(band - '0' + line - '0'));
    }
    return order.toString();
  }

  private static String shuffled(String characters, Random random) {
    List<String> all = new ArrayList<>(List.of(characters.split("")));
    Collections.shuffle(all, random);
    return String.join("", all);
  }
}
