-- Every table and column carries its meaning as a comment, which SQLite keeps in sqlite_schema.
-- The build copies these meanings into catalog_note as well.

CREATE TABLE queens_board ( -- one row per board size: how many solutions it has
  n INTEGER PRIMARY KEY CHECK (n BETWEEN 1 AND 16), -- side of the square board
  solutions INTEGER NOT NULL CHECK (solutions >= 0), -- placements of n queens that do not attack each other
  fundamental INTEGER NOT NULL CHECK (fundamental BETWEEN 0 AND solutions), -- orbits under the 8 rotations and reflections
  half_turn_fixed INTEGER NOT NULL CHECK (half_turn_fixed BETWEEN quarter_turn_fixed AND solutions), -- solutions that a half turn leaves unchanged
  quarter_turn_fixed INTEGER NOT NULL CHECK (quarter_turn_fixed >= 0), -- solutions that a quarter turn leaves unchanged
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'), -- SHA-256 of the bytes that the command "queens N" prints
  CHECK (n = 1 OR 8 * fundamental = solutions + half_turn_fixed + 2 * quarter_turn_fixed)
) STRICT;

CREATE TABLE queens_fundamental ( -- one row per orbit: its lexicographically smallest solution
  n INTEGER NOT NULL REFERENCES queens_board (n), -- side of the board
  number INTEGER NOT NULL CHECK (number >= 1), -- 1, 2, … in lexicographic order among the fundamental solutions of this size
  label TEXT NOT NULL UNIQUE CHECK (label = 'Q' || n || '.' || number), -- for example Q8.3
  placement TEXT NOT NULL UNIQUE CHECK (json_valid(placement) AND json_array_length(placement) = n), -- JSON array: 1-based column of the queen in row 1 (top), 2, … n
  symmetry TEXT NOT NULL CHECK (symmetry IN ('none', 'half-turn', 'quarter-turn', 'full')), -- what leaves the board unchanged: none, half-turn, quarter-turn or full
  orbit_size INTEGER NOT NULL CHECK (orbit_size = CASE symmetry WHEN 'none' THEN 8 WHEN 'half-turn' THEN 4 WHEN 'quarter-turn' THEN 2 ELSE 1 END), -- how many distinct boards its 8 images are
  modular INTEGER NOT NULL CHECK (modular IN (0, 1)), -- 1 when no two queens share a diagonal of the torus either (OEIS A007705)
  PRIMARY KEY (n, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE queens_solution ( -- one row per solution
  n INTEGER NOT NULL, -- side of the board
  number INTEGER NOT NULL CHECK (number >= 1), -- 1, 2, … in lexicographic order of placements
  placement TEXT NOT NULL CHECK (json_valid(placement) AND json_array_length(placement) = n), -- JSON array: 1-based column of the queen in row 1 (top), 2, … n
  fundamental INTEGER NOT NULL, -- number of its fundamental solution
  transform TEXT NOT NULL CHECK (transform IN ('identity', 'rotate-90', 'rotate-180', 'rotate-270', 'flip-horizontal', 'flip-vertical', 'transpose', 'anti-transpose')), -- the first of the 8 maps that takes the fundamental solution to it, in the order identity, rotate-90, rotate-180, rotate-270 (clockwise), flip-horizontal, flip-vertical, transpose, anti-transpose
  PRIMARY KEY (n, number),
  FOREIGN KEY (n, fundamental) REFERENCES queens_fundamental (n, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE queens_square ( -- one row per square of each board size
  n INTEGER NOT NULL REFERENCES queens_board (n), -- side of the board
  row INTEGER NOT NULL CHECK (row BETWEEN 1 AND n), -- 1 is the top row
  col INTEGER NOT NULL CHECK (col BETWEEN 1 AND n), -- 1 is the leftmost column
  solutions INTEGER NOT NULL CHECK (solutions >= 0), -- how many solutions have a queen there
  PRIMARY KEY (n, row, col)
) STRICT, WITHOUT ROWID;

CREATE TABLE queens_reference ( -- published counts, cited and not computed here
  n INTEGER PRIMARY KEY CHECK (n >= 1), -- side of the board
  solutions INTEGER NOT NULL CHECK (solutions >= 0), -- OEIS A000170
  fundamental INTEGER NOT NULL CHECK (fundamental >= 0), -- OEIS A002562
  half_turn_fixed INTEGER NOT NULL CHECK (half_turn_fixed >= 0), -- OEIS A032522
  quarter_turn_fixed INTEGER NOT NULL CHECK (quarter_turn_fixed >= 0), -- OEIS A033148
  source TEXT NOT NULL -- where the four numbers are published
) STRICT;

CREATE TABLE strategy ( -- one row per way of searching
  problem TEXT NOT NULL CHECK (problem IN ('queens', 'sudoku')), -- what it searches
  name TEXT NOT NULL CHECK (name <> '' AND name NOT GLOB '*[^a-z0-9-]*'), -- unique within its problem
  title TEXT NOT NULL, -- its name in English
  summary TEXT NOT NULL, -- how it searches, in a sentence
  origin TEXT NOT NULL, -- where the method comes from
  PRIMARY KEY (problem, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE strategy_run ( -- one row per strategy and instance: the work it did
  problem TEXT NOT NULL, -- queens or sudoku
  strategy TEXT NOT NULL, -- name of the strategy
  instance TEXT NOT NULL, -- n=8, or a puzzle's label
  tried INTEGER NOT NULL CHECK (tried >= placed), -- squares or digits looked at at a node, allowed or not
  placed INTEGER NOT NULL CHECK (placed >= 0), -- those accepted and descended from
  boards INTEGER NOT NULL CHECK (boards >= 0), -- complete boards or grids reached
  solutions INTEGER NOT NULL CHECK (solutions BETWEEN 0 AND boards OR strategy = 'fundamental'), -- solutions delivered; fundamental delivers the images of the boards it reaches as well
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'bound')), -- done: it ended by itself; bound: it stopped at its bound of tried digits
  verdict TEXT CHECK (verdict IN ('unique', 'several', 'none', 'undecided')), -- of a puzzle, what the run proved: undecided at its bound, or where its techniques ended; NULL for queens
  CHECK ((verdict IS NOT NULL) = (problem = 'sudoku') AND (outcome = 'done' OR verdict = 'undecided')),
  PRIMARY KEY (problem, strategy, instance),
  FOREIGN KEY (problem, strategy) REFERENCES strategy (problem, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE strategy_step ( -- what a strategy does, step by step, on an instance that is small enough to show
  problem TEXT NOT NULL, -- queens or sudoku
  strategy TEXT NOT NULL, -- name of the strategy
  instance TEXT NOT NULL, -- n=4, or a puzzle's label
  step INTEGER NOT NULL CHECK (step >= 1), -- 1, 2, … in the order of the search
  event TEXT NOT NULL CHECK (event IN ('placed', 'rejected', 'removed', 'solution')), -- placed: a square was tried and accepted; rejected: tried and not; removed: what stood there was taken away; solution: a board was delivered
  row INTEGER CHECK (row >= 1), -- row of the square, 1 at the top; NULL for a solution
  col INTEGER CHECK (col >= 1), -- column of the square, 1 at the left; NULL for a solution
  digit INTEGER CHECK (digit BETWEEN 1 AND 9), -- the digit, where the problem is sudoku
  board TEXT, -- the board that was delivered: a placement as a JSON array, or 81 digits
  PRIMARY KEY (problem, strategy, instance, step),
  FOREIGN KEY (problem, strategy, instance) REFERENCES strategy_run (problem, strategy, instance),
  CHECK ((board IS NOT NULL) = (event = 'solution')),
  CHECK ((row IS NULL) = (event = 'solution') AND (col IS NULL) = (event = 'solution')),
  CHECK ((digit IS NOT NULL) = (problem = 'sudoku' AND event <> 'solution'))
) STRICT, WITHOUT ROWID;

CREATE TABLE strategy_source ( -- the source code of the strategies, as it was compiled
  problem TEXT NOT NULL, -- queens or sudoku
  strategy TEXT NOT NULL, -- name of the strategy
  part INTEGER NOT NULL CHECK (part >= 1), -- 1, 2, … in the order in which to read them
  file TEXT NOT NULL, -- where the file lies in the project
  code TEXT NOT NULL CHECK (code <> ''), -- the method itself, without what only connects it to the rest
  PRIMARY KEY (problem, strategy, part),
  FOREIGN KEY (problem, strategy) REFERENCES strategy (problem, name)
) STRICT;

CREATE TABLE sudoku_collection ( -- one row per file of puzzles
  collection TEXT PRIMARY KEY CHECK (collection <> '' AND collection NOT GLOB '*[^a-z0-9-]*'), -- its name, as in addresses
  title TEXT NOT NULL, -- its name for people
  source TEXT NOT NULL, -- where the puzzles come from
  licence TEXT, -- under which terms they may be used
  puzzles INTEGER NOT NULL CHECK (puzzles >= 0) -- how many it holds
) STRICT, WITHOUT ROWID;

CREATE TABLE sudoku_technique ( -- one row per technique that a person's solution path may use
  technique TEXT PRIMARY KEY CHECK (technique <> '' AND technique NOT GLOB '*[^a-z0-9-]*'), -- its key
  place INTEGER NOT NULL UNIQUE CHECK (place >= 1), -- 1, 2, … in the order in which they are tried
  title TEXT NOT NULL, -- its name in English
  rating REAL NOT NULL CHECK (rating = round(rating, 1)) -- the lowest rating that a step of it can have
) STRICT, WITHOUT ROWID;

CREATE TABLE sudoku_puzzle ( -- one row per puzzle
  label TEXT PRIMARY KEY CHECK (label = collection || '.' || number), -- for example landmarks.4
  collection TEXT NOT NULL REFERENCES sudoku_collection (collection), -- the collection it belongs to
  number INTEGER NOT NULL CHECK (number >= 1), -- its place in the file, from 1
  name TEXT, -- its name, if it has one
  note TEXT, -- what its file says of it
  givens TEXT NOT NULL CHECK (length(givens) = 81 AND givens NOT GLOB '*[^1-9.]*'), -- 81 cells row by row, a dot for an empty one
  clues INTEGER NOT NULL CHECK (clues = length(replace(givens, '.', ''))), -- how many cells are given
  verdict TEXT NOT NULL CHECK (verdict IN ('unique', 'several', 'none', 'invalid')), -- unique: one solution; several: more than one; none: not one; invalid: equal givens in a house
  solution TEXT CHECK (length(solution) = 81 AND solution NOT GLOB '*[^1-9]*'), -- the solution when unique, one of them when several
  second_solution TEXT CHECK (length(second_solution) = 81 AND second_solution NOT GLOB '*[^1-9]*'), -- a different one, when several
  minimal INTEGER CHECK (minimal IN (0, 1)), -- 1 when no given can be left out; NULL unless unique
  canonical TEXT NOT NULL CHECK (length(canonical) = 81 AND canonical NOT GLOB '*[^1-9.]*'), -- the least text over all symmetries of the grid and all relabellings
  automorphisms INTEGER NOT NULL CHECK (automorphisms BETWEEN 1 AND 3359232), -- cell symmetries that, with some relabelling, leave the givens as they are
  rating REAL CHECK (rating = round(rating, 1)), -- rating of its hardest step on the classic Sudoku Explainer scale; NULL unless unique; where the path broke off, the least that the next step can have
  rating_is_at_least INTEGER CHECK (rating_is_at_least IN (0, 1)), -- 1 when the true rating may be higher
  level TEXT CHECK (level IN ('easy', 'moderate', 'tricky', 'hard', 'fiendish', 'extreme')), -- the rating as a word: easy, moderate from 1.5, tricky from 2.5, hard from 4.0, fiendish from 6.6, extreme from 8.0
  hardest_technique TEXT REFERENCES sudoku_technique (technique), -- key of the technique of the first step with the highest rating; NULL when rating_is_at_least
  published_rating REAL, -- the rating that its file gives, not ours
  UNIQUE (collection, number),
  CHECK ((solution IS NOT NULL) = (verdict IN ('unique', 'several'))),
  CHECK ((second_solution IS NOT NULL) = (verdict = 'several')),
  CHECK (second_solution <> solution),
  CHECK ((minimal IS NOT NULL) = (verdict = 'unique')),
  CHECK (verdict = 'unique' OR (rating IS NULL AND level IS NULL AND hardest_technique IS NULL)),
  CHECK ((rating IS NULL) = (level IS NULL) AND (rating IS NULL) = (rating_is_at_least IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE sudoku_step ( -- one row per step of a person's solution path
  label TEXT NOT NULL REFERENCES sudoku_puzzle (label), -- the puzzle
  step INTEGER NOT NULL CHECK (step >= 1), -- 1, 2, … in the order of solving
  technique TEXT NOT NULL REFERENCES sudoku_technique (technique), -- key of the technique
  detail TEXT NOT NULL, -- the step as an English sentence
  data TEXT NOT NULL CHECK (json_valid(data)), -- the step as a JSON object: place (r4c5=7) or remove (a list of r4c5<>7); rating where it is above its technique's; digits, cells (r4c5) and houses (r4, c5, b3) of the pattern; extras (further candidates, r4c5=7); chains, each a list of nodes: first r4c5=7 (true) or r4c5<>7 (false), then lists of such a node, why it follows (cell, a house, or a technique) and the numbers, from 0, of the nodes that it follows from unless that is the one before; what is empty or follows from the rest is left out
  PRIMARY KEY (label, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE bishop_board ( -- one row per place of a bishop inside the 8×8 border
  row INTEGER NOT NULL CHECK (row BETWEEN 2 AND 7), -- 1 is the top row
  col INTEGER NOT NULL CHECK (col BETWEEN 2 AND 7), -- 1 is the leftmost column
  attacked TEXT NOT NULL UNIQUE CHECK (length(attacked) = 64 AND attacked NOT GLOB '*[^#.]*'), -- 64 squares row by row, # where the bishop stands or attacks
  PRIMARY KEY (row, col)
) STRICT, WITHOUT ROWID;

CREATE TABLE catalog_note ( -- the meaning of every table, view and column
  object TEXT NOT NULL, -- table or view
  field TEXT NOT NULL, -- column, or empty for the object itself
  meaning TEXT NOT NULL, -- what it holds
  PRIMARY KEY (object, field)
) STRICT, WITHOUT ROWID;

CREATE VIEW queens_symmetry AS -- orbits and solutions per board size and symmetry
SELECT
  n, -- side of the board
  symmetry, -- what leaves the board unchanged: none, half-turn, quarter-turn or full (n = 1)
  orbit_size, -- boards per orbit
  count(*) AS orbits, -- how many fundamental solutions have this symmetry
  sum(orbit_size) AS solutions -- how many solutions that makes
FROM queens_fundamental
GROUP BY n, symmetry, orbit_size;

CREATE VIEW queens_certificate AS -- per board size: the counts here beside the published ones, and the sums that must agree
SELECT
  b.n AS n, -- side of the board
  b.solutions AS solutions, -- counted here
  r.solutions AS reference_solutions, -- OEIS A000170
  b.fundamental AS fundamental, -- counted here
  r.fundamental AS reference_fundamental, -- OEIS A002562
  (SELECT coalesce(sum(f.orbit_size), 0) FROM queens_fundamental f WHERE f.n = b.n) AS orbit_sum, -- sum of the orbit sizes; equals solutions
  CASE b.n WHEN 1 THEN (1 + 1 + 2 * 1 + 4 * 1) / 8 ELSE (b.solutions + b.half_turn_fixed + 2 * b.quarter_turn_fixed) / 8 END AS burnside, -- Burnside's count of the orbits; equals fundamental
  b.sha256 AS sha256 -- SHA-256 of the bytes that the command "queens N" prints
FROM queens_board b JOIN queens_reference r USING (n);

CREATE VIEW sudoku_path AS -- the steps with their ratings; the puzzle's rating is the highest of them, unless the path broke off
SELECT
  s.label AS label, -- the puzzle
  s.step AS step, -- 1, 2, … in the order of solving
  s.technique AS technique, -- key of the technique
  coalesce(json_extract(s.data, '$.rating'), t.rating) AS rating, -- rating of this step
  s.detail AS detail -- the step as an English sentence
FROM sudoku_step s JOIN sudoku_technique t USING (technique);

CREATE VIEW sudoku_class AS -- puzzles that are the same up to symmetry and relabelling
SELECT
  canonical, -- the least text of the class
  count(*) AS puzzles, -- how many catalogued puzzles are this one in disguise
  json_group_array(label) AS labels -- all their labels, a JSON array in the order of collection and number
FROM (SELECT canonical, label FROM sudoku_puzzle ORDER BY canonical, collection, number)
GROUP BY canonical;
