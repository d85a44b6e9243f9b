/** Who this window is: choosing a person, adding one, and opening further windows for others. */

import { avatar, called } from "./avatars.js";
import { openDialog } from "./dialog.js";
import { el, fill, icon } from "./elements.js";

const LONGEST_NAME = 32;

/** The people of the playground. */
export async function listPeople() {
  return (await ask("client/people")).people;
}

/** The address of a window that is a given person. */
export function addressFor(person) {
  const address = new URL(location.href);
  address.search = new URLSearchParams({ as: person.id });
  address.hash = "";
  return address.href;
}

/**
 * Ask who this window should be; `chosen(person)` is called with the answer. `me` is who it is now, if anybody;
 * `takeDirects(open)` changes whether they take direct messages.
 */
export async function askWho(chosen, { me = null, takeDirects } = {}) {
  const people = await listPeople();
  const list = el("ul.people", {}, people.map((person) => entry(person)));
  const name = el("input", {
    type: "text", name: "name", maxlength: LONGEST_NAME, required: true, autocomplete: "off",
    placeholder: "Your name", "aria-label": "Your name",
  });
  const fault = el("p.failed", { role: "alert", hidden: true });
  const form = el("form.new-person", { onsubmit: add }, name, el("button.button.primary", { type: "submit" }, "Join"));
  const dialog = openDialog({
    label: "Who are you?", name: "who", closable: Boolean(me),
    content: [
      el("h2", {}, me ? "Switch person" : "Who are you?"),
      el("p.lead", {}, me
        ? "Everybody here is played from this computer. Open a second window to sit opposite yourself."
        : "Pick a person to be in this window, or come in under a name of your own."),
      list, el("h3", {}, "Somebody new"), form, fault, me ? directs() : null,
    ],
  });
  if (!me && matchMedia("(hover: hover)").matches) name.focus();

  function entry(person) {
    const current = person.id === me?.id;
    return el("li", {},
      el("button.person", { type: "button", "aria-current": current ? "true" : null, onclick: () => pick(person) },
        avatar(person), el("span.place-name", {}, called(person)), current ? el("span.here", {}, "this window") : null),
      el("a.other-window", {
        href: addressFor(person), target: "_blank", rel: "noopener", title: `Open a new window as ${called(person)}`,
        "aria-label": `Open a new window as ${called(person)}`,
      }, icon("window")));
  }

  function directs() {
    const box = el("input", { type: "checkbox", role: "switch", onchange: () => takeDirects(box.checked) });
    box.checked = me.dms_open;
    return el("label.setting", {}, el("span", {}, `${called(me)} takes direct messages`), box);
  }

  function pick(person) {
    dialog.close();
    if (person.id !== me?.id) chosen(person);
  }

  async function add(event) {
    event.preventDefault();
    fault.hidden = true;
    try {
      pick(await ask("client/people", { name: name.value }));
    } catch (error) {
      fault.hidden = false;
      fill(fault, icon("warning"), error.message);
    }
  }
}

async function ask(path, body) {
  const options = body
    ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
    : { cache: "no-store" };
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.refused);
  return answer;
}
