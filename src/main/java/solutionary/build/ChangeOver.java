package solutionary.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * The renames that put complete outputs into their places. A mark says that they may be done; each
 * is done only where it has not been done yet, so that whoever finds the mark can finish what
 * another began.
 */
final class ChangeOver {
  /** The new site, within its staging folder. */
  static final String SITE = "site";

  /** The new catalogue, within its own staging folder. */
  static final String CATALOG = "catalog.db";

  private static final String OLD_SITE = "old-site";
  private static final String MARK = "ready";

  private ChangeOver() {}

  /** Says that everything is complete; from here on there is no way back. */
  static void mark(StagingFolder besideSite, Optional<Path> catalog) throws IOException {
    Path draft = besideSite.resolve("draft");
    Files.writeString(draft, catalog.map(Path::toString).orElse(""));
    Files.move(draft, besideSite.resolve(MARK), StandardCopyOption.ATOMIC_MOVE);
  }

  static boolean isMarked(StagingFolder besideSite) {
    return Files.exists(besideSite.resolve(MARK));
  }

  /**
   * Does the renames of a change-over that was marked; without a mark there is nothing to do.
   *
   * @throws IOException when a rename is refused; then the old outputs stand again
   */
  static void finish(StagingFolder besideSite, Path site) throws IOException {
    if (isMarked(besideSite)) {
      Path mark = besideSite.resolve(MARK);
      String catalog = Files.readString(mark);
      try {
        moveSite(besideSite, site);
        if (!catalog.isEmpty()) {
          moveCatalog(Path.of(catalog));
        }
      } catch (IOException e) {
        moveSiteBack(besideSite, site);
        Files.delete(mark);
        throw e;
      }
      Files.delete(mark);
    }
  }

  private static void moveSite(StagingFolder besideSite, Path site) throws IOException {
    Path fresh = besideSite.resolve(SITE);
    if (Files.exists(fresh)) {
      if (Files.exists(site)) {
        move(site, besideSite.resolve(OLD_SITE));
      }
      move(fresh, site);
    }
  }

  private static void moveSiteBack(StagingFolder besideSite, Path site) throws IOException {
    Path old = besideSite.resolve(OLD_SITE);
    if (Files.exists(old)) {
      if (Files.exists(site)) {
        move(site, besideSite.resolve(SITE));
      }
      move(old, site);
    }
  }

  private static void moveCatalog(Path catalog) throws IOException {
    Path fresh = StagingFolder.beside(catalog).resolve(CATALOG);
    if (Files.exists(fresh)) {
      Files.move(
          fresh, catalog, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
  }
}
