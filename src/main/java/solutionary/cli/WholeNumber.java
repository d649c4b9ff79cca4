package solutionary.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number in ASCII digits within a range. */
abstract class WholeNumber implements ITypeConverter<Integer> {
  private final int least;
  private final int most;
  private final String allowed;

  WholeNumber(int least, int most, String allowed) {
    this.least = least;
    this.most = most;
    this.allowed = allowed;
  }

  @Override
  public Integer convert(String text) {
    if (text.matches("[0-9]{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw new TypeConversionException("'" + text + "' is not allowed; " + allowed);
  }
}
