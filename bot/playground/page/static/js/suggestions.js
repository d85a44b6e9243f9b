/** The list over the composer: commands, options, choices. One row can be current; keys move it. */

import { el, fill } from "./elements.js";

/** The list and its keys. Rows are `{label, detail, aside, pick}`. */
export class Suggestions {
  #root;
  #rows = [];
  #current = -1;
  #owner = null;

  constructor(root) {
    this.#root = root;
    root.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Whether it is shown. */
  get open() { return !this.#root.hidden; }

  /**
   * Show rows for the input that asks. `title` and `hint` stand over them, `empty` stands where no rows are, `problem` is a fault in red;
   * `first` makes the first row current at once.
   */
  show(owner, { title = "", hint = "", rows = [], empty = "", problem = "", first = true }) {
    this.#own(owner);
    const held = rows.map((row, index) => this.#row(row, index));
    this.#rows = rows.map((row, index) => ({ ...row, element: held[index] }));
    const heading = title || hint
      ? el("div.suggestions-head", {}, title ? el("strong", {}, title) : null, hint ? el("span", {}, hint) : null)
      : null;
    fill(this.#root, problem ? el("p.complaint", { role: "alert" }, problem) : null, heading,
      el("div.suggestions-rows", { role: "listbox", id: "suggestion-rows", "aria-label": title || "Suggestions" }, held),
      !held.length && empty ? el("p.suggestions-empty", { role: "status" }, empty) : null);
    this.#root.hidden = !(held.length || empty || heading || problem);
    owner.setAttribute("aria-expanded", String(this.open));
    this.#current = -1;
    this.#point(first && held.length ? 0 : -1);
  }

  /** Put it away. */
  hide() {
    this.#root.hidden = true;
    this.#rows = [];
    this.#own(null);
  }

  /** Take a key that means something to the list. Gives whether it did. */
  key(event) {
    if (!this.open || !this.#rows.length) return false;
    const last = this.#rows.length - 1;
    if (event.key === "ArrowDown") this.#point(this.#current >= last ? 0 : this.#current + 1);
    else if (event.key === "ArrowUp") this.#point(this.#current <= 0 ? last : this.#current - 1);
    else if (["Enter", "Tab"].includes(event.key) && !event.shiftKey && this.#current >= 0) this.#rows[this.#current].pick();
    else return false;
    event.preventDefault();
    return true;
  }

  #row({ label, detail, aside, pick }, index) {
    const row = el("div.suggestion", { role: "option", id: `suggestion-${index}`, "aria-selected": "false" },
      el("span.suggestion-label", {}, label), detail ? el("span.suggestion-detail", {}, detail) : null,
      aside ? el("span.suggestion-aside", {}, aside) : null);
    row.addEventListener("click", pick);
    row.addEventListener("pointermove", () => this.#current !== index && this.#point(index));
    return row;
  }

  #point(index) {
    this.#rows[this.#current]?.element.setAttribute("aria-selected", "false");
    this.#current = index;
    const row = this.#rows[index];
    if (!row) {
      this.#owner?.removeAttribute("aria-activedescendant");
      return;
    }
    row.element.setAttribute("aria-selected", "true");
    row.element.scrollIntoView({ block: "nearest" });
    this.#owner?.setAttribute("aria-activedescendant", row.element.id);
  }

  #own(owner) {
    if (this.#owner && this.#owner !== owner) {
      this.#owner.setAttribute("aria-expanded", "false");
      this.#owner.removeAttribute("aria-activedescendant");
    }
    this.#owner = owner;
  }
}
