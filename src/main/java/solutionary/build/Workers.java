package solutionary.build;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** A fixed number of threads; results come in the order of their tasks, whoever ends first. */
final class Workers implements AutoCloseable {
  private final ExecutorService threads;

  Workers(int threads) {
    this.threads =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              Thread thread = new Thread(task, "worker");
              thread.setDaemon(true);
              return thread;
            });
  }

  <T, R> List<R> map(List<T> tasks, Function<T, R> work) {
    List<Future<R>> waiting =
        tasks.stream().map(task -> threads.submit(() -> work.apply(task))).toList();
    List<R> results = new ArrayList<>(tasks.size());
    for (Future<R> future : waiting) {
      results.add(result(future));
    }
    return results;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }

  private static <R> R result(Future<R> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BuildException("interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
