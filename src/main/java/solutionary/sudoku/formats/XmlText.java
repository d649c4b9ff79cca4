package solutionary.sudoku.formats;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads the tags of an XML document. Document types and entities other than the five of XML itself
 * and character references are refused by name: nothing is ever expanded or fetched.
 */
final class XmlText {
  private final DocumentText text;
  private String empty;
  private int depth;

  XmlText(DocumentText text) {
    this.text = text;
  }

  /** The next tag, or null at the end of the document. */
  XmlTag next() throws BrokenText {
    if (empty != null) {
      XmlTag closing = new XmlTag(empty, false, Map.of(), text.place().line());
      empty = null;
      depth--;
      return closing;
    }
    while (text.peek() != DocumentText.END) {
      checkPlace();
      if (text.peek() == '&') {
        reference();
      } else if (text.peek() != '<') {
        text.take();
      } else if (!skipsAside()) {
        return tag();
      }
    }
    return null;
  }

  /** Outside of all elements there is no text. */
  private void checkPlace() throws BrokenText {
    boolean markup = text.peek() == '<' && !text.isAt("<![CDATA[");
    if (depth <= 0 && !markup && " \t\r\n".indexOf(text.peek()) < 0) {
      throw text.broken("nothing outside of the root element but comments");
    }
  }

  /** Passes over a comment, a processing instruction or a CDATA section; whether one is here. */
  private boolean skipsAside() throws BrokenText {
    int line = text.place().line();
    boolean closed;
    if (text.takes("<!--")) {
      closed = text.skipPast("-->");
    } else if (text.takes("<?")) {
      closed = text.skipPast("?>");
    } else if (text.takes("<![CDATA[")) {
      closed = text.skipPast("]]>");
    } else if (text.takes("<!")) {
      throw new BrokenText(line, "a document type (DTD)", "OpenSudoku XML without one");
    } else {
      return false;
    }
    if (!closed) {
      throw new BrokenText(line, "a part of the XML that does not end", "its end");
    }
    return true;
  }

  private XmlTag tag() throws BrokenText {
    int line = text.place().line();
    text.take();
    boolean opens = !text.takes("/");
    String name = name();
    Map<String, XmlTag.Value> attributes = new LinkedHashMap<>();
    for (text.skipWhite(); text.peek() != '>' && text.peek() != '/'; text.skipWhite()) {
      attribute(attributes);
    }
    empty = text.takes("/") ? name : null;
    if (!text.takes(">") || !opens && empty != null) {
      throw text.broken("'>'");
    }
    depth += opens ? 1 : -1;
    return new XmlTag(name, opens, attributes, line);
  }

  private String name() throws BrokenText {
    StringBuilder name = new StringBuilder();
    while (text.peek() > ' ' && "=/<>\"'&".indexOf(text.peek()) < 0) {
      name.append((char) text.take());
    }
    if (name.isEmpty()) {
      throw text.broken("a name");
    }
    return name.toString();
  }

  private void attribute(Map<String, XmlTag.Value> attributes) throws BrokenText {
    String name = name();
    text.skipWhite();
    if (!text.takes("=")) {
      throw text.broken("'='");
    }
    text.skipWhite();
    int quote = text.peek();
    if (quote != '"' && quote != '\'') {
      throw text.broken("a quote");
    }
    text.take();
    XmlTag.Value value = value(quote);
    if (attributes.put(name, value) != null) {
      throw new BrokenText(value.place().line(), name + " a second time", "each attribute once");
    }
  }

  private XmlTag.Value value(int quote) throws BrokenText {
    DocumentText.Place place = text.place();
    StringBuilder value = new StringBuilder();
    while (text.peek() != quote) {
      if (text.peek() == DocumentText.END || text.peek() == '<') {
        throw text.broken("the closing quote of a value");
      }
      if (text.peek() == '&') {
        value.appendCodePoint(reference());
      } else {
        int c = text.take();
        value.append(c == '\n' ? ' ' : (char) c);
      }
    }
    text.take();
    return new XmlTag.Value(value.toString(), place);
  }

  private int reference() throws BrokenText {
    int line = text.place().line();
    text.take();
    StringBuilder name = new StringBuilder();
    while (text.peek() > ' ' && text.peek() != ';' && name.length() < 20) {
      name.append((char) text.take());
    }
    int c = XmlReference.codePoint(name.toString());
    if (!text.takes(";") || c < 0) {
      throw new BrokenText(
          line, "the entity " + Phrase.quote(name.toString()), "text without entities");
    }
    return c;
  }
}
