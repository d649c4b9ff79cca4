package solutionary.sudoku.formats;

/**
 * Text of a file that is no puzzle.
 *
 * @param file the name of the file, as the caller gave it
 * @param line the 1-based line, or 0 when the file as a whole is meant
 * @param found what stands there; free of control characters
 * @param wanted what would be right
 */
public record Rejection(String file, int line, String found, String wanted) {
  /** One line for people: {@code easy.sdm, line 3: found 80 cells; wanted 81 cells …}. */
  public String message() {
    String name = Phrase.inOneLine(file);
    String place = line == 0 ? name : name + ", line " + line;
    return place + ": found " + found + "; wanted " + wanted;
  }

  @Override
  public String toString() {
    return message();
  }
}
