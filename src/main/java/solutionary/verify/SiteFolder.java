package solutionary.verify;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Lists a site's files with their sizes; what is neither file nor folder is a finding. */
final class SiteFolder extends SimpleFileVisitor<Path> {
  private final Path site;
  private final Findings findings;
  private final SortedMap<String, Long> files = new TreeMap<>();
  private final TreeSet<String> emptyFolders = new TreeSet<>();

  private SiteFolder(Path site, Findings findings) {
    this.site = site;
    this.findings = findings;
  }

  /** The bytes of each file by its path from the site's root, parts joined by a slash. */
  static SortedMap<String, Long> list(Path site, Findings findings) throws IOException {
    SiteFolder folder = new SiteFolder(site, findings);
    Files.walkFileTree(site, folder);
    folder.emptyFolders.remove("");
    for (String path : folder.emptyFolders) {
      findings.add("site " + path, "an empty folder", "files of the build only");
    }
    return folder.files;
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    emptyFolders.remove(path(folder.getParent()));
    emptyFolders.add(path(folder));
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    emptyFolders.remove(path(file.getParent()));
    if (attributes.isRegularFile()) {
      files.put(path(file), attributes.size());
    } else {
      findings.add("site " + path(file), "no plain file", "files of the build only");
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException e) {
    findings.add("site " + path(file), "cannot be read: " + e, "a file or folder one may read");
    return FileVisitResult.CONTINUE;
  }

  private String path(Path file) {
    return file == null || !file.startsWith(site)
        ? ""
        : site.relativize(file).toString().replace(site.getFileSystem().getSeparator(), "/");
  }
}
