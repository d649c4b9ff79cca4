// Shows how a person solves a Sudoku, step by step on the board. The steps are found in engine.js,
// which is this program's own Java compiled to JavaScript: piece by piece, so that the page never
// waits for them. A puzzle's page is given a board beside its list of steps; without this script the
// list is there all the same. solve.js uses the same player.
"use strict";
const sudokuSteps = (function () {
  const script = document.currentScript;
  const [START, BACK, NEXT, END, PLACE, STAGE, WORKING] = script.dataset.words.split("|");
  const [NOTHING, WHERE, ALL] = [0, 1, 2]; // how much of a step is shown
  const CELLS = [...Array(81).keys()];
  const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (place, i) => values[i]);

  // ---- work in pieces

  const turns = new MessageChannel();
  let job = null;
  let due = false;

  function takeTurn() {
    if (!due) {
      due = true;
      turns.port2.postMessage(0);
    }
  }

  turns.port1.onmessage = () => {
    due = false;
    if (job) {
      const { work, after } = job;
      const end = performance.now() + 12;
      let done = false;
      while (!done && performance.now() < end) {
        done = work();
      }
      job = done ? null : job;
      after(done);
      if (job) {
        takeTurn();
      }
    }
  };

  // Calls work for a few milliseconds at a time until it returns true, and tells after each time
  // whether it has. There is one job at a time: the next one stops the one before. Returns a
  // function that stops it.
  function inPieces(work, after) {
    const own = { work, after };
    job = own;
    takeTurn();
    return () => { job = job === own ? null : job; };
  }

  // ---- what a step is about: the JSON of sudoku_step.data

  const cellOf = (name) => 9 * (name[1] - 1) + (name[3] - 1);
  const unique = (items) => [...new Set(items)];

  function literal(text) {
    return { cell: cellOf(text), digit: Number(text.at(-1)), on: text.includes("=") };
  }

  function chainOf(nodes) {
    return nodes.map((node, index) => {
      const [text, , ...because] = [].concat(node);
      return { ...literal(text), from: because.length > 0 ? because[0] : index - 1 };
    });
  }

  // What the data leaves out, because the rest implies it, is put in again.
  function aboutStep(walk, step) {
    const data = JSON.parse(walk.data(step));
    const place = data.place ? [literal(data.place)] : [];
    const remove = (data.remove || []).map(literal);
    const chains = (data.chains || []).map(chainOf);
    const nodes = chains.length === 1 ? chains[0] : [...place, ...remove];
    return {
      place, remove, chains,
      houses: data.houses || [],
      extras: (data.extras || []).map(literal),
      digits: data.digits || unique(nodes.map((each) => each.digit)),
      cells: data.cells ? data.cells.map(cellOf)
        : unique((chains.length === 1 ? nodes : place).map((each) => each.cell))
    };
  }

  // ---- drawing; the middle of the top left cell is at 0, 0

  const round = (number) => Math.round(number * 1000) / 1000;
  const square = (cell) => `M${(cell % 9) - 0.5} ${Math.floor(cell / 9) - 0.5}h1v1h-1z`;
  const path = (kind, d) => (d ? `<path class="${kind}" d="${d}"/>` : "");
  const group = (kind, markup) => (markup ? `<g class="${kind}">${markup}</g>` : "");

  function spot({ cell, digit }) {
    return {
      x: round((cell % 9) - 0.3 + 0.3 * ((digit - 1) % 3)),
      y: round(Math.floor(cell / 9) - 0.3 + 0.3 * Math.floor((digit - 1) / 3))
    };
  }

  function area(house) {
    const number = house[1] - 1;
    return house[0] === "r" ? `M-.5 ${number - 0.5}h9v1h-9z`
      : house[0] === "c" ? `M${number - 0.5}-.5h1v9h-1z`
        : `M${3 * (number % 3) - 0.5} ${3 * Math.floor(number / 3) - 0.5}h3v3h-3z`;
  }

  function discs(kind, candidates) {
    const spots = unique(candidates.map((each) => 9 * each.cell + each.digit - 1))
      .map((key) => spot({ cell: Math.floor(key / 9), digit: (key % 9) + 1 }));
    return group(kind, spots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".15"/>`).join(""));
  }

  // A line from each node to the one it was found by, bent a little; what makes true is strong.
  function links(chain, on) {
    return chain.filter((node) => node.from >= 0 && node.on === on).map((node) => {
      const a = spot(chain[node.from]);
      const b = spot(node);
      const x = round((a.x + b.x) / 2 + (b.y - a.y) / 8);
      const y = round((a.y + b.y) / 2 - (b.x - a.x) / 8);
      return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
    }).join("");
  }

  // The digits that the step speaks of in the cells that form it.
  function patternOf(walk, board, about) {
    const taken = [...about.place, ...about.remove];
    return about.cells
      .flatMap((cell) => about.digits.map((digit) => ({ cell, digit })))
      .filter(({ cell, digit }) => walk.has(board, cell, digit))
      .concat(about.extras)
      .filter(({ cell, digit }) => !taken.some((it) => it.cell === cell && it.digit === digit));
  }

  function marks(walk, board, about) {
    const nodes = about.chains.flat();
    const strokes = about.remove.map(spot).map(({ x, y }) => `M${x} ${y}m-.11 .11l.22-.22`);
    return about.chains.map((chain) =>
      path("strong", links(chain, true)) + path("weak", links(chain, false))).join("")
      + discs("hit", nodes.length > 0 ? [] : patternOf(walk, board, about))
      + discs("on", nodes.filter((node) => node.on))
      + discs("off", nodes.filter((node) => !node.on))
      + discs("in", about.place)
      + discs("out", about.remove)
      + path("stroke", strokes.join(""));
  }

  function text(x, y, digit) {
    return `<text x="${x}" y="${y}">${digit}</text>`;
  }

  function digits(kind, cells, isShown) {
    return group(kind, CELLS.filter((cell) => cells[cell] !== "." && isShown(cell))
      .map((cell) => text(cell % 9, Math.floor(cell / 9) + 0.03, cells[cell])).join(""));
  }

  function pencil(walk, board) {
    return CELLS.flatMap((cell) => DIGITS.filter((digit) => walk.has(board, cell, digit))
      .map((digit) => {
        const { x, y } = spot({ cell, digit });
        return text(x, y, digit);
      })).join("");
  }

  const LINES = [0, 1, 3, 4, 6, 7].map((line) => `M${line + 0.5}-.5v9M-.5 ${line + 0.5}h9`).join("");

  // Draws digits, those of the givens told from others, with something below and above the lines.
  function drawBoard(svg, givens, cells, under, over) {
    const isGiven = (cell) => givens[cell] !== ".";
    svg.setAttribute("viewBox", "-.55 -.55 9.1 9.1");
    svg.innerHTML = path("paper", "M-.5-.5h9v9h-9z") + under + path("thin", LINES)
      + path("thick", "M-.5-.5h9v9h-9zM2.5-.5v9M5.5-.5v9M-.5 2.5h9M-.5 5.5h9") + over
      + digits("given", cells, isGiven) + digits("found", cells, (cell) => !isGiven(cell));
  }

  // Draws the board before a step, with nothing, the place or all of the step. Returns its digits.
  function drawStep(svg, walk, step, detail) {
    const board = step - 1;
    const about = detail === NOTHING ? null : aboutStep(walk, step);
    drawBoard(svg, walk.cells(0), walk.cells(board), about ? grounds(about, detail) : "",
      (detail === ALL ? marks(walk, board, about) : "") + group("pencil", pencil(walk, board)));
    return walk.cells(board);
  }

  // Where to look is told by the houses alone if there are any.
  function grounds({ houses, cells }, detail) {
    const marked = detail === ALL || houses.length === 0 ? cells : [];
    return path("house", houses.map(area).join("")) + path("marked", marked.map(square).join(""));
  }

  // ---- the player

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  // A board with its buttons, put into a place of the page. Steps are 1, 2, …; behind the last one
  // stands the board that the path leads to. tell.shown(step, detail) hears of all that is shown,
  // tell.moved(step) of what a reader did.
  function player(place, tell) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const said = element("p", { class: "said", "aria-live": "polite" });
    const at = element("span", { class: "of" });
    const buttons = [START, BACK, NEXT, END].map((label) => element("button", { type: "button" }, label));
    const stage = element("div", { class: "stage", tabindex: 0, role: "group", "aria-label": STAGE }, svg);
    svg.setAttribute("class", "board sudoku");
    svg.setAttribute("role", "img");
    place.replaceChildren(stage, said, element("div", { class: "row" }, ...buttons, at));

    let walk = null;
    let ended = false;
    let wanted = 1; // may lie beyond the steps found so far
    let step = 1;
    let detail = ALL;
    let known = 0; // steps when the board was drawn last

    const end = () => walk.steps() + 1;

    function count() {
      const steps = walk.steps();
      at.textContent = fill(PLACE, Math.min(step, steps), steps) + (ended ? "" : " …");
    }

    function show() {
      step = Math.min(wanted, end());
      known = walk.steps();
      const much = step < end() ? detail : NOTHING;
      const board = drawStep(svg, walk, step, much);
      count();
      svg.setAttribute("aria-label", `${at.textContent}: ${board}`);
      said.textContent = much === ALL ? walk.sentence(step) : step === end() && !ended ? WORKING : "";
      buttons.forEach((button, i) =>
        button.setAttribute("aria-disabled", i < 2 ? step === 1 : step === end()));
      tell.shown(step, much);
    }

    function go(to, much = ALL) {
      wanted = Math.max(1, to);
      detail = much;
      show();
    }

    const moves = [
      () => go(1),
      () => go(step - 1),
      () => go(detail < ALL || step === end() ? step : step + 1),
      () => go(Infinity)
    ];
    const keys = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 };

    function move(number) {
      if (walk) {
        moves[number]();
        tell.moved(step);
      }
    }

    buttons.forEach((button, i) => button.addEventListener("click", () => move(i)));
    stage.addEventListener("pointerdown", () => stage.focus());
    place.addEventListener("keydown", (event) => {
      if (event.key in keys && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        move(keys[event.key]);
      }
    });

    return {
      go,
      said,
      // Begins with a walk whose steps are still to be found.
      open(begun, much) {
        walk = begun;
        ended = false;
        go(1, much);
      },
      // Tells that the walk may have more steps, and whether it has ended.
      grown(done) {
        ended = done;
        if (done || (walk.steps() > known && wanted > known)) {
          show();
        } else {
          count();
        }
      }
    };
  }

  // ---- a puzzle's page

  // The elements that tell a step each; a run of singles, r1c6=8 r1c4=6 …, is taken apart.
  function linesOf(list) {
    return [...list.querySelectorAll("[id^=step-]")].flatMap((line) => {
      if (line.localName === "li") {
        return [line];
      }
      const run = line.lastChild;
      const singles = run.textContent.trim().split(" ").map((single) => element("span", {}, single));
      run.replaceWith(...singles.flatMap((single) => [" ", single]));
      return singles;
    });
  }

  function puzzlePage(root) {
    const list = root.querySelector(".path");
    const lines = linesOf(list);
    const place = element("div", { class: "player" });
    const split = element("div", { class: "split" }, place);
    list.before(split);
    split.append(list);
    const board = player(place, { shown: mark, moved: writeAddress });
    let engine = null;

    function mark(step) {
      for (const line of list.querySelectorAll("[aria-current]")) {
        line.removeAttribute("aria-current");
      }
      lines[step - 1]?.setAttribute("aria-current", "step");
    }

    function writeAddress(step) {
      history.replaceState(null, "", step > lines.length ? "#path" : `#step-${step}`);
    }

    function readAddress() {
      const step = /^#step-(\d+)$/.exec(location.hash);
      if (step) {
        root.open = true;
        if (typeof sudokuWalk === "function") {
          board.go(Number(step[1]));
          place.scrollIntoView({ block: "nearest" });
        }
      }
    }

    function begin() {
      const walk = sudokuWalk(root.dataset.givens, true);
      board.open(walk, ALL);
      inPieces(() => walk.work(), board.grown);
      readAddress();
    }

    root.addEventListener("toggle", () => {
      if (root.open && !engine) {
        engine = element("script", { src: script.src.replace("steps.js", "engine.js") });
        engine.onload = begin;
        document.head.append(engine);
      }
    });
    lines.forEach((line, i) => line.addEventListener("click", (event) => {
      if (!event.target.closest("a") && typeof sudokuWalk === "function") {
        board.go(i + 1);
        writeAddress(i + 1);
      }
    }));
    window.addEventListener("hashchange", readAddress);
    root.open = root.open || /^#(path|step-\d+)$/.test(location.hash);
  }

  const steps = document.querySelector("details#path");
  if (steps) {
    puzzlePage(steps);
  }

  return { NOTHING, WHERE, inPieces, player, aboutStep, drawBoard, square, path, element, fill };
})();
