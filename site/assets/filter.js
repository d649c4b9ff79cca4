// Lets readers choose puzzles of a list by level, rating, clues and technique. It works on the rows
// of the table that stands in the page anyway; without it the sorted lists are there all the same.
// The address holds the choice: #level=hard&rating-from=4.2
"use strict";
(function () {
  const form = document.getElementById("filter");
  const rows = [...document.querySelectorAll("#puzzles tbody tr")].map((row) => {
    const [clues, rating, level, technique] = row.querySelectorAll("td");
    return {
      row,
      clues: Number(clues.firstElementChild.value),
      rating: Number(rating.firstElementChild.value),
      level: level.textContent,
      technique: technique.textContent
    };
  });

  for (const name of ["level", "technique"]) {
    const found = new Set(rows.map((each) => each[name]).filter((text) => text !== ""));
    form.elements[name].append(...[...found].map((text) => new Option(text, text)));
  }

  function isWanted(each, wanted) {
    const within = (name) => (wanted[`${name}-from`] || -Infinity) <= each[name]
      && each[name] <= (wanted[`${name}-to`] || Infinity);
    const same = (name) => !wanted[name] || wanted[name] === each[name];
    return within("clues") && within("rating") && same("level") && same("technique");
  }

  function apply() {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== "");
    const wanted = Object.fromEntries(chosen);
    let shown = 0;
    for (const each of rows) {
      each.row.hidden = !isWanted(each, wanted);
      shown += each.row.hidden ? 0 : 1;
    }
    form.querySelector("output").textContent = form.dataset.shown
      .replace("{0}", shown).replace("{1}", rows.length);
    history.replaceState(null, "", chosen.length > 0 ? `#${new URLSearchParams(chosen)}`
      : location.href.replace(/#.*/, ""));
  }

  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    if (form.elements[name]) {
      form.elements[name].value = value;
    }
  }
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(apply));
  form.hidden = false;
  apply();
})();
