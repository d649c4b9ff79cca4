package solutionary.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** There is no site beside the damaged catalogues, so that only their rows can tell. */
@DisplayName("In the catalogue")
class CatalogDamageTest {
  @TempDir static Path folder;

  @ParameterizedTest(name = "{1} is told of after: {0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          PRAGMA application_id = 1 | application_id: 1
          PRAGMA user_version = 2 | user_version: 2; right would be 1
          PRAGMA journal_mode = WAL | header byte 18: 2
          DROP INDEX queens_fundamental_by_symmetry | schema queens_fundamental_by_symmetry: nothing
          DROP VIEW sudoku_class | schema sudoku_class: nothing
          CREATE TABLE more (x) | schema: CREATE TABLE more (x)
          ALTER TABLE strategy ADD COLUMN more TEXT | schema strategy:
          ALTER TABLE queens_square RENAME COLUMN col TO column | schema queens_square:
          ALTER TABLE bishop_board RENAME TO bishops | schema bishop_board: nothing
          UPDATE catalog_note SET meaning = 'x' WHERE object = 'queens_board' AND field = 'n' | catalog_note object=queens_board field=n meaning: x; right would be side of the square board
          DELETE FROM catalog_note WHERE object = 'queens_board' AND field = '' | catalog_note: no queens_board
          UPDATE catalog_note SET field = 'nn' WHERE object = 'queens_square' AND field = 'n' | catalog_note object=queens_square field=nn
          DELETE FROM strategy WHERE name = 'bitmask' | strategy_run: a row without its row in strategy
          """)
  void file(String statement, String finding) throws IOException, SQLException {
    assertTold(finding, statement);
  }

  @ParameterizedTest(name = "{1} is told of after: {0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          UPDATE queens_board SET solutions = 11 WHERE n = 5 | queens_board n=5 solutions: 11; right would be 10
          UPDATE queens_board SET fundamental = 3 WHERE n = 5 | queens_board n=5 fundamental: 3; right would be 2
          UPDATE queens_board SET half_turn_fixed = 0 WHERE n = 5 | queens_board n=5 half_turn_fixed: 0; right would be 2
          UPDATE queens_board SET quarter_turn_fixed = 0 WHERE n = 5 | queens_board n=5 quarter_turn_fixed: 0; right would be 2
          UPDATE queens_board SET sha256 = replace(sha256, 'e', 'f') WHERE n = 5 | queens_board n=5 sha256:
          DELETE FROM queens_board WHERE n = 6 | queens_solution n=6: 4 rows
          DELETE FROM queens_board WHERE n = 2 | queens_board n=2: no row
          UPDATE queens_board SET n = 17 WHERE n = 6 | queens_board n=17: 17
          UPDATE queens_fundamental SET label = 'Q5.3' WHERE n = 5 AND number = 2 | queens_fundamental n=5 number=2 label: Q5.3; right would be Q5.2
          UPDATE queens_fundamental SET placement = '[1,4,2,5,3]' WHERE n = 5 AND number = 1 | queens_fundamental n=5 number=1 placement: [1,4,2,5,3]; right would be the smallest of its orbit, [1,3,5,2,4]
          UPDATE queens_fundamental SET placement = '[1,2,3,4,5]' WHERE n = 5 AND number = 1 | queens_fundamental n=5 number=1 placement: [1,2,3,4,5]
          UPDATE queens_fundamental SET placement = '[1, 3,5,2,4]' WHERE n = 5 AND number = 1 | queens_fundamental n=5 number=1 placement: [1, 3,5,2,4]
          UPDATE queens_fundamental SET symmetry = 'half-turn' WHERE n = 5 AND number = 1 | queens_fundamental n=5 number=1 symmetry: half-turn; right would be none
          UPDATE queens_fundamental SET orbit_size = 4 WHERE n = 5 AND number = 1 | queens_fundamental n=5 number=1 orbit_size: 4; right would be 8
          UPDATE queens_fundamental SET modular = 0 WHERE n = 5 AND number = 1 | queens_fundamental n=5 number=1 modular: 0; right would be 1
          UPDATE queens_fundamental SET modular = 1 WHERE n = 4 | queens_fundamental n=4 number=1 modular: 1; right would be 0
          UPDATE queens_fundamental SET number = 3 WHERE n = 5 AND number = 2 | queens_fundamental n=5 number=3 number: 3; right would be 2
          DELETE FROM queens_fundamental WHERE n = 5 AND number = 2 | queens_board n=5 orbits: a sum of orbit sizes of 8
          INSERT INTO queens_fundamental VALUES (7, 1, 'Q7.1', '[1,3,5,7,2,4,6]', 'none', 8, 1) | queens_fundamental n=7: 1 rows
          UPDATE queens_solution SET placement = '[1,2,3,4,5]' WHERE n = 5 AND number = 4 | queens_solution n=5 number=4 placement: [1,2,3,4,5]
          UPDATE queens_solution SET placement = '[02,4,1,3]' WHERE n = 4 AND number = 1 | queens_solution n=4 number=1 placement: [02,4,1,3]
          UPDATE queens_solution SET fundamental = 1 WHERE n = 5 AND number = 4 | queens_solution n=5 number=4 fundamental: 1; right would be 2
          UPDATE queens_solution SET transform = 'rotate-90' WHERE n = 5 AND number = 1 | queens_solution n=5 number=1 transform: rotate-90; right would be identity
          UPDATE queens_solution SET transform = 'rotate-270' WHERE n = 4 AND number = 2 | queens_solution n=4 number=2 transform: rotate-270; right would be flip-horizontal
          UPDATE queens_solution SET number = 11 WHERE n = 5 AND number = 10 | queens_solution n=5 number=11 number: 11; right would be 10
          UPDATE queens_solution SET number = 20 - number WHERE n = 5 AND number IN (7, 8); UPDATE queens_solution SET number = number - 5 WHERE n = 5 AND number > 10 | queens_solution n=5 number=8 placement
          DELETE FROM queens_solution WHERE n = 6 AND number = 4 | queens_solution n=6 fundamental=1: 3 rows of this orbit; right would be 4, all of its boards
          DELETE FROM queens_solution WHERE n = 5 AND fundamental = 2 | queens_board n=5 counts of the rows
          INSERT INTO queens_solution VALUES (7, 1, '[1,3,5,7,2,4,6]', 1, 'identity') | queens_solution n=7: 1 rows
          UPDATE queens_square SET solutions = solutions + 1 WHERE n = 5 AND row = 3 AND col = 2 | queens_square n=5 row=3 col=2 solutions: 3; right would be 2
          DELETE FROM queens_square WHERE n = 5 AND row = 3 AND col = 2 | queens_square n=5: 24 squares; right would be 25
          INSERT INTO queens_square VALUES (5, 6, 1, 0) | queens_square n=5 row=6 col=1: outside the board
          UPDATE queens_reference SET solutions = 93 WHERE n = 8 | queens_reference n=8 solutions: 93; right would be 92
          UPDATE queens_reference SET fundamental = 13 WHERE n = 8 | queens_reference n=8 fundamental: 13; right would be 12
          UPDATE queens_reference SET half_turn_fixed = 5 WHERE n = 8 | queens_reference n=8 half_turn_fixed: 5; right would be 4
          UPDATE queens_reference SET quarter_turn_fixed = 1 WHERE n = 8 | queens_reference n=8 quarter_turn_fixed: 1; right would be 0
          UPDATE queens_reference SET source = 'hearsay' WHERE n = 8 | queens_reference n=8 source: hearsay
          DELETE FROM queens_reference WHERE n = 27 | queens_reference n=27: no row
          INSERT INTO queens_reference VALUES (28, 1, 1, 1, 1, 'x') | queens_reference n=28: a row
          """)
  void queens(String statement, String finding) throws IOException, SQLException {
    assertTold(finding, statement);
  }

