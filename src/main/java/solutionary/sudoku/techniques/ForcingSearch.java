package solutionary.sudoku.techniques;

import java.util.List;
import java.util.Optional;
import solutionary.sudoku.House;

/**
 * Nishio, cell and region forcing, static or dynamic: looks at what each candidate implies and what
 * the candidates of a cell, or the places of a digit in a house, imply in common. A piece of work
 * is a cell with the houses whose first place for a digit it is.
 */
final class ForcingSearch implements Search {
  private final Position position;
  private final Rules rules;
  private final Runs runs;
  private final Budget budget;
  private final Best<Forcing> best = new Best<>();
  private int cell;

  ForcingSearch(Position position, Rules rules, Budget budget, Run[] store) {
    this.position = position;
    this.rules = rules;
    this.budget = budget;
    this.runs = new Runs(position, rules, budget, store);
  }

  @Override
  public boolean advance() {
    if (cell == Geometry.CELLS || budget.isSpent()) {
      return false;
    }
    for (int digit : Bits.digits(position.digits(cell))) {
      if (rules.dynamic()) {
        assume(digit);
      }
      if (rules.acrossDigits()) {
        houses(digit);
      }
    }
    if (rules.acrossDigits()) {
      wholeCell();
    }
    cell++;
    return true;
  }

  @Override
  public Optional<Step> result() {
    return Optional.ofNullable(best.find()).map(find -> find.step(position, rules, best.rating()));
  }

  private void assume(int digit) {
    Run on = runs.on(cell, digit);
    Run off = runs.off(cell, digit);
    contradiction(on, Literal.off(cell, digit));
    contradiction(off, Literal.on(cell, digit));
    if (rules.acrossDigits() && Bits.count(position.digits(cell)) > 2) {
      List<Integer> cells = List.of(cell);
      new Common(on, off)
          .offer(
              best,
              rules,
              (literal, chains) ->
                  new Forcing(Forcing.Kind.DOUBLE, literal, digit, cells, List.of(), chains));
    }
  }

  private void contradiction(Run run, int conclusion) {
    int end = run.conflict();
    if (end < 0) {
      return;
    }
    int first = Literal.opposite(end);
    int literals = run.ancestors(first) + run.ancestors(end);
    if (best.isBeatenBy(rules.base(), literals)) {
      List<Chain> chains = List.of(run.chain(first), run.chain(end));
      int digit = Literal.digit(conclusion);
      best.set(
          new Forcing(
              Forcing.Kind.CONTRADICTION, conclusion, digit, List.of(cell), List.of(), chains),
          rules.base(),
          literals);
    }
  }

  private void houses(int digit) {
    for (int which = 0; which < 3; which++) {
      int house = Geometry.house(cell, which);
      int places = position.places(house, digit);
      boolean isFirst = (places & -places) == Geometry.place(cell, house);
      if (isFirst && Bits.count(places) > 1) {
        List<Integer> cells = Geometry.cells(house, places);
        House named = House.ALL.get(house);
        Run[] branches = cells.stream().map(place -> runs.on(place, digit)).toArray(Run[]::new);
        new Common(branches)
            .offer(
                best,
                rules,
                (literal, chains) ->
                    new Forcing(
                        Forcing.Kind.REGION, literal, digit, cells, List.of(named), chains));
      }
    }
  }

  private void wholeCell() {
    int digits = position.digits(cell);
    if (Bits.count(digits) > (rules.dynamic() ? 1 : 2)) {
      List<Integer> cells = List.of(cell);
      Run[] branches =
          Bits.digits(digits).stream().map(digit -> runs.on(cell, digit)).toArray(Run[]::new);
      new Common(branches)
          .offer(
              best,
              rules,
              (literal, chains) ->
                  new Forcing(Forcing.Kind.CELL, literal, 0, cells, List.of(), chains));
    }
  }
}
