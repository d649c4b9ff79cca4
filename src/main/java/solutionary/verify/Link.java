package solutionary.verify;

/**
 * An address that stands in a page or style sheet.
 *
 * @param address as it stands there, references to characters resolved
 * @param isFetched whether a browser fetches it by itself to show the page; else a reader may
 *     follow it
 */
record Link(String address, boolean isFetched) {}
