package solutionary.site.rendering;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.unbescape.html.HtmlEscape;
import solutionary.site.pages.Address;

/**
 * A message as HTML: text between backticks is code, {@code [words](place)} is a link to a page of
 * the site or to an https address; all else is text.
 */
final class Prose {
  private static final Pattern MARK = Pattern.compile("`([^`]+)`|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)");

  private Prose() {}

  static String html(String text, Frame frame) {
    StringBuilder html = new StringBuilder();
    Matcher mark = MARK.matcher(text);
    int done = 0;
    while (mark.find()) {
      html.append(escape(text.substring(done, mark.start())));
      if (mark.group(1) != null) {
        html.append("<code>").append(escape(mark.group(1))).append("</code>");
      } else {
        html.append("<a href=\"").append(escape(target(mark.group(3), frame))).append("\">");
        html.append(escape(mark.group(2))).append("</a>");
      }
      done = mark.end();
    }
    return html.append(escape(text.substring(done))).toString();
  }

  private static String target(String place, Frame frame) {
    return place.startsWith("https://") ? place : frame.link(Address.of(place));
  }

  static String escape(String text) {
    return HtmlEscape.escapeHtml4Xml(text);
  }
}
