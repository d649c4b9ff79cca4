package solutionary.sudoku.formats;

/**
 * What stands between two rows that do not follow one another: blank lines, border lines.
 *
 * @param lines how many
 * @param blank whether there is a blank line among them
 * @param dashes whether a border with a {@code -} touches the row below
 */
record Gap(int lines, boolean blank, boolean dashes) implements GridLine {
  static final Gap NONE = new Gap(0, false, false);
  static final Gap BLANK = new Gap(1, true, false);

  static Gap border(String text) {
    return new Gap(1, false, text.indexOf('-') >= 0);
  }

  Gap plus(Gap below) {
    boolean touching = below.dashes || dashes && !below.blank;
    return new Gap(lines + below.lines, blank || below.blank, touching);
  }
}
