package solutionary.cli;

import java.util.List;

/**
 * What the catalogue says of a board.
 *
 * @param blocks lines about each of its entries that the board is, a key and a value between TABs
 * @param absence why there is no entry, for people
 */
record Whereabouts(List<String> blocks, String absence) {
  Whereabouts {
    blocks = List.copyOf(blocks);
  }

  static Whereabouts of(String block) {
    return new Whereabouts(List.of(block), "");
  }

  static Whereabouts none(String absence) {
    return new Whereabouts(List.of(), absence);
  }

  boolean isKnown() {
    return !blocks.isEmpty();
  }

  static String line(String key, Object value) {
    return key + "\t" + value + "\n";
  }
}
