package solutionary.sudoku.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import solutionary.sudoku.House;

/** Checks that each node of a chain follows from those it names, on the board as it stands. */
final class ChainProof {
  private final Chain chain;
  private final Pencil board;
  private final ChainNode node;

  private ChainProof(Chain chain, Pencil board, ChainNode node) {
    this.chain = chain;
    this.board = board;
    this.node = node;
  }

  static void check(Chain chain, Pencil board) {
    List<ChainNode> nodes = chain.nodes();
    assertThat(nodes.get(0).why()).isEqualTo("assumption");
    for (int i = 1; i < nodes.size(); i++) {
      int index = i;
      assertThat(nodes.get(i).because()).isNotEmpty().allMatch(earlier -> earlier < index);
      assertThat(new ChainProof(chain, board, nodes.get(i)).follows())
          .as("node %d (%s) of %s", i, nodes.get(i), chain)
          .isTrue();
    }
  }

  private boolean follows() {
    return switch (node.why()) {
      case "cell" -> node.on() ? othersAreOff(digitsOfCell()) : isExcludedBy(cause(), cell(), -1);
      case "house" -> node.on() ? othersAreOff(placesInHouse()) : isExcludedInHouse();
      default -> !node.on() && causes().stream().noneMatch(ChainNode::on);
    };
  }

  private int cell() {
    return node.candidate().cell();
  }

  private ChainNode cause() {
    return chain.nodes().get(node.because().get(0));
  }

  private List<ChainNode> causes() {
    return node.because().stream().map(chain.nodes()::get).toList();
  }

  private static boolean isExcludedBy(ChainNode cause, int cell, int digit) {
    return cause.on() && cause.candidate().cell() == cell && cause.candidate().digit() != digit;
  }

  private boolean isExcludedInHouse() {
    House house = node.house().orElseThrow();
    Candidate cause = cause().candidate();
    return cause().on()
        && cause.digit() == node.candidate().digit()
        && cause.cell() != cell()
        && Pencil.contains(house, cause.cell())
        && Pencil.contains(house, cell());
  }

  private List<Candidate> digitsOfCell() {
    return IntStream.rangeClosed(1, 9)
        .filter(digit -> board.has(cell(), digit))
        .mapToObj(digit -> new Candidate(cell(), digit))
        .toList();
  }

  private List<Candidate> placesInHouse() {
    int digit = node.candidate().digit();
    return board.places(node.house().orElseThrow(), digit).stream()
        .map(place -> new Candidate(place, digit))
        .toList();
  }

  /** Whether all but the node's own candidate are off among its causes. */
  private boolean othersAreOff(List<Candidate> candidates) {
    List<Candidate> off =
        causes().stream().filter(cause -> !cause.on()).map(ChainNode::candidate).toList();
    return candidates.contains(node.candidate())
        && candidates.stream().allMatch(c -> c.equals(node.candidate()) || off.contains(c));
  }
}
