package solutionary.sudoku.formats;

import java.util.function.Consumer;
import solutionary.sudoku.Grid;

/** Where the readers of one file tell what they found. */
final class Report {
  private final String file;
  private final Consumer<SourcePuzzle> puzzles;
  private final Consumer<Rejection> rejections;
  private boolean empty = true;

  Report(String file, Consumer<SourcePuzzle> puzzles, Consumer<Rejection> rejections) {
    this.file = file;
    this.puzzles = puzzles;
    this.rejections = rejections;
  }

  /** Whether nothing was told yet. */
  boolean isEmpty() {
    return empty;
  }

  /** Accepts a puzzle, unless what is said about it is not text. */
  void puzzle(Grid givens, Caption caption, int line) {
    if (caption.hasControl()) {
      reject(line, caption.control() + ", a name or note", "text without control characters");
      return;
    }
    empty = false;
    puzzles.accept(
        new SourcePuzzle(givens, caption.name(), caption.note(), caption.publishedRating(), line));
  }

  /** Names text that is no puzzle; line 0 means the whole file. */
  void reject(int line, String found, String wanted) {
    empty = false;
    rejections.accept(new Rejection(file, line, found, wanted));
  }

  /** Passes on what a format made of the text at a line. */
  void finding(Finding finding, int line) {
    if (finding instanceof Finding.Puzzle puzzle) {
      puzzle(puzzle.givens(), puzzle.caption(), line);
    } else if (finding instanceof Finding.Broken broken) {
      reject(line, broken.found(), broken.wanted());
    }
  }
}
