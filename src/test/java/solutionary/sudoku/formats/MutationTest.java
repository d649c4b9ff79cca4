package solutionary.sudoku.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever happens to a file: no exception, no silence, and no grid that the text does not hold.
 */
class MutationTest {
  private static final int RUNS = 2_500;
  private static final String BITS = ".0*_-123456789|+-=# \t\n\r\"[]{},:;<>&/\\GPx\0\u00e9";

  private final List<byte[]> samples = samples();

  private static List<byte[]> samples() {
    List<byte[]> samples = new ArrayList<>();
    Samples.everyFormat().values().forEach(text -> samples.add(Samples.bytes(text)));
    for (String file :
        List.of(
            "b15_grid_headers.txt",
            "b17_sdk_metadata.sdk",
            "b18_bordered.txt",
            "b22_utf16le_bom.txt",
            "b35_sdm_many_with_bad_line.sdm",
            "b36_wrong_lines_but_81.txt",
            "b38_name_with_markup.sdk")) {
      samples.add(Samples.caseFile(file));
    }
    samples.add(Samples.bundled("landmarks.tsv"));
    String framed = Samples.framed("*-----------*", "|abc|def|ghi|", "|---+---+---|", "");
    samples.add(Samples.bytes(framed + framed + "\n" + Samples.rows() + "\n" + framed));
    return samples;
  }

  @ParameterizedTest(name = "mutations from seed {0}")
  @ValueSource(longs = {1, 2, 3, 4})
  void noneShiftsAGrid(long seed) {
    Random random = new Random(seed);
    for (int run = 0; run < RUNS; run++) {
      byte[] file = mutation(random);
      Reading reading = PuzzleReader.read("file", file);
      assertThat(reading.puzzles().size() + reading.rejections().size()).isPositive();
      String text = new String(file, StandardCharsets.UTF_8);
      for (SourcePuzzle puzzle : reading.puzzles()) {
        assertThat(Held.in(text, puzzle)).as("%s in %s", puzzle, text).isTrue();
      }
      for (Rejection rejection : reading.rejections()) {
        assertThat(rejection.message().chars().noneMatch(c -> c < ' ')).isTrue();
      }
    }
  }

  private byte[] mutation(Random random) {
    byte[] file = samples.get(random.nextInt(samples.size()));
    for (int change = random.nextInt(4); change >= 0; change--) {
      file =
          switch (random.nextInt(6)) {
            case 0 -> splice(file, samples.get(random.nextInt(samples.size())), random);
            case 1 -> Arrays.copyOf(file, random.nextInt(file.length + 1));
            case 2 -> lines(file, random);
            default -> edit(file, random);
          };
    }
    return file;
  }

  /** The start of one file and the end of another. */
  private static byte[] splice(byte[] first, byte[] second, Random random) {
    int from = random.nextInt(second.length + 1);
    return join(
        Arrays.copyOf(first, random.nextInt(first.length + 1)),
        Arrays.copyOfRange(second, from, second.length));
  }

  /** The file with a line left out, doubled or moved to another place. */
  private static byte[] lines(byte[] file, Random random) {
    String text = new String(file, StandardCharsets.ISO_8859_1);
    List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)")));
    String line = lines.get(random.nextInt(lines.size()));
    if (random.nextBoolean()) {
      lines.remove(line);
    }
    if (random.nextBoolean()) {
      lines.add(random.nextInt(lines.size() + 1), line);
    }
    return String.join("", lines).getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The file with a byte replaced, put in or taken out. */
  private static byte[] edit(byte[] file, Random random) {
    int at = random.nextInt(file.length + 1);
    int rest = Math.min(file.length, at + random.nextInt(2));
    byte[] bits = Samples.bytes(BITS);
    byte[] put =
        random.nextInt(3) == 0 ? new byte[0] : new byte[] {bits[random.nextInt(bits.length)]};
    return join(join(Arrays.copyOf(file, at), put), Arrays.copyOfRange(file, rest, file.length));
  }

  private static byte[] join(byte[] first, byte[] second) {
    byte[] joined = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, joined, first.length, second.length);
    return joined;
  }
}
