package solutionary.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import solutionary.build.Build;
import solutionary.build.BuildReport;
import solutionary.build.Edition;
import solutionary.build.Target;

/**
 * What each part of the build costs: seconds of the process's CPU (all threads, the compiler's and
 * the collector's among them) between one line of progress and the next. {@code BuildBenchmark
 * FOLDER}, the folder empty or not there yet. It is run with the flags of the README, each part in
 * the state in which the one before it left the Java machine: {@code mvn -q package && java
 * -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp target/test-classes:target/solutionary.jar
 * solutionary.bench.BuildBenchmark FOLDER}.
 */
public final class BuildBenchmark {
  private static final OperatingSystemMXBean PROCESS =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  /** How the lines of parts begin that have several. */
  private static final List<String> PARTS =
      List.of("n = ", "solving ", "pages of n = ", "pages of the ", "pages of ", "verifying ");

  /** Nanoseconds by part, in order. */
  private final Map<String, Long> parts = new LinkedHashMap<>();

  private String part = "starting";
  private long since;

  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Target target =
        new Target(
            folder.resolve("catalog.db"),
            folder.resolve("site"),
            Optional.empty(),
            Optional.empty());
    Edition edition =
        new Edition(Edition.DEFAULT_N, true, List.of(), Runtime.getRuntime().availableProcessors());
    BuildBenchmark benchmark = new BuildBenchmark();
    BuildReport report = Build.run(edition, target, benchmark::next);
    benchmark.next("ended");
    report.findings().forEach(System.out::println);
    benchmark.parts.forEach(BuildBenchmark::print);
    print("all", benchmark.since);
  }

  private void next(String following) {
    long now = PROCESS.getProcessCpuTime();
    parts.merge(part, now - since, Long::sum);
    part = PARTS.stream().filter(following::startsWith).findFirst().orElse(following);
    since = now;
  }

  private static void print(String part, long nanoseconds) {
    System.out.printf(Locale.ROOT, "%6.2f s  %s%n", nanoseconds / 1e9, part);
  }
}
