package solutionary.catalog;

import java.util.List;

/** The strategies, their code, and what they did. */
public final class StrategyTables {
  private final Rows rows;

  StrategyTables(Rows rows) {
    this.rows = rows;
  }

  public List<StrategyRow> all() {
    return rows.list(
        "SELECT problem, name, title, summary, origin FROM strategy ORDER BY problem, name",
        StrategyRow::read);
  }

  /** The steps of all strategies, by problem, strategy and instance. */
  public List<StrategyStepRow> steps() {
    return rows.list(
        """
        SELECT problem, strategy, instance, step, event, row, col, digit, board
        FROM strategy_step ORDER BY problem, strategy, instance, step
        """,
        StrategyStepRow::read);
  }

  /** The code of all strategies, in the order in which to read it. */
  public List<StrategySourceRow> sources() {
    return rows.list(
        """
        SELECT problem, strategy, part, file, code
        FROM strategy_source ORDER BY problem, strategy, part
        """,
        StrategySourceRow::read);
  }

  public List<StrategyRunRow> runs() {
    return rows.list(
        """
        SELECT problem, strategy, instance, tried, placed, boards, solutions, outcome,
          verdict
        FROM strategy_run ORDER BY problem, strategy, instance
        """,
        StrategyRunRow::read);
  }
}
