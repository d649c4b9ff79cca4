package solutionary.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import solutionary.sudoku.Grid;
import solutionary.sudoku.formats.SourcePuzzle;
import solutionary.sudoku.solving.BitboardSolver;

/**
 * Answers puzzles on several threads, a batch at a time, and hands the answers on in the order in
 * which the puzzles came. No more than a few batches a thread are held.
 */
final class PuzzleBatches implements AutoCloseable {
  private static final int BATCHES_A_THREAD = 4;

  private final int mostWaiting;
  private final Questions questions;
  private final Consumer<Answer> answers;
  private final Consumer<String> progress;
  private final ExecutorService threads;
  private final ThreadLocal<BitboardSolver> solver = ThreadLocal.withInitial(BitboardSolver::new);
  private final Deque<Future<List<Answer>>> waiting = new ArrayDeque<>();
  private List<Grid> batch = new ArrayList<>();
  private long answered;

  PuzzleBatches(
      int threadCount, Questions questions, Consumer<Answer> answers, Consumer<String> progress) {
    this.mostWaiting = threadCount * BATCHES_A_THREAD;
    this.questions = questions;
    this.answers = answers;
    this.progress = progress;
    this.threads =
        Executors.newFixedThreadPool(
            threadCount,
            task -> {
              Thread thread = new Thread(task, "worker");
              thread.setDaemon(true);
              return thread;
            });
  }

  void add(SourcePuzzle puzzle) {
    batch.add(puzzle.givens());
    if (batch.size() == questions.batch()) {
      send();
      if (waiting.size() > mostWaiting) {
        handOnOldest();
      }
    }
  }

  /** Answers all that is left. */
  void finish() {
    send();
    while (!waiting.isEmpty()) {
      handOnOldest();
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }

  private void send() {
    List<Grid> puzzles = batch;
    batch = new ArrayList<>();
    waiting.add(threads.submit(() -> answer(puzzles)));
  }

  private List<Answer> answer(List<Grid> puzzles) {
    BitboardSolver own = solver.get();
    return puzzles.stream().map(givens -> questions.answer(givens, own)).toList();
  }

  private void handOnOldest() {
    try {
      List<Answer> batchAnswers = waiting.remove().get();
      batchAnswers.forEach(answers);
      answered += batchAnswers.size();
      progress.accept(String.format(Locale.ROOT, "%,d puzzles answered", answered));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
