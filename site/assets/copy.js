// Puts a button beside every text that is worth copying. Without this script the text is there all
// the same.
"use strict";
(function () {
  const words = document.currentScript.dataset;

  function select(element) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const selection = window.getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  }

  async function copy(element) {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(element.textContent);
    } else {
      select(element);
      document.execCommand("copy");
    }
  }

  for (const element of document.querySelectorAll(".copy")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copier";
    button.textContent = words.copy;
    button.addEventListener("click", async () => {
      try {
        await copy(element);
        button.textContent = words.copied;
        setTimeout(() => { button.textContent = words.copy; }, 2000);
      } catch {
        select(element);
      }
    });
    element.after(" ", button);
  }
})();
