package solutionary.sudoku.formats;

import java.util.Map;

/**
 * A tag of an XML document.
 *
 * @param name of the element
 * @param opens whether it opens the element; an empty element is told as two tags
 * @param attributes their values, where they start
 */
record XmlTag(String name, boolean opens, Map<String, Value> attributes, int line) {
  /** The value of an attribute and where it starts. */
  record Value(String text, DocumentText.Place place) {}
}
