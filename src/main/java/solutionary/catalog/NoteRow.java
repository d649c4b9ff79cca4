package solutionary.catalog;

/**
 * A row of {@code catalog_note}: what a table, view or column holds; {@code field} is empty for the
 * object itself.
 */
public record NoteRow(String object, String field, String meaning) {}
