package solutionary.site.rendering;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts those messages that leave nothing open into a template. They are the same on every page of a
 * language, and there are thousands of pages.
 */
final class FixedTexts {
  private static final String KEY = "#\\{([\\w.-]+)\\}";
  private static final Pattern BODY =
      Pattern.compile(" th:text=\"" + KEY + "\"([^<>]*>)[^<]*(?=<)");
  private static final Pattern ATTRIBUTE =
      Pattern.compile(" th:(aria-label|data-[a-z]+)=\"" + KEY + "\"");
  private static final Pattern INLINE = Pattern.compile("\\[\\[" + KEY + "\\]\\]");

  private final String name;
  private final Messages messages;

  private FixedTexts(String name, Messages messages) {
    this.name = name;
    this.messages = messages;
  }

  /**
   * The template with these messages.
   *
   * @param name how people are told of the template
   * @throws SiteException when one is missing or leaves something open
   */
  static String in(String name, String template, Messages messages) {
    FixedTexts texts = new FixedTexts(name, messages);
    String bodies = texts.replace(BODY, template, m -> m.group(2) + texts.text(m.group(1)));
    String attributes =
        texts.replace(
            ATTRIBUTE, bodies, m -> " " + m.group(1) + "=\"" + texts.text(m.group(2)) + "\"");
    return texts.replace(INLINE, attributes, m -> texts.text(m.group(1)));
  }

  /** Lines stay where they are. */
  private String replace(
      Pattern pattern, String template, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(template)
        .replaceAll(
            match -> {
              try {
                return Matcher.quoteReplacement(replacement.apply(match));
              } catch (SiteException e) {
                long line =
                    template.substring(0, match.start()).chars().filter(c -> c == '\n').count();
                throw new SiteException(name + ", line " + (line + 1) + ": " + e.getMessage(), e);
              }
            });
  }

  private String text(String key) {
    return Prose.escape(messages.text(key));
  }
}
