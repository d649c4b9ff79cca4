package solutionary;

/** Arguments in, exit status out. */
public final class Solutionary {
  private Solutionary() {}

  public static void main(String[] args) {}
}