  @ParameterizedTest(name = "{1} is told of after: {0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          UPDATE sudoku_collection SET puzzles = 7 WHERE collection = 'sample' | sudoku_collection collection=sample puzzles: 7; right would be 5
          DELETE FROM sudoku_collection WHERE collection = 'second' | sudoku_collection collection=second: no row
          INSERT INTO sudoku_collection VALUES ('third', 'Third', 'third.txt', NULL, 2) | sudoku_collection collection=third puzzles: 2; right would be 0
          UPDATE sudoku_puzzle SET label = 'sample.9' WHERE label = 'sample.4' | sudoku_puzzle label=sample.9 label: sample.9; right would be sample.4
          UPDATE sudoku_puzzle SET number = 9, label = 'sample.9' WHERE label = 'sample.5' | sudoku_puzzle label=sample.9 number: 9; right would be 5
          UPDATE sudoku_puzzle SET givens = substr(givens, 2) WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 givens
          UPDATE sudoku_puzzle SET givens = replace(givens, '8', '0') WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 givens
          UPDATE sudoku_puzzle SET clues = 31 WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 clues: 31; right would be 30
          UPDATE sudoku_puzzle SET verdict = 'several' WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 verdict: several; right would be unique
          UPDATE sudoku_puzzle SET verdict = 'none' WHERE label = 'sample.4' | sudoku_puzzle label=sample.4 verdict: none; right would be invalid
          UPDATE sudoku_puzzle SET verdict = 'unique' WHERE label = 'sample.3' | sudoku_puzzle label=sample.3 verdict: unique; right would be none
          UPDATE sudoku_puzzle SET solution = replace(replace(replace(solution, '1', 'x'), '2', '1'), 'x', '2') WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 solution
          UPDATE sudoku_puzzle SET solution = NULL WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 solution: NULL
          UPDATE sudoku_puzzle SET solution = (SELECT solution FROM sudoku_puzzle WHERE label = 'sample.1') WHERE label = 'sample.3' | sudoku_puzzle label=sample.3 solution
          UPDATE sudoku_puzzle SET second_solution = solution WHERE label = 'sample.2' | sudoku_puzzle label=sample.2 second_solution
          UPDATE sudoku_puzzle SET second_solution = NULL WHERE label = 'sample.2' | sudoku_puzzle label=sample.2 second_solution: NULL
          UPDATE sudoku_puzzle SET second_solution = solution WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 second_solution
          UPDATE sudoku_puzzle SET minimal = 1 WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 minimal: 1; right would be 0
          UPDATE sudoku_puzzle SET minimal = 0 WHERE label = 'sample.2' | sudoku_puzzle label=sample.2 minimal: 0; right would be NULL
          UPDATE sudoku_puzzle SET canonical = givens WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 canonical
          UPDATE sudoku_puzzle SET canonical = '' WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 canonical:
          UPDATE sudoku_puzzle SET automorphisms = 2 WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 automorphisms: 2; right would be 1
          UPDATE sudoku_puzzle SET automorphisms = 0 WHERE label = 'sample.2' | sudoku_puzzle label=sample.2 automorphisms: 0; right would be 3359232
          UPDATE sudoku_puzzle SET level = 'hard' WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 level: hard; right would be easy
          UPDATE sudoku_puzzle SET rating = 6.6 WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 level: easy; right would be fiendish
          UPDATE sudoku_puzzle SET hardest_technique = 'x-wing' WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 hardest_technique: x-wing
          UPDATE sudoku_puzzle SET rating_is_at_least = 1, hardest_technique = NULL WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 rating_is_at_least: 1; right would be 0
          UPDATE sudoku_puzzle SET rating = 1.4 WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 rating: 1.4; right would be the highest of its steps, 1.2
          UPDATE sudoku_puzzle SET rating = NULL, level = NULL WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 rating: NULL; right would be the highest of its steps, 1.2
          DELETE FROM sudoku_step WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=3: 3; right would be 2
          DELETE FROM sudoku_step WHERE label = 'sample.1' AND step = 51 | sudoku_puzzle label=sample.1 steps: 50 that leave cells empty
          DELETE FROM sudoku_step WHERE label = 'sample.1' | sudoku_puzzle label=sample.1 steps: 0 that leave cells empty
          INSERT INTO sudoku_step VALUES ('sample.2', 1, 'x', 'y', '{}') | sudoku_step label=sample.2: 1 steps
          UPDATE sudoku_step SET technique = 'hidden-single-line' WHERE label = 'sample.1' AND step = 2 | sudoku_puzzle label=sample.1 rating: 1.2; right would be the highest of its steps, 1.5
          UPDATE sudoku_step SET data = format('%s,"rating":1.1%s', substr(data, 1, 17), substr(data, 18)) WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data rating: 1.1; right would be above 1.2
          UPDATE sudoku_step SET data = format('%s,"rating":1.3%s', substr(data, 1, 17), substr(data, 18)) WHERE label = 'sample.1' AND step = 2 | sudoku_puzzle label=sample.1 rating: 1.2; right would be the highest of its steps, 1.3
          UPDATE sudoku_step SET data = json_set(data, '$.rating', 9.9) WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data rating: 9.9; right would be none, or one right behind place or remove
          UPDATE sudoku_step SET data = json_set(data, '$.rating', 0.1) WHERE label = 'second.2' AND step = 3 | sudoku_step label=second.2 step=3 data rating: 0.1
          UPDATE sudoku_step SET data = replace(json_set(data, '$.rating', 9.9), 'rating', '\\u0072ating') WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data rating: 9.9
          UPDATE sudoku_step SET data = replace(data, 'place', 'put') WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data: {
          UPDATE sudoku_step SET data = '{"place":"r1c1=5"}' WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data: r1c1=5
          UPDATE sudoku_step SET data = '{"place":"r1c3=1"}' WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data: r1c3=1
          UPDATE sudoku_step SET data = '{"place":"r0c3=4"}' WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data: r0c3=4
          UPDATE sudoku_step SET data = '{"remove":["r1c3<>4"]}' WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data: r1c3<>4
          UPDATE sudoku_step SET data = '{"remove":["r1c3<>1","r1c3<>5"]}' WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2 data: r1c3<>5
          UPDATE sudoku_step SET data = '{' WHERE label = 'sample.1' AND step = 2 | sudoku_step label=sample.1 step=2: a row that breaks a rule; right would be (json_valid(data))
          UPDATE sudoku_technique SET title = 'X' WHERE technique = 'x-wing' | sudoku_technique: x-wing, place 12, "X", from 3.2; right would be x-wing, place 12, "X-wing", from 3.2
          DELETE FROM sudoku_technique WHERE technique = 'dynamic-locked-region-forcing' | sudoku_technique: 54 rows; right would be dynamic-locked-region-forcing, place 55
          UPDATE sudoku_step SET label = 'sample.0' WHERE label = 'sample.1' AND step = 2 | sudoku_step: a row without its row in sudoku_puzzle
          UPDATE strategy_run SET solutions = 0 WHERE instance = 'sample.1' | strategy_run sudoku exact-cover sample.1 solutions: 0; right would be 1
          UPDATE strategy_run SET verdict = 'none' WHERE instance = 'sample.1' | strategy_run sudoku exact-cover sample.1 verdict: none; right would be unique
          UPDATE strategy_run SET verdict = 'undecided' WHERE instance = 'sample.1' | strategy_run sudoku exact-cover sample.1 verdict: undecided; right would be unique
          UPDATE strategy_run SET verdict = 'undecided', outcome = 'bound' WHERE strategy = 'exact-cover' AND instance = 'sample.2' | strategy_run sudoku exact-cover sample.2 solutions: 2; right would be undecided with at most 1
          UPDATE strategy_run SET verdict = 'none' WHERE strategy = 'human' | strategy_run sudoku human sample.2 verdict: none; right would be several
          UPDATE strategy_run SET verdict = 'none', outcome = 'bound' WHERE instance = 'sample.1' | strategy_run problem=sudoku strategy=exact-cover instance=sample.1: a row that breaks a rule
          UPDATE strategy_run SET solutions = 3, boards = 3 WHERE instance = 'n=4' | strategy_run queens position-array n=4 solutions: 3; right would be 2
          UPDATE strategy_run SET tried = 61 WHERE instance = 'n=4' AND strategy = 'position-array' | strategy_run queens position-array n=4 tried/placed/boards/solutions: 61/16/2/2; right would be 60/16/2/2
          UPDATE strategy_run SET instance = 'n=9' WHERE instance = 'n=4' | strategy_run queens position-array n=9 instance
          UPDATE strategy_run SET instance = 'sample.10' WHERE instance = 'sample.1' | strategy_run sudoku exact-cover sample.10 instance
          UPDATE strategy_run SET outcome = 'gave up' WHERE instance = 'n=4' | strategy_run problem=queens strategy=position-array instance=n=4: a row that breaks a rule; right would be (outcome IN ('done', 'bound'))
          UPDATE strategy_step SET step = 35 WHERE step = 34 | strategy_step queens bitmask n=4 step: 35; right would be 34
          UPDATE strategy_step SET col = 4 WHERE step = 1 | strategy_step queens bitmask n=4 step 8 removes: 1,1; right would be 1,4
          UPDATE strategy_step SET event = 'rejected' WHERE step = 33 | strategy_step queens bitmask n=4 tried/placed/solutions
          UPDATE strategy_step SET board = '[1,2,3,4]' WHERE event = 'solution' | strategy_step queens bitmask n=4 step 13 board: [1,2,3,4]; right would be [2,4,1,3]
          DELETE FROM strategy_step WHERE event = 'solution' AND board = '[2,4,1,3]' | strategy_step queens bitmask n=4 step
          DELETE FROM strategy_run WHERE strategy = 'bitmask' AND instance = 'n=4' | strategy_step: a row without its row in strategy_run
          UPDATE strategy_step SET col = 4 WHERE step = 2 | strategy_step queens bitmask n=4 step 3: removed 2,3; right would be the last queen, 2,4
          UPDATE strategy_step SET col = 2 WHERE step IN (2, 3) | strategy_step queens bitmask n=4 step 2: placed 2,2; right would be a square that no queen attacks
          UPDATE strategy_step SET row = 3 WHERE step = 2 | strategy_step queens bitmask n=4 step 2: placed 3,3; right would be a square of row 2
          UPDATE strategy_step SET col = 5 WHERE step = 5 | strategy_step queens bitmask n=4 step 5: placed 3,5; right would be a column above 0, at most 4
          UPDATE strategy_step SET col = 1 WHERE step = 9 | strategy_step queens bitmask n=4 step 9: placed 1,1; right would be a column above 1, at most 4
          UPDATE strategy_step SET event = 'rejected' WHERE step = 2 | strategy_step queens bitmask n=4 step 2: rejected 2,3; right would be an attacked square
          UPDATE strategy_step SET event = 'removed' WHERE step = 1 | strategy_step queens bitmask n=4 step 1: removed 1,1; right would be none; the board is empty
          UPDATE strategy_step SET event = 'placed' WHERE step = 14 | strategy_step queens bitmask n=4 step 14: placed 4,3; right would be no further queen
          UPDATE strategy_step SET board = '[3,1,4,2]' WHERE step = 13 | strategy_step queens bitmask n=4 step 13: solution [3,1,4,2]; right would be a whole board, as it stands: [2,4,1,3]
          DELETE FROM strategy_run WHERE strategy = 'position-array' AND instance = 'n=6' | strategy_run queens position-array n=6: no row; right would be one
          DELETE FROM strategy_run WHERE strategy = 'human' AND instance = 'sample.1' | strategy_run sudoku human sample.1: no row; right would be one
          UPDATE strategy_source SET part = 2 | strategy_source queens bitmask part: 2; right would be 1
          UPDATE strategy SET name = 'Bit Mask' WHERE name = 'bitmask' | strategy problem=queens name=Bit Mask: a row that breaks a rule
          UPDATE sudoku_puzzle SET rating_is_at_least = NULL WHERE label = 'sample.1' | sudoku_puzzle label=sample.1: a row that breaks a rule
          UPDATE sudoku_puzzle SET rating = 2.25 WHERE label = 'sample.1' | sudoku_puzzle label=sample.1: a row that breaks a rule; right would be (rating = round(rating, 1))
          DELETE FROM bishop_board WHERE row = 3 AND col = 4 | bishop_board row=3 col=4: no row
          UPDATE bishop_board SET attacked = replace(attacked, '.', '#') WHERE row = 3 AND col = 4 | bishop_board row=3 col=4: ####
          INSERT INTO bishop_board VALUES (1, 1, 'x') | bishop_board row=1 col=1: x; right would be no row
          """)
  void sudokuStrategiesAndBishop(String statement, String finding)
      throws IOException, SQLException {
    assertTold(finding, statement);
  }

  private static void assertTold(String finding, String statement)
      throws IOException, SQLException {
    Copy copy = Copy.ofCatalog(folder);
    copy.change(statement.split(";"));
    assertThat(copy.findings())
        .anySatisfy(line -> assertThat(line).startsWith("catalog " + finding));
  }
}
