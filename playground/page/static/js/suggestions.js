/** The list above the composer: commands, options, choices. */

import { el, fill } from "./elements.js";

/** A list of rows `{label, detail, aside, pick}`, of which one can be current. The keyboard moves it. */
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
   * Show rows for the input `owner`. `title` and `hint` stand above them, `empty` is shown without rows, and `problem` is
   * an error. With `first` the first row is current at once.
   */
  show(owner, { title = "", hint = "", rows = [], empty = "", problem = "", first = true }) {
    this.#setOwner(owner);
    const elements = rows.map((row, index) => this.#row(row, index));
    this.#rows = rows.map((row, index) => ({ ...row, element: elements[index] }));
    const heading = title || hint
      ? el("div.suggestions-head", {}, title ? el("strong", {}, title) : null, hint ? el("span", {}, hint) : null)
      : null;
    fill(this.#root, problem ? el("p.complaint", { role: "alert" }, problem) : null, heading,
      el("div.suggestions-rows", { role: "listbox", id: "suggestion-rows", "aria-label": title || "Suggestions" }, elements),
      !elements.length && empty ? el("p.suggestions-empty", { role: "status" }, empty) : null);
    this.#root.hidden = !(elements.length || empty || heading || problem);
    owner.setAttribute("aria-expanded", String(this.open));
    this.#current = -1;
    this.#setCurrent(first && elements.length ? 0 : -1);
  }

  /** Hide the list. */
  hide() {
    this.#root.hidden = true;
    this.#rows = [];
    this.#setOwner(null);
  }

  /** Handle a key event. Returns whether the list used it. */
  key(event) {
    if (!this.open || !this.#rows.length) return false;
    const last = this.#rows.length - 1;
    if (event.key === "ArrowDown") this.#setCurrent(this.#current >= last ? 0 : this.#current + 1);
    else if (event.key === "ArrowUp") this.#setCurrent(this.#current <= 0 ? last : this.#current - 1);
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
    row.addEventListener("pointermove", () => this.#current !== index && this.#setCurrent(index));
    return row;
  }

  #setCurrent(index) {
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

  #setOwner(owner) {
    if (this.#owner && this.#owner !== owner) {
      this.#owner.setAttribute("aria-expanded", "false");
      this.#owner.removeAttribute("aria-activedescendant");
    }
    this.#owner = owner;
  }
}
