package solutionary.site.rendering;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The files that make a site look and speak: templates, messages and assets, by their paths. */
public final class TemplateFiles {
  private static final String BUNDLED = "templates/";

  private final String place;
  private final TreeMap<String, byte[]> files;

  private TemplateFiles(String place, TreeMap<String, byte[]> files) {
    this.place = place;
    this.files = files;
  }

  /** Those that come with the program. */
  public static TemplateFiles bundled() throws IOException {
    URL layout = TemplateFiles.class.getClassLoader().getResource(BUNDLED + "layout.html");
    if (layout.openConnection() instanceof JarURLConnection connection) {
      return new TemplateFiles("templates", inJar(connection.getJarFile()));
    }
    return new TemplateFiles(
        "templates", inFolder(Path.of(URI.create(layout.toString())).getParent()));
  }

  /**
   * Those of a folder.
   *
   * @throws SiteException when it is none
   */
  public static TemplateFiles of(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new SiteException(folder + ": no such folder; a copy of templates/ is wanted there");
    }
    return new TemplateFiles(folder.toString(), inFolder(folder));
  }

  /** The paths of all files under a folder, for example {@code assets/}, in order. */
  public Iterable<String> under(String prefix) {
    return files.keySet().stream().filter(path -> path.startsWith(prefix)).toList();
  }

  /**
   * The content of a file.
   *
   * @throws SiteException when it is missing
   */
  public byte[] bytes(String path) {
    byte[] bytes = files.get(path);
    if (bytes == null) {
      throw missing(path);
    }
    return bytes;
  }

  /**
   * The content of a text file.
   *
   * @throws SiteException when it is missing or not UTF-8
   */
  String text(String path) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(path))).toString();
    } catch (CharacterCodingException e) {
      throw new SiteException(name(path) + ": is not UTF-8; save it as UTF-8", e);
    }
  }

  SiteException missing(String path) {
    return new SiteException(name(path) + ": no such file; take it from the project's templates/");
  }

  /** How people are told of a file. */
  String name(String path) {
    return place + "/" + path;
  }

  private static TreeMap<String, byte[]> inFolder(Path folder) throws IOException {
    TreeMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        String path = folder.relativize(file).toString().replace('\\', '/');
        if (!isHidden(path)) {
          files.put(path, Files.readAllBytes(file));
        }
      }
    }
    return files;
  }

  /** Files that editors and file managers leave behind. */
  private static boolean isHidden(String path) {
    return path.startsWith(".") || path.contains("/.");
  }

  private static TreeMap<String, byte[]> inJar(JarFile jar) {
    TreeMap<String, byte[]> files = new TreeMap<>();
    jar.stream()
        .filter(entry -> entry.getName().startsWith(BUNDLED) && !entry.isDirectory())
        .forEach(
            entry -> {
              try (InputStream in = jar.getInputStream(entry)) {
                files.put(entry.getName().substring(BUNDLED.length()), in.readAllBytes());
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    return files;
  }
}
