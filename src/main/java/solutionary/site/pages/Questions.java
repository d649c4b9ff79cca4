package solutionary.site.pages;

import java.util.ArrayList;
import java.util.List;
import solutionary.catalog.Catalog;

/** Questions that people ask of the catalogue, as SQL; the answers are taken from it. */
final class Questions {
  private static final List<String> SQL =
      List.of(
          """
          SELECT n, solutions, fundamental FROM queens_board ORDER BY n""",
          """
          SELECT n, number, fundamental, transform
          FROM queens_solution WHERE placement = '[4,2,7,3,6,8,5,1]'""",
          """
          SELECT s.number, s.placement, f.label, f.symmetry, s.transform
          FROM queens_solution s
          JOIN queens_fundamental f ON f.n = s.n AND f.number = s.fundamental
          WHERE s.n = 8 AND s.number = 42""",
          """
          SELECT placement ->> 0 AS first_column, count(*) AS solutions
          FROM queens_solution WHERE n = 8 GROUP BY first_column ORDER BY first_column""",
          """
          SELECT row, col, solutions FROM queens_square
          WHERE n = 8 ORDER BY solutions DESC, row, col LIMIT 8""",
          """
          SELECT n, symmetry, orbits, orbit_size, solutions
          FROM queens_symmetry WHERE n >= 8 ORDER BY n, orbit_size DESC""",
          """
          SELECT label, placement FROM queens_fundamental
          WHERE symmetry = 'quarter-turn' ORDER BY n, number""",
          """
          SELECT n, count(*) AS fundamental, sum(orbit_size) AS solutions
          FROM queens_fundamental WHERE modular = 1 GROUP BY n ORDER BY n""",
          """
          SELECT count(*) AS sizes, sum(solutions = reference_solutions
            AND fundamental = reference_fundamental AND orbit_sum = solutions
            AND burnside = fundamental) AS agree
          FROM queens_certificate""",
          """
          SELECT verdict, count(*) AS puzzles
          FROM sudoku_puzzle GROUP BY verdict ORDER BY puzzles DESC, verdict""",
          """
          SELECT collection, count(*) AS puzzles, min(clues) AS fewest_clues,
            max(clues) AS most_clues, sum(minimal) AS minimal
          FROM sudoku_puzzle WHERE verdict = 'unique' GROUP BY collection ORDER BY collection""",
          """
          SELECT label, name, givens FROM sudoku_puzzle
          WHERE verdict = 'unique' AND clues = 17 ORDER BY collection, number""");

  private Questions() {}

  static List<Question> read(Catalog catalog) {
    List<Question> questions = new ArrayList<>();
    for (String sql : SQL) {
      questions.add(new Question(questions.size() + 1, sql, catalog.query(sql)));
    }
    return questions;
  }
}
