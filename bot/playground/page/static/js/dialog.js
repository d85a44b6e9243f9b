/** Dialogs over the page: one way to open them, with the browser's own focus keeping and Escape. */

import { el, icon } from "./elements.js";

/**
 * Open a dialog and return it. It leaves the page when it closes; `closable` false keeps it until the code closes it.
 * `closed` is called with nothing once it is gone.
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
