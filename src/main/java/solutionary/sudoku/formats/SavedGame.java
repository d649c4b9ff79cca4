package solutionary.sudoku.formats;

import java.util.List;
import solutionary.sudoku.Grid;

/**
 * A game that GNOME Sudoku saved: a JSON object whose {@code cells} each have a 0-based {@code
 * position} [row, column], a {@code value}, and {@code fixed} for a given. The other values are the
 * work of a player.
 */
final class SavedGame {
  static final String CELLS = "cells";

  private SavedGame() {}

  static Finding read(List<JsonValue> cells) {
    Grid givens = Grid.EMPTY;
    boolean[] told = new boolean[Grid.CELLS];
    for (JsonValue item : cells) {
      int cell = item instanceof JsonValue.Members members ? cell(members) : -1;
      int value = item instanceof JsonValue.Members members ? number(members, "value", 9) : -1;
      if (cell < 0 || value < 0 || told[cell]) {
        return broken(item, cell >= 0 && told[cell]);
      }
      told[cell] = true;
      givens = isFixed((JsonValue.Members) item) ? givens.with(cell, value) : givens;
    }
    return new Finding.Puzzle(givens, Caption.NONE);
  }

  private static Finding broken(JsonValue item, boolean again) {
    String found = again ? "a cell a second time" : "a cell without position or value";
    String place = " in line " + item.place().line() + ", column " + item.place().column();
    return new Finding.Broken(
        found + place, "each cell once, with a position of two numbers 0-8 and a value 0-9");
  }

  private static int cell(JsonValue.Members cell) {
    if (cell.members().get("position") instanceof JsonValue.Items position
        && position.items().size() == 2) {
      int row = number(position.items().get(0), 8);
      int column = number(position.items().get(1), 8);
      return row < 0 || column < 0 ? -1 : row * 9 + column;
    }
    return -1;
  }

  private static int number(JsonValue.Members cell, String key, int most) {
    return number(cell.members().get(key), most);
  }

  /** A number of one digit, at most the given one, or -1. */
  private static int number(JsonValue value, int most) {
    String digit = value instanceof JsonValue.Word word ? word.text() : "";
    int number = digit.length() == 1 ? digit.charAt(0) - '0' : -1;
    return number >= 0 && number <= most ? number : -1;
  }

  private static boolean isFixed(JsonValue.Members cell) {
    return cell.members().get("fixed") instanceof JsonValue.Word word && word.text().equals("true");
  }
}
