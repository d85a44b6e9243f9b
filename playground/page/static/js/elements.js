/** Creates elements. Text is always set as text, never as HTML. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Create an element: `el("button.primary", { type: "button", onclick: press }, "Draw")`.
 * Functions become listeners; `false`, `null` and `undefined` are skipped; `true` is an empty attribute.
 */
export function el(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...present(children));
  return element;
}

/** Replace the children of an element; nested lists are flattened, empty values skipped. */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
  return element;
}

function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h10M15 13l4 4-4 4",
  chats: "M4 5h16v11H10l-4 4v-4H4z",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  down: "M6 9l6 6 6-6",
  menu: "M4 6h16M4 12h16M4 18h16",
  send: "M4 4l17 8-17 8 3-8zM7 12h14",
  check: "M5 12.5l4.5 4.5L19 7",
  warning: "M12 3 2 20h20zM12 10v4M12 17v.5",
  people: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7M16 3.5a4 4 0 0 1 0 7M18 14.5c2.5 1 4 3.5 4 6.5",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  slash: "M15 5 9 19",
  window: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  pin: "M9 3h6l-1 6 4 4v2H6v-2l4-4zM12 15v6",
  reply: "M4 20v-6a6 6 0 0 1 6-6h10",
};

/** An icon. Icons are decoration, which screen readers skip. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Three animated dots that show waiting. */
export function dots() {
  return el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}
