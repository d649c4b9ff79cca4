package solutionary.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import solutionary.catalog.CatalogFile;

/** The catalogue as it will be, in a staging folder beside its place. */
final class StagedCatalog implements AutoCloseable {
  private final Path place;
  private final StagingFolder beside;

  private StagedCatalog(Path place, StagingFolder beside) {
    this.place = place;
    this.beside = beside;
  }

  /**
   * @param place where the catalogue is to stand
   * @throws BuildException when the place cannot be written, or another build holds it
   * @throws solutionary.catalog.CatalogException when something else stands there, or a program
   *     holds it
   */
  static StagedCatalog begin(Path place) throws IOException {
    StagingFolder beside = StagingFolder.lock(place);
    try {
      CatalogFile.requireReplaceable(place);
      return new StagedCatalog(place, beside);
    } catch (RuntimeException e) {
      beside.close();
      throw e;
    }
  }

  Path place() {
    return place;
  }

  /** Where rows are collected. */
  Path workingFile() {
    return beside.resolve("working.db");
  }

  /** Where the packed catalogue waits to be published. */
  Path file() {
    return beside.resolve(ChangeOver.CATALOG);
  }

  /** Removes what is left of an interrupted build. */
  void clear() throws IOException {
    beside.clear();
  }

  boolean differs() {
    try {
      return !Files.exists(place) || Files.mismatch(place, file()) >= 0;
    } catch (IOException e) {
      throw new BuildException(e);
    }
  }

  @Override
  public void close() throws IOException {
    beside.close();
  }
}
