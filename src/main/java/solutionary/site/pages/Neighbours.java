package solutionary.site.pages;

import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The pages before and after one page of a numbered list. */
public record Neighbours(Optional<Address> previous, Optional<Address> next) {
  /** Those of a number 1…last. */
  static Neighbours of(int number, int last, IntFunction<Address> addresses) {
    return new Neighbours(at(number - 1, last, addresses), at(number + 1, last, addresses));
  }

  private static Optional<Address> at(int number, int last, IntFunction<Address> addresses) {
    return IntStream.of(number)
        .filter(each -> each >= 1 && each <= last)
        .boxed()
        .findFirst()
        .map(addresses::apply);
  }
}
