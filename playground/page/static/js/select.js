/** A select: a button that opens a list of options, for one choice or several. */

import { el, fill, icon } from "./elements.js";
import { emojiText } from "./emoji.js";

let count = 0;

/**
 * A select of a message or a form. `chosen(values)` is called after the choice: immediately for a single choice, and when
 * the list closes for several. With `live` it is called after every change.
 */
export function select(component, { chosen, live = false, disabled = component.disabled } = {}) {
  const minimum = component.min_values ?? 1;
  const maximum = component.max_values ?? 1;
  const several = maximum > 1;
  const id = `select-${++count}`;
  let values = component.options.filter((option) => option.default).map((option) => option.value);
  let before = values.join("\n");
  let current = -1;

  const shown = el("span.select-shown");
  const button = el("button.select-button", {
    type: "button", role: "combobox", disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-controls": id, "aria-label": component.placeholder || "Make a selection",
  }, shown, icon("down"));
  const list = el("div.select-list", { id, role: "listbox", hidden: true, "aria-multiselectable": several ? "true" : null });
  const note = el("span", { role: "status" });
  const done = el("button.text-button", { type: "button", tabindex: "-1", onclick: () => close(true) }, "Done");
  const root = el("div.select", { "data-custom-id": component.custom_id }, button, list);

  const rows = component.options.map((option, index) => {
    const row = el("div.select-option", { role: "option", id: `${id}-${index}`, "data-value": option.value },
      option.emoji ? el("span.emoji", {}, emojiText(option.emoji)) : null,
      el("span.option-words", {}, el("span.option-label", {}, option.label),
        option.description ? el("span.option-description", {}, option.description) : null),
      el("span.tick", {}, icon("check")));
    row.addEventListener("click", () => pick(index));
    row.addEventListener("pointermove", () => highlight(index, false));
    return row;
  });
  list.append(...rows, several ? el("div.select-note", {}, note, done) : "");
  list.addEventListener("mousedown", (event) => event.preventDefault());

  function draw() {
    const picked = component.options.filter((option) => values.includes(option.value));
    if (picked.length) {
      fill(shown, picked.map((option, index) => [index ? ", " : "",
        option.emoji ? el("span.emoji", {}, emojiText(option.emoji)) : null, option.label]));
    } else fill(shown, el("span.placeholder", {}, component.placeholder || "Make a selection"));
    rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(values.includes(component.options[index].value)));
    });
    note.textContent = rangeText();
    done.disabled = values.length < minimum;
  }

  function rangeText() {
    const range = minimum === maximum ? `exactly ${maximum}` : minimum ? `${minimum} to ${maximum}` : `up to ${maximum}`;
    return `Choose ${range} · ${values.length} chosen`;
  }

  function highlight(index, scroll = true) {
    rows[current]?.classList.remove("current");
    current = index;
    rows[current]?.classList.add("current");
    if (rows[current]) {
      button.setAttribute("aria-activedescendant", rows[current].id);
      if (scroll) rows[current].scrollIntoView({ block: "nearest" });
    }
  }

  function pick(index) {
    const { value } = component.options[index];
    if (!several) {
      values = values.includes(value) && minimum === 0 ? [] : [value];
      close(true);
      return;
    }
    if (values.includes(value)) values = values.filter((each) => each !== value);
    else if (values.length < maximum) values = [...values, value];
    else list.classList.add("full");
    draw();
    if (live) chosen?.(values);
  }

  function open() {
    if (button.disabled) return;
    before = values.join("\n");
    list.hidden = false;
    root.classList.add("open");
    button.setAttribute("aria-expanded", "true");
    list.classList.remove("full");
    const space = innerHeight - button.getBoundingClientRect().bottom;
    list.classList.toggle("above", space < Math.min(320, rows.length * 44 + 20));
    highlight(Math.max(0, component.options.findIndex((option) => values.includes(option.value))));
    document.addEventListener("pointerdown", outside, true);
    list.scrollIntoView({ block: "nearest" });
  }

  function close(settle) {
    if (list.hidden) return;
    list.hidden = true;
    root.classList.remove("open");
    button.setAttribute("aria-expanded", "false");
    button.removeAttribute("aria-activedescendant");
    document.removeEventListener("pointerdown", outside, true);
    if (!settle || (several && values.length < minimum && !live)) values = before ? before.split("\n") : [];
    draw();
    const changed = values.join("\n") !== before;
    if (settle && chosen && (live || changed || !several)) chosen(values);
  }

  function outside(event) {
    if (!root.contains(event.target)) close(several);
  }

  button.addEventListener("click", () => (list.hidden ? open() : close(several)));
  button.addEventListener("keydown", (event) => {
    const closed = list.hidden;
    if (closed && ["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) open();
    else if (closed) return;
    else if (event.key === "ArrowDown") highlight(Math.min(current + 1, rows.length - 1));
    else if (event.key === "ArrowUp") highlight(Math.max(current - 1, 0));
    else if (event.key === "Home") highlight(0);
    else if (event.key === "End") highlight(rows.length - 1);
    else if (event.key === "Enter" || event.key === " ") pick(current);
    else if (event.key === "Escape") close(several);
    else if (event.key === "Tab") {
      close(several);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  draw();
  return { root, values: () => values, busy: (is) => { button.disabled = is || disabled; root.classList.toggle("busy", is); } };
}
