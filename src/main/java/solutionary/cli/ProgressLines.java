package solutionary.cli;

import java.util.function.Consumer;

/**
 * Tells on standard error how far a command is: the first line after a second, then one every five
 * seconds, as plain lines. A thread of its own prints, so that a long silent step is told as well.
 */
final class ProgressLines implements Consumer<String>, AutoCloseable {
  private static final long FIRST_MILLISECONDS = 1_000;
  private static final long NEXT_MILLISECONDS = 5_000;

  private final Terminal terminal;
  private final Thread thread;
  private volatile String state = "starting";

  ProgressLines(Terminal terminal, boolean quiet) {
    this.terminal = terminal;
    this.thread = new Thread(this::print, "progress");
    thread.setDaemon(true);
    if (!quiet) {
      thread.start();
    }
  }

  @Override
  public void accept(String newState) {
    state = newState;
  }

  @Override
  public void close() {
    thread.interrupt();
  }

  private void print() {
    try {
      Thread.sleep(FIRST_MILLISECONDS);
      while (true) {
        terminal.say(state);
        Thread.sleep(NEXT_MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
