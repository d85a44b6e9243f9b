/** Making a new channel, or a thread in one. */

import { openDialog } from "./dialog.js";
import { el, fill, icon } from "./elements.js";

const LONGEST_NAME = 100;

/** Ask for a name, and make a channel beside `place` or a thread in it. */
export function askName(place, thread, room) {
  const title = thread ? `New thread in #${place.name}` : "New channel";
  const name = el("input", {
    type: "text", name: "name", maxlength: LONGEST_NAME, required: true, autocomplete: "off",
    placeholder: thread ? "Side table" : "another-table", "aria-label": "Name",
  });
  const fault = el("p.failed", { role: "alert", hidden: true });
  const form = el("form.new-person", {}, name, el("button.button.primary", { type: "submit" }, "Create"));
  const dialog = openDialog({ label: title, name: "who", content: [el("h2", {}, title), el("p.lead", {}, thread
    ? "A thread is a channel of its own: a second table can stand in it."
    : "Each channel has room for one table."), form, fault] });
  name.focus();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await room.found(place.id, name.value, thread);
      dialog.close();
    } catch (error) {
      fault.hidden = false;
      fill(fault, icon("warning"), error.message);
    }
  });
}
