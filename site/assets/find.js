// Looks up a board that a reader pastes. It is read and found in engine.js, which is this program's
// own Java compiled to JavaScript; known.js lists the catalogued Sudoku puzzles. Without this script
// the page tells how to ask the program itself, or the catalogue.
"use strict";
(function () {
  const root = document.getElementById("finder");
  const words = root.dataset;
  const parts = {};
  for (const part of root.querySelectorAll("[data-part]")) {
    parts[part.dataset.part] = part;
  }
  const LONGEST = 100000; // characters that are read at most
  const SVG = "http://www.w3.org/2000/svg";

  const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (place, i) => values[i]);
  const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
  const mapName = (map) => parts.maps.querySelector(`[data-key="map.${map}"]`).textContent;

  function element(name, attributes, ...content) {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...content);
    return made;
  }

  const say = (...content) => element("p", { class: "said" }, ...content);

  // A sentence with a link in place of what it leaves open first.
  function linked(text, href, label, ...more) {
    const [before, after] = fill(text, "\n", ...more).split("\n");
    return say(before, element("a", { href }, label), after);
  }

  // ---- queens

  function drawQueens(columns, marked) {
    const n = columns.length;
    const square = (row) => `M${columns[row - 1] - 1.5} ${row - 1.5}h1v1h-1z`;
    // The dark squares of a row are the dashes of a line; that at the bottom left is dark.
    const dark = columns.map((col, row) => {
      const light = (n - 1 - row) % 2;
      return n > light ? `M${light - 0.5} ${row}h${n - light}` : "";
    });
    const drawn = [
      ["path", { class: "light", d: `M-.5-.5h${n}v${n}h-${n}z` }],
      ["path", { class: "dark", d: dark.join("") }],
      ["path", { class: "clash", d: marked.map(square).join("") }],
      ["polyline", { points: columns.map((col, row) => `${col - 1},${row}`).join(" ") }]
    ].map(([name, attributes]) => {
      const made = document.createElementNS(SVG, name);
      Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
      return made;
    });
    const board = parts.queens.firstElementChild;
    board.setAttribute("viewBox", `-.5 -.5 ${n} ${n}`);
    board.replaceChildren(...drawn);
  }

  function findQueens(columns) {
    const n = columns.split(" ").length;
    const place = queensPlace(columns);
    const attack = place.attackingRow() > 0 ? [place.attackingRow(), place.attackedRow()] : [];
    drawQueens(columns.split(" ").map(Number), attack);
    if (attack.length > 0) {
      return [say(fill(words.attacked, ...attack))];
    }
    if (n > Number(words.largest)) {
      return [
        say(fill(words.larger, n, words.largest)),
        element("p", {}, fill(words.fundamental, place.fundamentalColumns(), mapName(place.map())))
      ];
    }
    place.count();
    const href = `queens/${n}/${place.fundamental()}.html#${place.map()}`;
    return [linked(words.solution, href, `Q${n}.${place.fundamental()}`, mapName(place.map()),
      grouped(place.number()), grouped(place.solutions()))];
  }

  // ---- Sudoku

  let known = null; // the catalogued puzzles
  const page = (label) => `sudoku/${label.replace(/\.(\d+)$/, "/$1")}.html`;

  function drawSudoku(cells) {
    const digits = [...cells].map((digit, cell) => {
      const text = document.createElementNS(SVG, "text");
      text.setAttribute("x", cell % 9);
      text.setAttribute("y", Math.floor(cell / 9));
      text.textContent = digit === "." ? "" : digit;
      return text;
    });
    parts.sudoku.querySelector(".given").replaceChildren(...digits);
  }

  function findSudoku(cells) {
    drawSudoku(cells);
    known = known || knownSudoku(knownPuzzles);
    const labels = known.labels(cells);
    const solved = known.solvedBy(cells).filter((label) => !labels.includes(label));
    const answers = [
      ...labels.flatMap((label) => disguise(label, known.disguise(label, cells))),
      ...solved.map((label) => linked(words.solves, page(label), label))
    ];
    const none = () =>
      cells.includes(".") ? linked(words.unknown, `solve.html#${cells}`, words.solve) : say(words.unsolved);
    return answers.length > 0 ? answers : [none()];
  }

  function disguise(label, map) {
    const steps = [
      map.isTransposed() ? words.transpose : "",
      ...["rows", "columns", "digits"].map((what) => (map[what]() ? fill(words[what], map[what]()) : ""))
    ].filter((step) => step !== "");
    return steps.length === 0
      ? [linked(words.same, page(label), label)]
      : [
          linked(words.disguised, page(label), label),
          element("p", {}, fill(words.steps, label)),
          element("ol", {}, ...steps.map((step) => element("li", {}, step)))
        ];
  }

  // ---- the page

  function find() {
    const text = parts.text.value.slice(0, LONGEST);
    parts.result.hidden = text.trim() === "";
    if (!parts.result.hidden) {
      const board = readBoard(text);
      parts.told.replaceChildren(...answers(board));
      address(board.queens().replaceAll(" ", "-") || board.sudoku());
    } else {
      address("");
    }
  }

  function answers(board) {
    for (const kind of ["queens", "sudoku"]) {
      parts[kind].hidden = board[kind]() === "";
      parts[kind].firstElementChild.setAttribute("aria-label", fill(words[kind], board[kind]()));
    }
    if (board.queens()) {
      return findQueens(board.queens());
    }
    return board.sudoku()
      ? findSudoku(board.sudoku())
      : [say(words.unreadable), ...[...board.reasons()].map((reason) => element("p", {}, reason))];
  }

  function address(board) {
    parts.link.hidden = !board;
    history.replaceState(null, "", board ? `#${board}` : location.href.replace(/#.*/, ""));
  }

  function readAddress() {
    const board = location.hash.slice(1);
    if (/^[\d.-]+$/.test(board)) {
      parts.text.value = board.replaceAll("-", " ");
      find();
    }
  }

  let waiting = 0;
  parts.text.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(find, 200);
  });
  root.addEventListener("click", (event) => {
    if (event.target.matches("button[value]")) {
      parts.text.value = event.target.value;
      find();
    }
  });
  window.addEventListener("hashchange", readAddress);
  root.hidden = false;
  readAddress();
})();
