package solutionary.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads one character that can be seen. */
final class OneCharacter implements ITypeConverter<String> {
  @Override
  public String convert(String text) {
    if (text.codePointCount(0, text.length()) == 1 && !Character.isISOControl(text.charAt(0))) {
      return text;
    }
    throw new TypeConversionException("'" + text + "' is not allowed; it is one character");
  }
}
