package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The bivalue universal grave: two candidates in every cell, every digit twice in every house. Such
 * a board has no solution or several, so one of the candidates beyond it must be true.
 */
final class BivalueGrave implements Finder {
  @Override
  public Optional<Step> find(Position position) {
    int[] extras = new int[Geometry.CELLS];
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Bits.count(position.digits(cell)) > 2) {
        extras[cell] = extras(position, cell);
        cells.add(cell);
      }
    }
    return !cells.isEmpty() && isGrave(position, extras)
        ? GraveTypes.find(position, extras, cells)
        : Optional.empty();
  }

  /** The digits of a cell that stand more than twice in each of its houses. */
  private static int extras(Position position, int cell) {
    int extras = 0;
    for (int digit : Bits.digits(position.digits(cell))) {
      boolean crowded = true;
      for (int which = 0; which < 3; which++) {
        crowded &= Bits.count(position.places(Geometry.house(cell, which), digit)) > 2;
      }
      extras |= crowded ? Bits.of(digit) : 0;
    }
    return extras;
  }

  private static boolean isGrave(Position position, int[] extras) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (position.isEmpty(cell) && Bits.count(position.digits(cell) & ~extras[cell]) != 2) {
        return false;
      }
    }
    for (int house = 0; house < Geometry.HOUSES; house++) {
      if (!isGrave(position, extras, house)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isGrave(Position position, int[] extras, int house) {
    for (int digit = 1; digit <= 9; digit++) {
      int count = 0;
      for (int cell : Geometry.cells(house, position.places(house, digit))) {
        count += Bits.has(extras[cell], digit) ? 0 : 1;
      }
      if (count != 0 && count != 2) {
        return false;
      }
    }
    return true;
  }
}
