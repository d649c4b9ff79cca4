package solutionary.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import solutionary.sudoku.Grid;
import solutionary.sudoku.canonical.Canonical;

/**
 * Canonical forms a second of CPU time, everything the JVM does included: {@code CanonicalBenchmark
 * FILE…}, files whose lines begin with 81 cells. Each file is gone through once to warm up and then
 * until two seconds are spent; told are the puzzles a second, and the puzzle that took longest in
 * the last pass. Run it with {@code mvn -q test-compile exec:java -Dexec.classpathScope=test
 * -Dexec.mainClass=solutionary.bench.CanonicalBenchmark -Dexec.args=FILE}.
 */
public final class CanonicalBenchmark {
  private static final long ENOUGH = 2_000_000_000;
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private CanonicalBenchmark() {}

  public static void main(String[] files) throws IOException {
    for (String file : files) {
      List<Grid> grids =
          PuzzleLines.read(file).stream().map(fields -> new Grid(fields[0])).toList();
      grids.forEach(Canonical::of);
      print(file, grids);
    }
  }

  private static void print(String file, List<Grid> grids) {
    long puzzles = 0;
    long spent = 0;
    while (spent < ENOUGH) {
      spent += cpu(() -> grids.forEach(Canonical::of));
      puzzles += grids.size();
    }
    Grid slowest = grids.get(0);
    long longest = 0;
    for (Grid grid : grids) {
      long nanos = cpu(() -> Canonical.of(grid));
      slowest = nanos > longest ? grid : slowest;
      longest = Math.max(longest, nanos);
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %.0f puzzles/s, at most %.2f ms: %s%n",
        file,
        1e9 * puzzles / spent,
        longest / 1e6,
        slowest);
  }

  private static long cpu(Runnable work) {
    long before = SYSTEM.getProcessCpuTime();
    work.run();
    return SYSTEM.getProcessCpuTime() - before;
  }
}
