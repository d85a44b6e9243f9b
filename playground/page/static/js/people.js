/** Choosing the window's person, adding people, and opening windows for others. */

import { avatar, displayName } from "./avatars.js";
import { openDialog } from "./dialog.js";
import { el, fill, icon } from "./elements.js";

const MAX_NAME_LENGTH = 32;
/** Languages of clients; the last is none of Discord's, for looking at texts. */
const LOCALES = {
  "en-US": "English", de: "Deutsch", fr: "Français", "es-ES": "Español", "es-419": "Español (Latinoamérica)", ja: "日本語",
  "en-XA": "Éñglïïsh in disguise",
};

/** The people of the playground. */
export async function listPeople() {
  return (await fetchJson("client/people")).people;
}

/** The address of a window for a person. */
export function addressFor(person) {
  const address = new URL(location.href);
  address.search = new URLSearchParams({ as: person.id });
  address.hash = "";
  return address.href;
}

/**
 * Ask for the window's person and call `chosen(person)`. `me` is the current person, if any; `setDmsOpen(open)` changes
 * whether they accept direct messages, `setLocale(locale)` the language of their client.
 */
export async function choosePerson(chosen, { me = null, setDmsOpen, setLocale } = {}) {
  const people = await listPeople();
  const list = el("ul.people", {}, people.map((person) => entry(person)));
  const name = el("input", {
    type: "text", name: "name", maxlength: MAX_NAME_LENGTH, required: true, autocomplete: "off",
    placeholder: "Your name", "aria-label": "Your name",
  });
  const error = el("p.failed", { role: "alert", hidden: true });
  const form = el("form.new-person", { onsubmit: add }, name, el("button.button.primary", { type: "submit" }, "Join"));
  const dialog = openDialog({
    label: "Who are you?", name: "who", closable: Boolean(me),
    content: [
      el("h2", {}, me ? "Switch person" : "Who are you?"),
      el("p.lead", {}, me
        ? "Everybody here plays from this computer. Open a second window to play against yourself."
        : "Pick a person for this window, or join with your own name."),
      list, el("h3", {}, "New person"), form, error, me ? [localeSetting(), dmSetting()] : null,
    ],
  });
  if (!me && matchMedia("(hover: hover)").matches) name.focus();

  function entry(person) {
    const current = person.id === me?.id;
    const manages = person.manages ? "manages the server" : null;
    return el("li", {},
      el("button.person", {
        type: "button", "aria-current": current ? "true" : null, "aria-description": manages, onclick: () => pick(person),
      },
        avatar(person), el("span.place-name", {}, displayName(person)),
        manages ? el("span.here", { "aria-hidden": "true" }, manages) : null,
        current ? el("span.here", {}, "this window") : null),
      el("a.other-window", {
        href: addressFor(person), target: "_blank", rel: "noopener", title: `Open a new window as ${displayName(person)}`,
        "aria-label": `Open a new window as ${displayName(person)}`,
      }, icon("window")));
  }

  function localeSetting() {
    const options = Object.entries(LOCALES).map(([locale, name]) => el("option", { value: locale }, name));
    const choice = el("select", { onchange: () => setLocale(choice.value) }, options);
    choice.value = me.locale;
    return el("label.setting", {}, el("span", {}, `Discord's language for ${displayName(me)}`), choice);
  }

  function dmSetting() {
    const box = el("input", { type: "checkbox", role: "switch", onchange: () => setDmsOpen(box.checked) });
    box.checked = me.dms_open;
    return el("label.setting", {}, el("span", {}, `${displayName(me)} accepts direct messages`), box);
  }

  function pick(person) {
    dialog.close();
    if (person.id !== me?.id) chosen(person);
  }

  async function add(event) {
    event.preventDefault();
    error.hidden = true;
    try {
      pick(await fetchJson("client/people", { name: name.value }));
    } catch (refusal) {
      error.hidden = false;
      fill(error, icon("warning"), refusal.message);
    }
  }
}

async function fetchJson(path, body) {
  const options = body
    ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
    : { cache: "no-store" };
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.refused);
  return answer;
}
