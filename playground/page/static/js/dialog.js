/** Dialogs, with the browser's own handling of focus and Escape. */

import { el, icon } from "./elements.js";

/**
 * Open a dialog and return it. With `closable` false only code can close it. `closed()` is called after it has closed.
 */
export function openDialog({ label, name, content, closable = true, closed = () => {} }) {
  const dialog = el(`dialog.${name}`, { "aria-label": label });
  if (closable) {
    dialog.append(el("button.close", { type: "button", "aria-label": "Close", onclick: () => dialog.close() }, icon("close")));
  }
  dialog.append(...content.filter(Boolean));
  dialog.addEventListener("cancel", (event) => {
    if (!closable) event.preventDefault();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
