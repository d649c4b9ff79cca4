package solutionary.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import solutionary.sudoku.formats.CollectionName;
import solutionary.sudoku.formats.FileOrder;
import solutionary.sudoku.formats.PuzzleReader;
import solutionary.sudoku.formats.Reading;
import solutionary.sudoku.formats.Rejection;

/**
 * The collections of an edition and what in their files was no puzzle.
 *
 * @param all the bundled ones first, then the user's in the order named
 */
record Collections(List<Collection> all, List<Rejection> rejections) {
  /** What stands where bytes are no characters. */
  private static final char UNREADABLE = '\uFFFD';

  Collections {
    all = List.copyOf(all);
    rejections = List.copyOf(rejections);
  }

  /**
   * Reads all files.
   *
   * @throws BuildException when one cannot be opened
   */
  static Collections read(Edition edition) throws IOException {
    Shelf shelf = new Shelf();
    if (edition.bundled()) {
      for (String[] field : Bundled.table("puzzles/collections.tsv")) {
        byte[] bytes = Bundled.bytes("puzzles/" + field[1]);
        shelf.add(field[0], field[2], field[3], field[4], PuzzleReader.read(field[1], bytes));
      }
    }
    for (Path file : files(edition.puzzles())) {
      String name = name(file);
      Reading reading = PuzzleReader.read(name, Files.readAllBytes(file));
      shelf.add(CollectionName.of(name, shelf.taken), name, name, null, reading);
    }
    return new Collections(shelf.collections, shelf.rejections);
  }

  /** Names decide collections and addresses, so none is guessed at. */
  private static String name(Path file) {
    String name = file.getFileName().toString();
    if (name.indexOf(UNREADABLE) >= 0) {
      throw new BuildException(
          file
              + ": this locale cannot read the file's name; run with LC_ALL=C.UTF-8, or rename it");
    }
    return name;
  }

  private static List<Path> files(List<Path> named) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path path : named) {
      if (!Files.exists(path)) {
        throw new BuildException(path + ": no such file or folder");
      }
      files.addAll(Files.isDirectory(path) ? filesIn(path) : List.of(path));
    }
    return files;
  }

  /** Plain files of a folder, hidden ones left out, by name with digits compared as numbers. */
  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.filter(Files::isRegularFile)
          .filter(file -> !file.getFileName().toString().startsWith("."))
          .sorted(
              (a, b) ->
                  FileOrder.byNameWithNumbers()
                      .compare(a.getFileName().toString(), b.getFileName().toString()))
          .toList();
    }
  }

  /** Collects what is read; a file without a puzzle becomes no collection. */
  private static final class Shelf {
    private final List<Collection> collections = new ArrayList<>();
    private final List<Rejection> rejections = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();

    void add(String name, String title, String source, String licence, Reading reading) {
      rejections.addAll(reading.rejections());
      if (!reading.puzzles().isEmpty()) {
        taken.add(name);
        collections.add(new Collection(name, title, source, licence, reading.puzzles()));
      }
    }
  }
}
