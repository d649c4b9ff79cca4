package solutionary.build;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where outputs go and what the site is made with.
 *
 * @param templates a folder that replaces the program's own templates and messages
 * @param baseUrl where the site will stand, ending with a slash; for sitemap and canonical links
 */
public record Target(Path catalog, Path site, Optional<Path> templates, Optional<String> baseUrl) {}
