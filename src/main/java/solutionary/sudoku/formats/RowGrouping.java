package solutionary.sudoku.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the grids in blocks of rows. Nine rows that follow one another are a grid; so are three
 * blocks of three rows, nine blocks of one, and any nine rows that are alone. Where gaps of
 * different widths occur, the wider ones lie between grids. Blocks that cannot be told apart
 * without doubt, such as seven blocks of three, are no grids: a grid that lost a row must not take
 * one from the next.
 */
final class RowGrouping {
  private final List<RowGroup> groups = new ArrayList<>();

  private RowGrouping() {}

  /**
   * The groups of all blocks, in their order; each row is in one of them.
   *
   * @param alone whether no other rows are near
   */
  static List<RowGroup> of(List<RowBlock> blocks, boolean alone) {
    RowGrouping grouping = new RowGrouping();
    if (alone && rows(blocks) == 9) {
      grouping.add(blocks, true);
    } else {
      splitAtWiderGaps(blocks).forEach(grouping::piece);
    }
    return grouping.groups;
  }

  private static int rows(List<RowBlock> blocks) {
    return blocks.stream().mapToInt(RowBlock::size).sum();
  }

  private static List<List<RowBlock>> splitAtWiderGaps(List<RowBlock> blocks) {
    int narrowest =
        blocks.stream().skip(1).mapToInt(b -> b.before().lines()).min().orElse(Integer.MAX_VALUE);
    List<List<RowBlock>> pieces = new ArrayList<>();
    for (RowBlock block : blocks) {
      if (pieces.isEmpty() || block.before().lines() > narrowest) {
        pieces.add(new ArrayList<>());
      }
      pieces.get(pieces.size() - 1).add(block);
    }
    return pieces;
  }

  /** Blocks with equal gaps: whole grids stand for themselves and part the others. */
  private void piece(List<RowBlock> piece) {
    List<RowBlock> parts = new ArrayList<>();
    for (RowBlock block : piece) {
      if (block.size() % 9 == 0) {
        parts(parts);
        parts.clear();
        bundle(block, 9, true);
      } else {
        parts.add(block);
      }
    }
    parts(parts);
  }

  private void parts(List<RowBlock> parts) {
    int otherSize = parts.isEmpty() ? 0 : RowGroup.otherSize(RowGroup.of(parts, false).rows());
    if (otherSize > 0) {
      bundle(join(parts), otherSize, false);
    } else if (parts.size() % 9 == 0 && parts.stream().allMatch(b -> b.size() == 1)) {
      bundles(parts, 9, 1);
    } else if (parts.size() % 3 == 0 && parts.stream().allMatch(b -> b.size() <= 3)) {
      bundles(parts, 3, 3);
    } else {
      parts.forEach(block -> add(List.of(block), false));
    }
  }

  /** A group for every few blocks; a grid where each of these has the size it should have. */
  private void bundles(List<RowBlock> parts, int few, int size) {
    for (int from = 0; from < parts.size(); from += few) {
      List<RowBlock> bundle = parts.subList(from, from + few);
      add(bundle, bundle.stream().allMatch(block -> block.size() == size));
    }
  }

  /** A group for every few rows of a block. */
  private void bundle(RowBlock block, int few, boolean grid) {
    for (int from = 0; from < block.size(); from += few) {
      List<Row> rows = block.rows().subList(from, from + few);
      add(List.of(new RowBlock(rows, block.before(), block.after())), grid);
    }
  }

  private static RowBlock join(List<RowBlock> parts) {
    return new RowBlock(RowGroup.of(parts, false).rows(), Gap.NONE, Gap.NONE);
  }

  private void add(List<RowBlock> blocks, boolean grid) {
    groups.add(RowGroup.of(blocks, grid));
  }
}
