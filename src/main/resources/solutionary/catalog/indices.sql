CREATE UNIQUE INDEX queens_solution_by_placement ON queens_solution (placement);
CREATE INDEX queens_solution_by_fundamental ON queens_solution (n, fundamental);
CREATE INDEX queens_fundamental_by_symmetry ON queens_fundamental (n, symmetry);
CREATE INDEX strategy_run_by_instance ON strategy_run (problem, instance);
CREATE INDEX sudoku_puzzle_by_givens ON sudoku_puzzle (givens);
CREATE INDEX sudoku_puzzle_by_canonical ON sudoku_puzzle (canonical);
CREATE INDEX sudoku_puzzle_by_rating ON sudoku_puzzle (rating);
CREATE INDEX sudoku_puzzle_by_verdict ON sudoku_puzzle (verdict, collection, number);
