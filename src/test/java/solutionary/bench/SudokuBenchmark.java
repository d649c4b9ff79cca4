package solutionary.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import solutionary.sudoku.Grid;
import solutionary.sudoku.solving.BitboardSolver;

/**
 * Measures the fast solver on files of puzzles, one puzzle of 81 characters at the start of a line,
 * with limit 2 (so that uniqueness is proved) and on one thread, in puzzles a second of CPU time.
 *
 * <pre>
 *   java -cp target/classes:target/test-classes solutionary.bench.SudokuBenchmark [--against PROGRAM] FILE...
 * </pre>
 *
 * <p>PROGRAM is another solver to compare with: it is called as {@code PROGRAM 2 < FILE} and prints
 * a line that ends in {@code N puzzles/s} of CPU time. Both run by turns, so that whatever else the
 * machine does slows both. After rounds to warm up, printed are the medians of the rounds: ours,
 * theirs, and of the quotient. A file whose name starts with {@code seventeen} is not given to the
 * other program, which may take very long for it. The last line compares the files' speeds.
 */
public final class SudokuBenchmark {
  private static final int WARM_UP_ROUNDS = 3;
  private static final int ROUNDS = 9;
  private static final long ROUND_NANOSECONDS = 1_000_000_000;
  private static final Pattern RATE = Pattern.compile("(\\d+) puzzles/s");

  private final BitboardSolver solver = new BitboardSolver();

  private SudokuBenchmark() {}

  public static void main(String[] arguments) throws IOException {
    List<String> files = new ArrayList<>(List.of(arguments));
    String program = null;
    if (!files.isEmpty() && files.get(0).equals("--against")) {
      program = files.get(1);
      files = files.subList(2, files.size());
    }
    new SudokuBenchmark().compare(files, program);
  }

  private void compare(List<String> files, String program) throws IOException {
    double[][] ours = new double[files.size()][ROUNDS];
    double[][] theirs = new double[files.size()][ROUNDS];
    for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      for (int file = 0; file < files.size(); file++) {
        Path path = Path.of(files.get(file));
        double own = rate(puzzles(path));
        boolean compared =
            program != null && !path.getFileName().toString().startsWith("seventeen");
        if (round >= 0) {
          ours[file][round] = own;
          theirs[file][round] = compared ? rate(program, path) : Double.NaN;
        }
      }
    }
    for (int file = 0; file < files.size(); file++) {
      print(files.get(file), ours[file], theirs[file], ours[0]);
    }
  }

  private double rate(List<Grid> puzzles) {
    long start = cpuTime();
    long solved = 0;
    long time;
    do {
      for (Grid puzzle : puzzles) {
        solver.count(puzzle, 2);
      }
      solved += puzzles.size();
      time = cpuTime() - start;
    } while (time < ROUND_NANOSECONDS);
    return solved * 1e9 / time;
  }

  private static long cpuTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static double rate(String program, Path file) throws IOException {
    Process process = new ProcessBuilder(program, "2").redirectInput(file.toFile()).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Matcher rate = RATE.matcher(output);
    if (!rate.find()) {
      throw new IOException(program + " printed no puzzles/s but: " + output);
    }
    return Double.parseDouble(rate.group(1));
  }

  private static List<Grid> puzzles(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> line.length() >= Grid.CELLS && !line.startsWith("#"))
        .map(line -> new Grid(line.substring(0, Grid.CELLS).replace('0', '.')))
        .toList();
  }

  private static void print(String file, double[] ours, double[] theirs, double[] first) {
    System.out.printf(
        Locale.ROOT,
        "%s: %.0f puzzles/s, the other program %.0f, %.2f times as fast; %.2f times the first file%n",
        Path.of(file).getFileName(),
        median(ours),
        median(theirs),
        median(quotients(ours, theirs)),
        median(quotients(ours, first)));
  }

  private static double[] quotients(double[] ours, double[] theirs) {
    double[] quotients = new double[ours.length];
    Arrays.setAll(quotients, round -> ours[round] / theirs[round]);
    return quotients;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
