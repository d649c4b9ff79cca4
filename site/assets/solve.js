// Solves a puzzle that a reader pastes or types: verdict, solutions, rating, hints and the whole
// path. All of it is found in engine.js, which is this program's own Java compiled to JavaScript,
// piece by piece, so that the page never waits.
"use strict";
(function () {
  const { NOTHING, WHERE, inPieces, player, aboutStep, drawBoard, square, path, element, fill } = sudokuSteps;
  const root = document.getElementById("solver");
  const words = root.dataset;
  const parts = {};
  for (const part of root.querySelectorAll("[data-part]")) {
    parts[part.dataset.part] = part;
  }
  const named = (kind) => new Map([...parts[kind].children].map((each) => [each.dataset.key, each]));
  const names = named("names");
  const techniques = named("techniques");
  const TEXT = 50000; // characters that are read at most
  const SHOWN = 20; // rejections and choices that are shown at most
  const CHOICES = 1000;

  const say = (key) => names.get(key).textContent;
  const cellName = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const houseName = (house) => fill(words[{ r: "row", c: "column", b: "box" }[house[0]]], house[1]);

  function technique(key) {
    const link = techniques.get(key);
    return link ? link.cloneNode(true) : document.createTextNode(key);
  }

  // ---- the grid

  const inputs = [...Array(81).keys()].map((cell) => {
    const input = element("input", {
      inputmode: "numeric", autocomplete: "off", tabindex: cell === 0 ? 0 : -1,
      "aria-label": fill(words.cell, Math.floor(cell / 9) + 1, (cell % 9) + 1)
    });
    input.addEventListener("focus", () => {
      for (const other of inputs) {
        other.tabIndex = -1;
      }
      input.tabIndex = 0;
      input.select();
    });
    input.addEventListener("input", () => typed(cell, input.value.slice(-1)));
    input.addEventListener("keydown", (event) => onKey(event, cell));
    return input;
  });

  const isDigit = (character) => /^[1-9]$/.test(character);
  const focus = (cell) => inputs[Math.max(0, Math.min(cell, 80))].focus();
  const givens = () => inputs.map((input) => input.value || ".").join("");

  function typed(cell, character) {
    inputs[cell].value = isDigit(character) ? character : "";
    pasted = null;
    showRejections();
    showChoice();
    setAddress("");
    if (isDigit(character) || /^[0.\s*_-]$/.test(character)) {
      focus(cell + 1);
    }
    forget();
  }

  function onKey(event, cell) {
    const row = Math.floor(cell / 9);
    const col = cell % 9;
    const to = {
      ArrowUp: row > 0 ? cell - 9 : cell, ArrowDown: row < 8 ? cell + 9 : cell,
      ArrowLeft: col > 0 ? cell - 1 : cell, ArrowRight: col < 8 ? cell + 1 : cell,
      Home: cell - col, End: cell - col + 8
    }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (to !== undefined) {
      focus(to);
    } else if (event.key === "Enter") {
      solve(true);
    } else if (event.key === "Delete") {
      typed(cell, "");
    } else if (event.key === "Backspace" && inputs[cell].value === "") {
      focus(cell - 1);
      typed(Math.max(0, cell - 1), "");
    } else {
      return;
    }
    event.preventDefault();
  }

  function fillGrid(cells) {
    inputs.forEach((input, cell) => { input.value = isDigit(cells[cell]) ? cells[cell] : ""; });
    forget();
  }

  // ---- texts

  let pasted = null;
  let reading = 0;

  function readText() {
    clearTimeout(reading);
    const text = parts.text.value;
    pasted = text.trim() === "" ? null : pastedSudoku(text.length > TEXT ? wholeLines(text) : text);
    parts.cut.hidden = text.length <= TEXT;
    showRejections();
    showChoice();
    if (pasted && pasted.puzzles() > 0) {
      choose(0);
    } else {
      forget();
      setAddress("");
    }
  }

  // As many lines as are read, none of them cut short.
  function wholeLines(text) {
    const start = text.slice(0, TEXT);
    return start.slice(0, start.lastIndexOf("\n") + 1) || start;
  }

  function setAddress(cells) {
    history.replaceState(null, "", cells ? `#${cells}` : location.href.replace(/#.*/, ""));
  }

  function choose(number) {
    fillGrid(pasted.givens(number));
    solve(true);
  }

  function showRejections() {
    const count = pasted ? pasted.rejections() : 0;
    const items = [...Array(Math.min(count, SHOWN)).keys()].map((i) => element("li", {},
      pasted.line(i) > 0 ? `${fill(words.line, pasted.line(i))} ` : "",
      fill(words.rejected, pasted.found(i), pasted.wanted(i))));
    if (count > SHOWN) {
      items.push(element("li", {}, fill(words.more, count - SHOWN)));
    }
    parts.rejections.replaceChildren(...items);
    parts.rejected.hidden = count === 0;
  }

  function showChoice() {
    const count = pasted ? pasted.puzzles() : 0;
    parts.several.hidden = count < 2;
    parts.found.textContent = fill(words.found, count);
    parts.choice.replaceChildren(...[...Array(count < 2 ? 0 : Math.min(count, CHOICES)).keys()].map((i) =>
      element("option", { value: i }, `${i + 1}${pasted.name(i) ? ` · ${pasted.name(i)}` : ""}`)));
  }

  // ---- work

  let stop = () => {};
  let known = null; // the catalogue's puzzles
  let hinting = false; // whether a hint is due as soon as there is a step
  let discreet = false; // whether solutions stay closed, since a hint was asked for

  // Nothing of an earlier puzzle stays to be seen.
  function forget() {
    stop();
    parts.busy.hidden = true;
    parts.results.hidden = true;
    allowHints(true);
    inputs.forEach((input) => input.removeAttribute("aria-invalid"));
  }

  function allowHints(are) {
    root.querySelectorAll("[data-do=hint]").forEach((button) => { button.disabled = !are; });
  }

  function work(piece, doing, after) {
    stop();
    parts.busy.hidden = false;
    parts.doing.textContent = doing;
    stop = inPieces(piece, (done) => {
      parts.busy.hidden = done;
      after(done);
    });
  }

  // Whether there is nothing in the grid because what was pasted is no puzzle.
  const isRefused = () => pasted !== null && pasted.puzzles() === 0 && !/[1-9]/.test(givens());

  // Judges what is in the grid, and then has it rated. Who asks for a hint or follows a link does not see the solution.
  function solve(openly, asksHint = !openly) {
    const cells = givens();
    forget();
    if (isRefused()) {
      return;
    }
    hinting = asksHint;
    setAddress(cells);
    parts.solution.open = openly && !discreet;
    parts.witness.open = !discreet;
    const judging = sudokuJudging(cells);
    work(() => judging.work(), words.judging, (done) => {
      if (done) {
        showVerdict(cells, judging);
        showPlace(cells);
        if (openly && parts.results.getBoundingClientRect().top > innerHeight - 100) {
          parts.results.scrollIntoView({ block: "start" });
        }
        if (isRated(cells, judging.verdict())) {
          rate(cells);
        }
      }
    });
  }

  // A grid without an empty cell has nothing to rate.
  const isRated = (cells, verdict) => verdict === "unique" && cells.includes(".");

  // ---- results

  function showVerdict(cells, judging) {
    const verdict = judging.verdict();
    parts.results.hidden = false;
    parts.verdict.textContent = say(`verdict.${verdict}`);
    parts.verdict.className = `verdict ${verdict}`;
    parts.meaning.textContent = say(`verdict.${verdict}.meaning`);
    parts.reason.textContent = verdict === "invalid" ? clashes(judging) : verdict === "none" ? obstacle(cells) : "";
    parts.clues.textContent = cells.replaceAll(".", "").length;
    showSolution(parts.solution, cells, judging.solution(0), judging.solution(1));
    showSolution(parts.witness, cells, judging.solution(1), judging.solution(0));
    for (const part of root.querySelectorAll("[data-only=unique]")) {
      part.hidden = !isRated(cells, verdict);
    }
  }

  function showSolution(details, cells, solution, other) {
    details.hidden = solution === "";
    if (solution !== "") {
      const differs = other === "" ? [] : [...Array(81).keys()].filter((cell) => solution[cell] !== other[cell]);
      const svg = details.querySelector("svg");
      drawBoard(svg, cells, solution, path("marked", differs.map(square).join("")), "");
      svg.setAttribute("aria-label", fill(words.solved, solution));
      details.querySelector("code").textContent = solution;
    }
  }

  function clashes(judging) {
    return [...Array(judging.clashes()).keys()].map((i) => {
      const house = judging.clashHouse(i);
      const digit = String(judging.clashDigit(i));
      inputs.forEach((input, cell) => {
        if (input.value === digit && isIn(house, cell)) {
          input.setAttribute("aria-invalid", "true");
        }
      });
      return fill(words.clash, digit, houseName(house));
    }).join(" ");
  }

  function isIn(house, cell) {
    const row = Math.floor(cell / 9);
    const number = { r: row, c: cell % 9, b: 3 * Math.floor(row / 3) + Math.floor((cell % 9) / 3) }[house[0]];
    return number === house[1] - 1;
  }

  // Why there is no solution, where a cell tells it at once.
  function obstacle(cells) {
    const walk = sudokuWalk(cells, false);
    const dead = [...Array(81).keys()].find((cell) =>
      cells[cell] === "." && ![1, 2, 3, 4, 5, 6, 7, 8, 9].some((digit) => walk.has(0, cell, digit)));
    return dead === undefined ? words.tried : fill(words.dead, cellName(dead));
  }

  // The puzzle in the catalogue, whatever disguise it comes in.
  function showPlace(cells) {
    parts.canonical.textContent = sudokuCanonical(cells);
    known = known || knownSudoku(knownPuzzles);
    const own = known.labels(cells);
    const solved = own.length > 0 || cells.includes(".") ? [] : known.solvedBy(cells);
    const links = [...own, ...solved].map((label) =>
      element("a", { href: `sudoku/${label.replace(/\.(\d+)$/, "/$1")}.html` }, label));
    parts.place.replaceChildren(
      solved.length > 0 ? `${words.solves} ` : "",
      ...links.flatMap((link, i) => (i > 0 ? [", ", link] : [link])));
    if (links.length === 0) {
      parts.place.textContent = words.unknown;
    }
  }

  // ---- rating, path and hints

  let walk = null;
  let shown = { step: 1, detail: NOTHING };
  let told = { step: 0, presses: 0 }; // how often a hint at a step was asked for
  const board = player(parts.player, { shown: onShown, moved: () => {} });

  function rate(cells) {
    walk = sudokuWalk(cells, true);
    parts.list.replaceChildren();
    board.open(walk, NOTHING);
    told = { step: 0, presses: 0 };
    work(() => walk.work(), words.rating, (done) => {
      listSteps();
      board.grown(done);
      showRating(done);
      if (hinting && walk.steps() > 0) {
        hinting = false;
        hint();
      }
    });
  }

  function showRating(ended) {
    const text = !ended ? words.sofar : walk.isAtLeast() ? words.atleast : "{0}";
    parts.rating.textContent = fill(text, walk.rating());
    parts.level.textContent = ended ? say(`level.${walk.level()}`) : "";
    const hardest = walk.hardestTechnique();
    parts.hardest.replaceChildren(hardest ? technique(hardest) : "–");
    parts.bound.hidden = !ended || !walk.isAtLeast();
    allowHints(!ended || walk.steps() > 0);
  }

  function listSteps() {
    for (let step = parts.list.children.length + 1; step <= walk.steps(); step++) {
      const line = element("li", {}, technique(walk.technique(step)), ". ", walk.sentence(step));
      line.addEventListener("click", (event) => {
        if (!event.target.closest("a")) {
          board.go(step);
        }
      });
      parts.list.append(line);
    }
    parts.count.textContent = fill(words.steps, walk.steps());
    markLine();
  }

  function markLine() {
    for (const line of parts.list.querySelectorAll("[aria-current]")) {
      line.removeAttribute("aria-current");
    }
    if (shown.detail > WHERE) {
      parts.list.children[shown.step - 1]?.setAttribute("aria-current", "step");
    }
  }

  function onShown(step, detail) {
    shown = { step, detail };
    markLine();
    if (detail === WHERE) {
      board.said.replaceChildren(fill(words.look, where(step)),
        ...(told.presses > 1 ? [" ", technique(walk.technique(step)), "."] : []));
    }
  }

  // One press says where to look, the next which technique, the third the step.
  function hint() {
    discreet = true;
    parts.solution.open = false;
    parts.witness.open = false;
    if (parts.results.hidden) {
      solve(false);
    } else if (walk && shown.step <= walk.steps()) {
      const step = shown.detail > WHERE ? shown.step + 1 : shown.step;
      told = { step, presses: told.step === step ? told.presses + 1 : 1 };
      if (step > walk.steps() || told.presses > 2) {
        board.go(step);
      } else {
        board.go(step, WHERE);
      }
      parts.player.scrollIntoView({ block: "nearest" });
    }
  }

  function where(step) {
    const { houses, cells } = aboutStep(walk, step);
    return (houses.length > 0 ? houses.map(houseName) : cells.map(cellName)).join(", ");
  }

  // ---- hands

  const actions = {
    solve() {
      discreet = false;
      solve(true);
    },
    hint,
    stop() {
      stop();
      parts.busy.hidden = true;
    },
    clear() {
      parts.text.value = "";
      readText();
      fillGrid(".".repeat(81));
      setAddress("");
      focus(0);
    }
  };

  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do]");
    if (!button) {
      return;
    }
    if (button.value) {
      parts.text.value = "";
      readText();
      fillGrid(button.value);
      solve(true);
    } else {
      actions[button.dataset.do]();
    }
  });

  parts.text.addEventListener("input", () => {
    clearTimeout(reading);
    reading = setTimeout(readText, 200);
  });
  parts.grid.addEventListener("paste", (event) => {
    event.preventDefault();
    parts.text.value = event.clipboardData.getData("text");
    readText();
  });
  parts.choice.addEventListener("change", () => choose(Number(parts.choice.value)));

  function readHash() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return location.hash.slice(1);
    }
  }

  function readAddress() {
    const hash = readHash();
    if (/^[0-9.]{81}$/.test(hash)) {
      fillGrid(hash);
      solve(false, false);
    } else if (hash !== "") {
      parts.text.value = hash;
      readText();
    }
  }

  parts.grid.append(...inputs);
  window.addEventListener("hashchange", readAddress);
  root.hidden = false;
  readAddress();
})();
