package solutionary.catalog;

/** A row that can be written; a row is read again by a static method of its own. */
public interface CatalogRow {
  /** The name of its table. */
  String table();

  /** Its values, in the order of the table's columns. */
  Object[] values();
}
