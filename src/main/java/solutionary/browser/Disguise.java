package solutionary.browser;

import org.teavm.jso.JSExport;
import solutionary.sudoku.canonical.GridMap;

/** How a Sudoku is made from another one: what is to be done, in this order. */
public final class Disguise {
  private final GridMap map;

  Disguise(GridMap map) {
    this.map = map;
  }

  /** Whether rows and columns are exchanged. */
  @JSExport
  public boolean isTransposed() {
    return map.isTransposed();
  }

  /** In which order the rows are taken then; empty when they stay. */
  @JSExport
  public String rows() {
    return map.rows().equals(GridMap.IDENTITY.rows()) ? "" : map.rowOrder();
  }

  /** In which order the columns are taken then; empty when they stay. */
  @JSExport
  public String columns() {
    return map.columns().equals(GridMap.IDENTITY.columns()) ? "" : map.columnOrder();
  }

  /** What is written for the digits 1–9; empty when they stay. */
  @JSExport
  public String digits() {
    return map.digits().equals(GridMap.IDENTITY.digits()) ? "" : map.digitOrder();
  }
}
