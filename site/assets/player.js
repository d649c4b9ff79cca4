// Lets readers watch a search. The search itself runs in engine.js, which is this program's own Java
// compiled to JavaScript; this script lets it record itself a moment at a time, walks through the
// steps and draws the board. Without it the page still holds a picture and the first steps.
"use strict";
(function () {
  const root = document.getElementById("player");
  if (!root || typeof queensPlayer !== "function") {
    return;
  }
  const words = root.dataset;
  const parts = {};
  for (const element of root.querySelectorAll("[data-part]")) {
    parts[element.dataset.part] = element;
  }
  const stage = root.querySelector(".stage");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  let search = null;
  let choice = null;
  let wanted = null; // a step that is not recorded yet
  let playing = false;
  let board = null;

  // ---- words

  const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (place, i) => values[i]);
  const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

  // ---- boards: how each problem is searched and drawn

  const SVG = "http://www.w3.org/2000/svg";

  function add(parent, name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, value);
    }
    parent.append(element);
    return element;
  }

  const square = (row, col) => `M${col - 1.5} ${row - 1.5}h1v1h-1z`;

  const queens = {
    record: (choice, limit) => queensPlayer(words.strategy, side(choice), limit),
    make(choice) {
      const n = side(choice);
      const svg = parts.board;
      svg.setAttribute("viewBox", `-1.2 -1.2 ${n + 0.8} ${n + 0.8}`);
      // The dark squares of a row are the dashes of a line; that at the bottom left is dark.
      let dark = "";
      for (let row = 1; row <= n; row++) {
        const light = (n - row) % 2;
        dark += n > light ? `M${light - 0.5} ${row - 1}h${n - light}` : "";
        add(svg, "text", { class: "rank", x: -0.85, y: row - 1 }).textContent = row;
        add(svg, "text", { class: "file", x: row - 1, y: -0.85 }).textContent = row;
      }
      add(svg, "path", { class: "light", d: `M-.5-.5h${n}v${n}h-${n}z` });
      add(svg, "path", { class: "dark", d: dark });
      const marks = addMarks(svg);
      const pieces = add(svg, "polyline", {});
      return { n, marks, pieces, cross: addCross(svg), strike: "m-.3-.3l.6.6m0-.6l-.6.6" };
    },
    draw(pieces) {
      const points = [];
      const columns = new Array(board.n).fill("–");
      for (const { row, col } of pieces) {
        points.push(`${col - 1},${row - 1}`);
        columns[row - 1] = col;
      }
      board.pieces.setAttribute("points", points.join(" "));
      return columns.join(" ");
    }
  };

  const sudoku = {
    record: (choice, limit) => sudokuPlayer(words.strategy, choice.dataset.givens, limit),
    make(choice) {
      const svg = parts.board;
      svg.setAttribute("viewBox", "-.55 -.55 9.1 9.1");
      svg.classList.add("digits");
      add(svg, "path", { class: "paper", d: "M-.5-.5h9v9h-9z" });
      const marks = addMarks(svg);
      let thin = "";
      for (let line = 0.5; line < 8; line++) {
        thin += `M${line}-.5v9M-.5 ${line}h9`;
      }
      add(svg, "path", { class: "thin", d: thin });
      add(svg, "path", { class: "thick", d: "M-.5-.5h9v9h-9zM2.5-.5v9M5.5-.5v9M-.5 2.5h9M-.5 5.5h9" });
      const groups = ["given", "found"].map((name) => add(svg, "g", { class: name }));
      const digits = [...choice.dataset.givens].map((given, cell) =>
        add(groups[given === "." ? 1 : 0], "text", { x: cell % 9, y: Math.floor(cell / 9) + 0.03 }));
      return { n: 9, marks, digits, cross: addCross(svg), strike: "m-.36.36l.72-.72" };
    },
    draw(pieces) {
      const cells = new Array(81).fill(".");
      for (const { row, col, value } of pieces) {
        cells[9 * (row - 1) + col - 1] = value;
      }
      const tried = search.event() === "rejected" ? 9 * (search.row() - 1) + search.col() - 1 : -1;
      board.digits.forEach((text, cell) => {
        const shown = cell === tried ? search.value() : cells[cell];
        text.textContent = shown === "." ? "" : shown;
      });
      return cells.join("");
    }
  };

  const problem = { queens, sudoku }[words.problem];
  const side = (choice) => Number(choice.value.slice(2));

  // What stands on the board, after the step that is shown.
  function standing() {
    const pieces = [];
    for (let row = 1; row <= board.n; row++) {
      for (let col = 1; col <= board.n; col++) {
        const value = search.valueAt(row, col);
        if (value > 0) {
          pieces.push({ row, col, value });
        }
      }
    }
    return pieces;
  }

  function addMarks(svg) {
    return { clash: add(svg, "path", { class: "clash" }), here: add(svg, "path", { class: "here" }) };
  }

  function addCross(svg) {
    return add(svg, "path", { class: "cross" });
  }

  // The square that the step is about, and what stands in its way.
  function drawMarks(pieces) {
    const row = search.row();
    const col = search.col();
    const rejected = search.event() === "rejected";
    const clashes = pieces.filter((piece) => search.isInConflict(piece.row, piece.col));
    board.marks.clash.setAttribute("d", clashes.map((each) => square(each.row, each.col)).join(""));
    board.marks.here.setAttribute("d", row > 0 ? square(row, col) : "");
    board.cross.setAttribute("d", rejected ? `M${col - 1} ${row - 1}${board.strike}` : "");
  }

  // ---- what is shown

  function sentence(shown) {
    const event = search.event();
    if (event === "") {
      return words.start;
    }
    if (event === "solution") {
      return fill(words.solution, grouped(search.solutions()), shown);
    }
    const unseen = event === "rejected" && !search.isInConflict(search.row(), search.col());
    return fill(words[unseen ? "unseen" : event], search.row(), search.col(), search.value());
  }

  function show() {
    const pieces = standing();
    const shown = problem.draw(pieces);
    drawMarks(pieces);
    const step = search.step();
    parts.board.setAttribute("aria-label", fill(words.board, shown));
    parts.said.textContent = sentence(shown);
    if (document.activeElement !== parts.step) {
      parts.step.value = step;
    }
    for (const count of ["depth", "tried", "placed", "boards", "solutions"]) {
      parts[count].textContent = grouped(search[count]());
    }
    showPlace();
  }

  // Where the step stands among those that are recorded, of which there may be more by and by.
  function showPlace() {
    const step = search.step();
    const steps = search.steps();
    const over = step === steps && !search.isOpen();
    parts.ended.textContent = !over ? "" : search.isWhole() ? words[choice.dataset.ending] : words.full;
    parts.slider.max = parts.step.max = steps;
    parts.slider.value = step;
    parts.steps.textContent = search.isOpen() ? fill(words.more, grouped(steps)) : grouped(steps);
    off("first", step === 0);
    off("back", step === 0);
    off("forward", over);
    off("last", over);
    off("previousSolution", search.previousSolution() === 0);
    off("nextSolution", search.nextSolution() === 0);
  }

  // A button that does nothing keeps the focus: it is only marked.
  function off(name, value) {
    root.querySelector(`[data-do="${name}"]`).setAttribute("aria-disabled", value);
  }

  // ---- the address: #n=8&step=982, or #puzzle=landmarks.1&step=7

  let writing = 0;

  function writeAddress() {
    clearTimeout(writing);
    writing = setTimeout(() => {
      history.replaceState(null, "", `#${choice.value}&step=${search.step()}`);
    }, 200);
  }

  function readAddress() {
    const hash = location.hash.slice(1);
    const known = [...parts.choice.options].find((each) => `${hash}&`.startsWith(`${each.value}&`));
    const step = /&step=(\d+)/.exec(hash);
    return known ? { choice: known, step: step ? Number(step[1]) : 0 } : null;
  }

  // ---- moving

  function go(step) {
    wanted = step > search.steps() && search.isOpen() ? step : null;
    if (wanted !== null) {
      parts.said.textContent = words.recording;
      return;
    }
    search.go(Math.min(step, search.steps()));
    show();
    if (!playing) {
      writeAddress();
    }
  }

  function open(chosen, step) {
    pause();
    chosen.selected = true;
    if (chosen === choice) {
      if (search) {
        go(step);
      }
      return;
    }
    clearTimeout(writing);
    choice = chosen;
    search = null;
    wanted = null;
    parts.said.textContent = words.recording;
    setTimeout(() => {
      if (choice === chosen) {
        search = problem.record(choice, Number(words.limit));
        parts.board.replaceChildren();
        board = problem.make(choice);
        show();
        go(step);
        extend(search);
      }
    }, 30);
  }

  // Records on in short moments, between which the page is free for its reader.
  function extend(recorded) {
    const end = performance.now() + 20;
    while (recorded === search && recorded.isOpen() && performance.now() < end) {
      recorded.extend();
    }
    if (recorded !== search) {
      return;
    }
    showPlace();
    if (wanted !== null) {
      go(wanted);
    }
    if (recorded.isOpen()) {
      setTimeout(() => extend(recorded), 10);
    }
  }

  function play() {
    if (search.step() === search.steps() && !search.isOpen()) {
      search.go(0);
    }
    playing = true;
    parts.said.setAttribute("aria-live", "off");
    label();
    let before = performance.now();
    let due = 1;
    requestAnimationFrame(function frame(now) {
      if (!playing) {
        return;
      }
      due += (Math.min(now - before, 500) / 1000) * Number(parts.speed.value);
      before = now;
      const whole = Math.floor(due);
      due -= whole;
      if (whole > 0) {
        go(Math.min(search.step() + whole, search.steps()));
      }
      if (search.step() === search.steps() && !search.isOpen()) {
        pause();
      } else {
        requestAnimationFrame(frame);
      }
    });
  }

  function pause() {
    if (playing && search) {
      playing = false;
      parts.said.setAttribute("aria-live", "polite");
      label();
      go(search.step());
    }
  }

  function label() {
    const button = root.querySelector('[data-do="play"]');
    button.textContent = playing ? words.pause : words.play;
  }

  // Moves and stops: who steps by hand wants to look.
  const by = (steps) => stop(() => search.step() + steps);

  function stop(target) {
    if (!search) {
      return;
    }
    const step = target();
    pause();
    go(step);
  }

  const actions = {
    first: () => stop(() => 0),
    last: () => stop(() => (search.isOpen() ? Infinity : search.steps())),
    back: () => by(-1),
    forward: () => by(1),
    tenBack: () => by(-10),
    tenForward: () => by(10),
    nextSolution: () => stop(() => search.nextSolution() || search.step()),
    previousSolution: () => stop(() => search.previousSolution() || search.step()),
    play: () => (playing ? pause() : play()),
    faster: () => changeSpeed(1),
    slower: () => changeSpeed(-1)
  };

  function changeSpeed(by) {
    const options = [...parts.speed.options].filter((option) => !option.disabled);
    const at = options.findIndex((option) => option.selected) + by;
    options[Math.max(0, Math.min(at, options.length - 1))].selected = true;
  }

  // ---- hands

  const keys = {
    " ": "play", ArrowRight: "forward", ArrowLeft: "back", ArrowDown: "tenForward",
    ArrowUp: "tenBack", Home: "first", End: "last", n: "nextSolution", N: "nextSolution",
    p: "previousSolution", P: "previousSolution", "+": "faster", "-": "slower"
  };

  function onKey(event) {
    const action = keys[event.key];
    const own = event.target.matches("input, select, summary");
    const pressed = event.key === " " && event.target.matches("button");
    if (!search || !action || own || pressed || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    actions[action]();
  }

  function limitSpeed() {
    for (const option of parts.speed.options) {
      option.disabled = calm.matches && Number(option.value) > 2;
    }
    if (calm.matches && Number(parts.speed.value) > 2) {
      parts.speed.value = "1";
    }
    parts.calm.hidden = !calm.matches;
  }

  root.addEventListener("keydown", onKey);
  root.addEventListener("click", (event) => {
    const action = event.target.dataset.do;
    if (search && action) {
      actions[action]();
    }
  });
  stage.addEventListener("pointerdown", () => stage.focus());
  parts.slider.addEventListener("input", () => stop(() => Number(parts.slider.value)));
  parts.step.addEventListener("change", () => stop(() => Math.trunc(Number(parts.step.value))));
  parts.choice.addEventListener("change", () => open(parts.choice.selectedOptions[0], 0));
  calm.addEventListener("change", limitSpeed);
  window.addEventListener("hashchange", () => {
    const given = readAddress();
    if (given) {
      open(given.choice, given.step);
    }
  });

  limitSpeed();
  root.hidden = false;
  const given = readAddress();
  const first = [...parts.choice.options].find((each) => each.value === words.initial);
  open(given ? given.choice : first, given ? given.step : 0);
})();
