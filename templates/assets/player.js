// Lets readers watch a search. The search itself runs in engine.js, which is this program's own Java
// compiled to JavaScript; this script records it once, walks through the steps and draws the board.
// Without it the page still holds the search tree of a small board and all of its steps.
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
  let instance = "";
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
    key: "n",
    record(name, limit) {
      return queensPlayer(words.strategy, sideOf(name), limit);
    },
    make(name) {
      const n = sideOf(name);
      const svg = parts.board;
      svg.replaceChildren();
      svg.setAttribute("viewBox", `-1.2 -1.2 ${n + 0.8} ${n + 0.8}`);
      let dark = "";
      for (let row = 1; row <= n; row++) {
        for (let col = 1; col <= n; col++) {
          dark += (row + col + n) % 2 === 0 ? "" : square(row, col);
        }
        add(svg, "text", { class: "rank", x: -0.85, y: row - 1 }).textContent = row;
        add(svg, "text", { class: "file", x: row - 1, y: -0.85 }).textContent = row;
      }
      add(svg, "path", { class: "light", d: `M-.5-.5h${n}v${n}h-${n}z` });
      add(svg, "path", { class: "dark", d: dark });
      const clash = add(svg, "path", { class: "clash" });
      const here = add(svg, "path", { class: "here" });
      const pieces = add(svg, "polyline", {});
      const cross = add(svg, "path", { class: "cross" });
      return { n, clash, here, pieces, cross };
    },
    draw({ n, clash, here, pieces, cross }) {
      const points = [];
      const columns = [];
      let clashes = "";
      for (let row = 1; row <= n; row++) {
        let column = "–";
        for (let col = 1; col <= n; col++) {
          if (search.valueAt(row, col) > 0) {
            points.push(`${col - 1},${row - 1}`);
            column = String(col);
            clashes += search.isInConflict(row, col) ? square(row, col) : "";
          }
        }
        columns.push(column);
      }
      const rejected = search.event() === "rejected";
      const at = [search.row(), search.col()];
      const x = at[1] - 1;
      const y = at[0] - 1;
      pieces.setAttribute("points", points.join(" "));
      clash.setAttribute("d", clashes);
      here.setAttribute("d", at[0] > 0 ? square(at[0], at[1]) : "");
      cross.setAttribute("d", rejected ? `M${x - 0.3} ${y - 0.3}l.6.6m0-.6l-.6.6` : "");
      return columns.join(" ");
    }
  };

  const sideOf = (name) => Number(name.slice(2));
  const problem = { queens }[words.problem];

  // ---- what is shown

  function sentence(shown) {
    const event = search.event();
    if (event === "") {
      return words.start;
    }
    return event === "solution"
      ? fill(words.solution, grouped(search.solutions()), shown)
      : fill(words[event], search.row(), search.col());
  }

  function show() {
    const shown = problem.draw(board);
    const step = search.step();
    const steps = search.steps();
    parts.board.setAttribute("aria-label", fill(words.board, shown));
    parts.said.textContent = sentence(shown);
    parts.ended.textContent = step < steps ? "" : search.isWhole() ? words.end : words.full;
    parts.slider.value = step;
    if (document.activeElement !== parts.step) {
      parts.step.value = step;
    }
    for (const count of ["depth", "tried", "placed", "boards", "solutions"]) {
      parts[count].textContent = grouped(search[count]());
    }
    off("first", step === 0);
    off("back", step === 0);
    off("forward", step === steps);
    off("last", step === steps);
    off("previousSolution", search.previousSolution() === 0);
    off("nextSolution", search.nextSolution() === 0);
  }

  // A button that does nothing keeps the focus: it is only marked.
  function off(name, value) {
    root.querySelector(`[data-do="${name}"]`).setAttribute("aria-disabled", value);
  }

  // ---- the address: #n=8&step=982

  let writing = 0;

  function writeAddress() {
    clearTimeout(writing);
    writing = setTimeout(() => {
      const value = instance.slice(instance.indexOf("=") + 1);
      history.replaceState(null, "", `#${problem.key}=${value}&step=${search.step()}`);
    }, 200);
  }

  function readAddress() {
    const given = new URLSearchParams(location.hash.slice(1));
    const wanted = `${problem.key}=${given.get(problem.key)}`;
    const known = [...parts.instance.options].some((option) => option.value === wanted);
    return known ? { name: wanted, step: Number(given.get("step")) || 0 } : null;
  }

  // ---- moving

  function go(step) {
    search.go(step);
    show();
    if (!playing) {
      writeAddress();
    }
  }

  function open(name, step) {
    pause();
    parts.instance.value = name;
    if (name === instance) {
      go(step);
      return;
    }
    parts.said.textContent = words.recording;
    search = null;
    setTimeout(() => {
      instance = name;
      search = problem.record(name, Number(words.limit));
      board = problem.make(name);
      parts.slider.max = parts.step.max = search.steps();
      parts.steps.textContent = grouped(search.steps());
      go(step);
    }, 30);
  }

  function play() {
    if (search.step() === search.steps()) {
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
        go(search.step() + whole);
      }
      if (search.step() === search.steps()) {
        pause();
      } else {
        requestAnimationFrame(frame);
      }
    });
  }

  function pause() {
    if (playing) {
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
    const step = target();
    pause();
    go(step);
  }

  const actions = {
    first: () => stop(() => 0),
    last: () => stop(() => search.steps()),
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
  parts.instance.addEventListener("change", () => open(parts.instance.value, 0));
  calm.addEventListener("change", limitSpeed);
  window.addEventListener("hashchange", () => {
    const given = readAddress();
    if (given) {
      open(given.name, given.step);
    }
  });

  limitSpeed();
  root.hidden = false;
  const given = readAddress();
  open(given ? given.name : words.initial, given ? given.step : 0);
})();
