package solutionary.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.LongStream;
import solutionary.queens.Fundamentals;
import solutionary.queens.OrderedPass;
import solutionary.queens.strategies.Counters;
import solutionary.queens.strategies.QueensStrategies;
import solutionary.queens.strategies.QueensStrategy;

/**
 * Measures the queens room in CPU time, everything the JVM does included, in one run:
 *
 * <ul>
 *   <li>the enumeration of the fundamental solutions, the first time and the median of five;
 *   <li>the same as a share of the CPU time of another program, when one is given: it is run with n
 *       as its argument between our own runs;
 *   <li>the ordered pass over all solutions;
 *   <li>each strategy with counters at n = 12 ({@code generate-and-test}: 8), run once more after
 *       it was run at all smaller sizes.
 * </ul>
 *
 * <p>Arguments: n (default 14), then optionally the path of the other program, for example a plain
 * bitmask counter in C compiled with {@code gcc -O3 -march=native}. Run it with {@code mvn -q
 * test-compile exec:java -Dexec.classpathScope=test
 * -Dexec.mainClass=solutionary.bench.QueensBenchmark -Dexec.args="16 ./queens"}.
 */
public final class QueensBenchmark {
  private static final int RUNS = 5;
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private QueensBenchmark() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 14;
    long[] own = new long[RUNS];
    long[] other = new long[RUNS];
    for (int run = 0; run < RUNS; run++) {
      own[run] = cpu(() -> Fundamentals.of(n));
      other[run] = args.length > 1 ? cpuOf(args[1], n) : 0;
    }
    print("fundamental solutions, n = " + n + ", first run", own[0]);
    print("fundamental solutions, n = " + n + ", median", median(own));
    if (args.length > 1) {
      print("the other program, median", median(other));
      System.out.printf(
          Locale.ROOT, "%-50s %9.3f%n", "share", (double) median(own) / median(other));
    }
    Fundamentals fundamentals = Fundamentals.of(n);
    print(
        "ordered pass over " + fundamentals.solutions() + " solutions",
        cpu(() -> OrderedPass.over(fundamentals, (number, columns, from, transform) -> {})));
    QueensStrategies.all().forEach(QueensBenchmark::measure);
  }

  private static void measure(QueensStrategy strategy) {
    String name = strategy.description().name();
    int largest = name.equals("generate-and-test") ? 8 : 12;
    long all = 0;
    for (int n = 1; n <= largest; n++) {
      int size = n;
      all += cpu(() -> Counters.of(strategy, size));
    }
    print(name + ", counted, n = 1-" + largest, all);
    print(name + ", counted, n = " + largest, cpu(() -> Counters.of(strategy, largest)));
  }

  private static long cpu(Runnable work) {
    long before = SYSTEM.getProcessCpuTime();
    work.run();
    return SYSTEM.getProcessCpuTime() - before;
  }

  /** The CPU time of a program as it was last seen before its end, at most 5 ms earlier. */
  private static long cpuOf(String program, int n) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(program, Integer.toString(n)).start();
    Duration seen = Duration.ZERO;
    while (process.isAlive()) {
      seen = process.info().totalCpuDuration().orElse(seen);
      Thread.sleep(5);
    }
    return seen.toNanos();
  }

  private static long median(long[] times) {
    return LongStream.of(times).sorted().toArray()[times.length / 2];
  }

  private static void print(String what, long nanos) {
    System.out.printf(Locale.ROOT, "%-50s %9.3f s%n", what, nanos / 1e9);
  }
}
