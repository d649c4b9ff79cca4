package solutionary.site.rendering;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import solutionary.site.pages.Text;

/**
 * A language of the site.
 *
 * @param tag for example {@code en}
 * @param folder where its pages lie: empty for English, {@code zh/} for {@code zh}
 */
public record Language(String tag, String folder, Messages messages) {
  private static final String FIRST = "en";
  private static final String PREFIX = "messages_";
  private static final String ENDING = ".properties";

  /**
   * One language for every message file, English first.
   *
   * @throws SiteException when English is missing or a file does not say the same as English
   */
  static List<Language> all(TemplateFiles files) {
    List<Language> languages = new ArrayList<>();
    languages.add(read(files, PREFIX + FIRST + ENDING));
    for (String path : files.under(PREFIX)) {
      if (path.endsWith(ENDING) && !path.equals(PREFIX + FIRST + ENDING)) {
        Language language = read(files, path);
        language.messages.requireSameKeys(languages.get(0).messages);
        languages.add(language);
      }
    }
    languages.sort(Comparator.comparing(Language::folder));
    return languages;
  }

  /** A text in this language. */
  String text(Text text) {
    return messages.text(text.key(), text.arguments().toArray());
  }

  private static Language read(TemplateFiles files, String path) {
    String tag = path.substring(PREFIX.length(), path.length() - ENDING.length());
    return new Language(tag, tag.equals(FIRST) ? "" : tag + "/", Messages.read(files, path));
  }
}
