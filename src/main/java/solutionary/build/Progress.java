package solutionary.build;

/** Hears how far a build is. Called often; whoever listens decides how often to tell. */
@FunctionalInterface
public interface Progress {
  /** Says what is being done and how far it is, in one plain line. */
  void at(String state);
}
