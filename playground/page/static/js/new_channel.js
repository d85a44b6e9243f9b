/** The dialog for a new channel or thread. */

import { openDialog } from "./dialog.js";
import { el, fill, icon } from "./elements.js";

const MAX_NAME_LENGTH = 100;

/** Ask for a name, then create a thread of `place`, or a channel in its server. */
export function openNewChannelDialog(place, thread, client) {
  const title = thread ? `New thread in #${place.name}` : "New channel";
  const name = el("input", {
    type: "text", name: "name", maxlength: MAX_NAME_LENGTH, required: true, autocomplete: "off",
    placeholder: thread ? "Side table" : "another-table", "aria-label": "Name",
  });
  const error = el("p.failed", { role: "alert", hidden: true });
  const form = el("form.new-person", {}, name, el("button.button.primary", { type: "submit" }, "Create"));
  const dialog = openDialog({ label: title, name: "who", content: [el("h2", {}, title), el("p.lead", {}, thread
    ? "A thread is like a channel of its own, with room for another table."
    : "Each channel has room for one table."), form, error] });
  name.focus();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await client.createChannel(place.id, name.value, thread);
      dialog.close();
    } catch (refusal) {
      error.hidden = false;
      fill(error, icon("warning"), refusal.message);
    }
  });
}
