package solutionary.cli;

import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with the arguments, in one line: the option, the value, and what is allowed. */
final class UsageMessage {
  private UsageMessage() {}

  static String of(ParameterException e) {
    String message = e.getMessage().replace("\r\n", "\n").lines().findFirst().orElse("wrong usage");
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    return message;
  }

  private static String unmatched(UnmatchedArgumentException e) {
    String first = e.getUnmatched().get(0);
    if (first.startsWith("-")) {
      return "unknown option '" + first + "'; there are " + options(e);
    }
    List<String> commands = List.copyOf(e.getCommandLine().getSubcommands().keySet());
    return commands.isEmpty()
        ? "'" + first + "' is one argument too many"
        : "'" + first + "' is no command; there are " + String.join(", ", commands);
  }

  private static String options(UnmatchedArgumentException e) {
    List<String> names =
        e.getCommandLine().getCommandSpec().options().stream()
            .map(OptionSpec::longestName)
            .toList();
    return String.join(", ", names);
  }
}
