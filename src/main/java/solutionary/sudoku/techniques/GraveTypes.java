package solutionary.sudoku.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** What can be concluded from the candidates beyond a bivalue universal grave. */
final class GraveTypes {
  private static final String GRAVE =
      "Without it every cell would have two candidates and every digit two places in every house,"
          + " and the solution would not be the only one";

  private final Position position;
  private final int[] extras;
  private final List<Integer> cells;

  private GraveTypes(Position position, int[] extras, List<Integer> cells) {
    this.position = position;
    this.extras = extras;
    this.cells = cells;
  }

  /** The step, by the digits (masks by cell) and the cells that go beyond the grave. */
  static Optional<Step> find(Position position, int[] extras, List<Integer> cells) {
    GraveTypes types = new GraveTypes(position, extras, cells);
    Step step = cells.size() == 1 ? types.type1() : types.severalCells();
    return Optional.ofNullable(step);
  }

  private int allExtras() {
    return cells.stream().mapToInt(cell -> extras[cell]).reduce(0, (a, b) -> a | b);
  }

  private Step severalCells() {
    Step step = Bits.count(allExtras()) == 1 ? type2() : null;
    if (step == null && cells.size() == 2) {
      step = first(this::type4);
    }
    return step == null && Bits.count(allExtras()) > 1 ? type3() : step;
  }

  private Step type1() {
    int cell = cells.get(0);
    if (Bits.count(extras[cell]) > 1) {
      CandidateSet removed = new CandidateSet(position).add(cell, ~extras[cell]);
      return remove(Technique.BUG_PLUS_1, 0, List.of(), removed, "");
    }
    int digit = Bits.digit(extras[cell]);
    return Step.place(
        Technique.BUG_PLUS_1,
        Technique.BUG_PLUS_1.rating(),
        Pattern.broken(List.of(digit), cells, List.of(new Candidate(cell, digit))),
        new Candidate(cell, digit),
        GRAVE);
  }

  private Step type2() {
    CandidateSet removed =
        new CandidateSet(position).addCommonPeers(cells, Bits.digit(allExtras()));
    return remove(Technique.BUG_2, 0, List.of(), removed, "");
  }

  private Step type4(int house) {
    int places = places(house);
    int common = position.digits(cells.get(0)) & position.digits(cells.get(1)) & ~allExtras();
    for (int digit : Bits.digits(common)) {
      if (position.places(house, digit) == places) {
        CandidateSet removed = new CandidateSet(position);
        cells.forEach(cell -> removed.add(cell, ~(extras[cell] | Bits.of(digit))));
        Step step = remove(Technique.BUG_4, 0, List.of(), removed, ", and one of them is " + digit);
        if (step != null) {
          return step;
        }
      }
    }
    return null;
  }

  private Step type3() {
    for (int size = Bits.count(allExtras()); size <= 5; size++) {
      int members = size;
      Step step = first(house -> type3(house, members));
      if (step != null) {
        return step;
      }
    }
    return null;
  }

  private Step type3(int house, int size) {
    int[] digits = NakedSets.digits(position, house);
    for (int place : Bits.digits(places(house))) {
      digits[place - 1] = 0;
    }
    return Subsets.first(
        digits, size - 1, allExtras(), size, (group, union) -> type3(house, group, union));
  }

  private Step type3(int house, int group, int union) {
    CandidateSet removed = NakedSets.removed(position, house, group | places(house), union);
    List<Integer> subset = Geometry.cells(house, group);
    String more = ", which uses up " + Phrases.digits(union) + " with " + Phrases.cells(subset);
    return remove(Technique.BUG_3, subset.size() - 1, subset, removed, more);
  }

  private List<Candidate> extraCandidates() {
    CandidateSet extra = new CandidateSet(position);
    cells.forEach(cell -> extra.add(cell, extras[cell]));
    return extra.list();
  }

  private int places(int house) {
    return cells.stream().mapToInt(cell -> Geometry.place(cell, house)).sum();
  }

  private Step first(IntFunction<Step> type) {
    return IntStream.range(0, Geometry.HOUSES)
        .filter(house -> Geometry.holds(house, cells))
        .mapToObj(type)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private Step remove(
      Technique technique, int added, List<Integer> subset, CandidateSet removed, String more) {
    List<Integer> all = new ArrayList<>(cells);
    all.addAll(subset);
    return removed.isEmpty()
        ? null
        : Step.remove(
            technique,
            technique.rating() + added,
            Pattern.broken(Bits.digits(allExtras()), all, extraCandidates()),
            removed,
            reason() + Phrases.anyOf(allExtras()) + more);
  }

  private String reason() {
    return GRAVE
        + "; hence "
        + (cells.size() == 1 ? "" : "one of ")
        + Phrases.cells(cells)
        + " is ";
  }
}
